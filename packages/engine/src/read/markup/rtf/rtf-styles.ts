import type { MarkupBlock } from "../../../markup-layout/markup.ts";
import { definitionStyle, isCodeLineStyle, isQuoteStyle } from "../style-names.ts";
import type { RtfSink, RtfState } from "./rtf-state.ts";

interface RtfStyle {
  name: string;
  readonly basedOn: number | undefined;
  readonly outline: number | undefined;
}

const DEEPEST_HEADING = 6;
/** The outline level of body text. */
const NO_HEADING = 9;
/** Styles inherit over a few steps; more steps are a cycle. */
const MAX_STEPS = 20;

/** The style sheet: each of its groups defines a style, with its name as text. */
export class RtfStyles implements RtfSink {
  readonly #styles = new Map<number, RtfStyle>();

  add(text: string, { style, basedOn, outline }: RtfState): void {
    const before = this.#styles.get(style)?.name ?? "";
    if (before.endsWith(";")) return;
    this.#styles.set(style, { name: before + text.trimEnd(), basedOn, outline });
  }

  name({ style, outline }: RtfState): NamedBlock {
    const chain = this.#chainOf(style);
    const level = outline ?? chain.map((one) => one.outline ?? levelOfName(one.name)).find((one) => one !== undefined);
    const isTitle = chain.some(({ name }) => /^title;?$/i.test(name));
    if (isTitle && outline === undefined) return { type: "Title", level: 1 };
    if (level === undefined || level < 0 || level >= NO_HEADING) {
      if (chain.some(({ name }) => isCodeLineStyle(name))) return { type: "Text", preformatted: true };
      if (chain.some(({ name }) => isQuoteStyle(name))) return { type: "Text", quote: 1 };
      const definition = definitionStyle(chain[0]?.name.replace(/;$/, "") ?? "");
      return { type: "Text", ...(definition !== undefined && { definition }) };
    }
    return { type: "Section Header", level: Math.min(DEEPEST_HEADING, level + 1) };
  }

  /** The style, the style that it is based on, and so on. */
  #chainOf(style: number): readonly RtfStyle[] {
    const chain: RtfStyle[] = [];
    let id: number | undefined = style;
    while (id !== undefined && chain.length < MAX_STEPS) {
      const found: RtfStyle | undefined = this.#styles.get(id);
      if (found !== undefined) chain.push(found);
      id = found?.basedOn === id ? undefined : found?.basedOn;
    }
    return chain;
  }
}

/** The type of a paragraph by its style. */
export type NamedBlock = Pick<MarkupBlock, "type" | "level" | "preformatted" | "quote" | "definition">;

/** Old programs write no outline levels. */
function levelOfName(name: string): number | undefined {
  const [, digit] = /^heading ([1-9]);?$/i.exec(name) ?? [];
  return digit === undefined ? undefined : Number(digit) - 1;
}
