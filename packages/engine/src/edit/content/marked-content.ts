import type { PdfDict } from "@libpdf/core";
import { PdfString } from "@libpdf/core";
import { isDict, isName, type Operand } from "./operand.ts";
import { decodeText, dictOf, numberOf, type Resolve, textOf } from "./pdf-values.ts";
import type { Operation } from "./read-operations.ts";
import type { Splice } from "./splice.ts";

/** Entries of marked content with a text for what is drawn (ISO 32000-2, 14.9). */
const TEXTS = ["ActualText", "Alt", "E", "Contents", "Title"] as const;

interface Sequence {
  readonly start: number;
  readonly end: number;
  readonly operator: string;
  readonly tag: string;
  readonly mcid: number | null;
  /** Whether it has a text for what it encloses. */
  readonly speaks: boolean;
  isTouched: boolean;
}

/** Tracks the open marked-content sequences, and those whose text must be removed because some of their content is. */
export class MarkedContent {
  readonly #open: Sequence[] = [];
  readonly #touched: Sequence[] = [];
  readonly #resources: PdfDict;
  readonly #resolve: Resolve;
  readonly #mustGo: (text: string) => boolean;

  constructor(resources: PdfDict, resolve: Resolve, mustGo: (text: string) => boolean) {
    this.#resources = resources;
    this.#resolve = resolve;
    this.#mustGo = mustGo;
  }

  /** The id of the innermost open sequence that has one. */
  get mcid(): number | null {
    return this.#open.findLast(({ mcid }) => mcid !== null)?.mcid ?? null;
  }

  take({ operator, operands, start, end }: Operation): void {
    if (operator === "EMC") this.#open.pop();
    if (operator !== "BDC" && operator !== "BMC" && operator !== "DP") return;
    const tag = isName(operands[0]) ? operands[0].name : "Span";
    const { texts, mcid } = this.#properties(operands[1]);
    const sequence = { start, end, operator, tag, mcid, speaks: texts.length > 0, isTouched: false };
    if (operator !== "DP") this.#open.push(sequence);
    if (texts.some((text) => this.#mustGo(text))) this.#touchOne(sequence);
  }

  /** Called if content inside all open sequences is removed. */
  touch(): void {
    for (const sequence of this.#open) this.#touchOne(sequence);
  }

  changes(): Splice[] {
    return this.#touched.map(({ start, end, operator, tag, mcid }) => {
      const by = operator === "DP" ? "" : mcid === null ? `/${tag} BMC` : `/${tag} <</MCID ${mcid}>> BDC`;
      return { start, end, by };
    });
  }

  #touchOne(sequence: Sequence): void {
    if (sequence.isTouched || !sequence.speaks) return;
    sequence.isTouched = true;
    this.#touched.push(sequence);
  }

  #properties(operand: Operand | undefined): { texts: string[]; mcid: number | null } {
    if (isDict(operand)) {
      const mcid = operand.entries.get("MCID");
      const texts = TEXTS.flatMap((key) => {
        const value = operand.entries.get(key);
        return value instanceof Uint8Array ? [decodeText(value)] : [];
      });
      return { texts, mcid: typeof mcid === "number" ? mcid : null };
    }
    const properties = dictOf(this.#resources.get("Properties"), this.#resolve);
    const dict = isName(operand) ? dictOf(properties?.get(operand.name), this.#resolve) : null;
    if (dict === null) return { texts: [], mcid: null };
    const texts = TEXTS.flatMap((key) =>
      dict.get(key, this.#resolve) instanceof PdfString ? [textOf(dict.get(key), this.#resolve) ?? ""] : [],
    );
    return { texts, mcid: numberOf(dict.get("MCID"), this.#resolve) };
  }
}
