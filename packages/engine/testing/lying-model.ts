/**
 * A model that answers requests for values and rows with the truth mixed with false values; it reads the question from the request, as a model
 * would.
 */
import type { AskedModel, ModelReply } from "@docsvc/fixtures/model-server";
import { randomOf } from "./random.ts";

/** A value as it should be returned, and as it is printed. */
export interface True {
  readonly value: unknown;
  readonly printed: string;
}

export interface Truth {
  /** Keyed by field name. */
  readonly fields: Readonly<Record<string, True>>;
  readonly rows: readonly (readonly True[])[];
}

/** A false answer of the model, with its value. */
export type Lie = { readonly kind: LieKind; readonly name: string; readonly value: unknown };
export type LieKind =
  | "changed"
  | "of another field"
  | "wrong lines"
  | "wrong type"
  | "dropped"
  | "doubled"
  | "row dropped"
  | "row doubled"
  | "row of other lines"
  | "row invented";

interface Line {
  readonly id: number;
  readonly text: string;
}

/** An answer depends only on the question and how often it was asked, so requests may come in any order. */
export class LyingModel {
  readonly lies: Lie[] = [];
  readonly #asked = new Map<string, number>();
  readonly #share: number;
  #random: () => number = () => 0;

  /** @param share - share of the values and rows that are false */
  constructor(share: number) {
    this.#share = share;
  }

  answer({ text }: AskedModel, truth: Truth): ModelReply {
    const times = this.#asked.get(text) ?? 0;
    this.#asked.set(text, times + 1);
    this.#random = randomOf(times + Buffer.from(text).reduce((hash, byte) => (31 * hash + byte) | 0, 7));
    const lines = [...text.matchAll(/\[(\d+)\] (.*?)(?= {3}\[\d+\] |$)/gmu)].map(([, id, line]): Line => ({
      id: Number(id),
      text: line!,
    }));
    const asked = [...text.matchAll(/^\{"field":.*$/gmu)].map(([json]) => JSON.parse(json) as AskedField);
    return { json: text.startsWith("The rows of:") ? this.#rows(truth, lines) : this.#values(asked, truth, lines) };
  }

  #values(asked: readonly AskedField[], { fields }: Truth, lines: readonly Line[]): unknown {
    const values = asked.flatMap(({ field, name }): unknown[] => {
      const truth = fields[name];
      const answer = { field, value: truth?.value ?? null, lines: truth === undefined ? [] : linesWith(truth, lines) };
      if (truth === undefined || answer.lines.length === 0) return [{ ...answer, value: null }];
      if (this.#random() >= this.#share) return [answer];
      const kind = this.#one([
        "changed",
        "of another field",
        "wrong lines",
        "wrong type",
        "dropped",
        "doubled",
      ] as const);
      const other = this.#one(Object.values(fields).filter((one) => one !== truth));
      const lie = { ...answer, value: this.#changed(truth.value) };
      const answers: Readonly<Record<typeof kind, unknown[]>> = {
        changed: [lie],
        "of another field": [{ ...answer, value: other.value, lines: linesWith(other, lines) }],
        "wrong lines": [{ ...answer, lines: [this.#one(lines).id, 99_999] }],
        "wrong type": [{ ...answer, value: this.#one([[answer.value], { is: answer.value }, true, -1]), lines: "12" }],
        dropped: [],
        doubled: [lie, answer],
      };
      const { value } = (answers[kind][0] ?? { value: undefined }) as { readonly value?: unknown };
      this.lies.push({ kind, name, value });
      return answers[kind];
    });
    return { values };
  }

  #rows({ rows }: Truth, lines: readonly Line[]): unknown {
    const here = rows.filter((row) => rowLines(row, lines).length > 0);
    const answered = here.flatMap((row): unknown[] => {
      const honest = { lines: rowLines(row, lines), values: row.map(({ value }) => value) };
      if (this.#random() >= this.#share) return [honest];
      const kind = this.#one(["changed", "row dropped", "row doubled", "row of other lines", "row invented"] as const);
      const changed = { ...honest, values: honest.values.map((value) => this.#changed(value)) };
      const answers: Readonly<Record<typeof kind, unknown[]>> = {
        changed: [{ ...honest, values: honest.values.with(1, this.#changed(honest.values[1])) }],
        "row dropped": [],
        "row doubled": [honest, honest],
        "row of other lines": [{ ...honest, lines: [this.#one(lines).id] }],
        "row invented": [honest, changed],
      };
      this.lies.push({
        kind,
        name: "rows",
        value: (answers[kind].at(-1) as { values?: unknown[] } | undefined)?.values?.[1],
      });
      return answers[kind];
    });
    return { rows: answered };
  }

  #changed(value: unknown): unknown {
    if (typeof value === "number") return Math.round((value * 1.1 + 7.31) * 100) / 100;
    return String(value).replace(/[\p{L}\d](?=[^\p{L}\d]*$)/u, (char) =>
      /\d/u.test(char) ? String((Number(char) + 3) % 10) : "qx",
    );
  }

  #one<Value>(of: readonly Value[]): Value {
    return of[Math.floor(this.#random() * of.length)]!;
  }
}

interface AskedField {
  readonly field: number;
  readonly name: string;
}

function linesWith({ printed }: True, lines: readonly Line[]): number[] {
  const whole = lines.find(({ text }) => text === printed) ?? lines.find(({ text }) => text.includes(printed));
  return whole === undefined ? [] : [whole.id];
}

/** The lines of a row: from the line of its first value until every value has appeared. */
function rowLines(row: readonly True[], lines: readonly Line[]): number[] {
  const start = lines.findIndex(({ text }) => text === row[0]!.printed);
  return start < 0 ? [] : lines.slice(start, start + row.length).map(({ id }) => id);
}
