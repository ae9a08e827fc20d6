/**
 * A model that answers truthfully about a document with known values: it finds each value in the lines of the prompt, as a careful reader would,
 * and quotes them as printed. With `lies`, it returns another value of the page for a share of them.
 */
import type { AskedModel, ModelReply } from "@docsvc/fixtures/model-server";
import { randomOf } from "./random.ts";

interface Line {
  readonly id: number;
  readonly text: string;
}

interface Found {
  readonly value: unknown;
  readonly lines: readonly number[];
}

const NOTHING: Found = { value: null, lines: [] };
/** Lines of one value, such as an address. */
const MAX_LINES = 8;

export class TruthfulModel {
  readonly #truth: unknown;
  readonly #lies: number;
  readonly #random: () => number;

  readonly #statements: Readonly<Record<string, string>>;

  /**
   * @param truth - the correct data
   * @param statements - words of the lines that state booleans, by the booleans' paths
   */
  constructor(truth: unknown, lies = 0, seed = 1, statements: Readonly<Record<string, string>> = {}) {
    this.#truth = truth;
    this.#statements = statements;
    this.#lies = lies;
    this.#random = randomOf(seed);
  }

  answer({ text }: AskedModel): ModelReply {
    const [asked = "", document = ""] = text.split("\n\nDocument:\n");
    const lines = [...document.matchAll(/\[(\d+)\] (.*?)(?= {3}\[\d+\]|$)/gmu)].map(([, id, line]): Line => ({ id: Number(id), text: line! })); // prettier-ignore
    const fields = asked.split("\n").filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as { readonly field: number; readonly name: string }); // prettier-ignore
    const rowsOf = /^The rows of: ([^\n:]+)/u.exec(asked)?.[1];
    if (rowsOf === undefined) {
      return {
        json: { values: fields.map(({ field, name }) => ({ field, ...this.#say(name, lines) })) },
      };
    }
    const names = fields.map(({ name }) => name);
    return { json: { rows: rowsOfTruth(this.#truth, rowsOf.split("."), names).flatMap((row) => this.#sayRow(row, lines)) } }; // prettier-ignore
  }

  #say(name: string, lines: readonly Line[]): Found {
    const value = at(this.#truth, name);
    const statement = lines.find(
      ({ text }) => typeof value === "boolean" && text.includes(this.#statements[name] ?? "\n"),
    );
    const found = statement === undefined ? find(value, lines) : { value, lines: [statement.id] };
    if (found === null) return NOTHING;
    return this.#random() < this.#lies ? this.#lie(lines) : found;
  }

  /** Cells of a row are near each other: the search starts at the line with the row's rarest value. */
  #sayRow(row: readonly unknown[], lines: readonly Line[]): object[] {
    const anchors = row.map((value) => holding(value, lines)).filter(({ length }) => length > 0);
    const anchor = anchors.reduce<readonly Line[]>(
      (rarest, one) => (one.length < rarest.length ? one : rarest),
      lines,
    )[0]!;
    const near = lines.toSorted((a, b) => distance(lines, a, anchor) - distance(lines, b, anchor));
    const found = row.map((value) => find(value, near, lines));
    if (found.every((one) => one === null)) return [];
    if (found.filter((one) => one !== null).length < row.filter((value) => value !== null).length / 2) return [];
    const values = found.map((one) => (one !== null && this.#random() < this.#lies ? this.#lie(lines) : one));
    return [{ values: values.map((one) => one?.value ?? null), lines: [...new Set(values.flatMap((one) => one?.lines ?? []))] }]; // prettier-ignore
  }

  #lie(lines: readonly Line[]): Found {
    const line = lines[Math.floor(this.#random() * lines.length)]!;
    const words = line.text.split(" ");
    return { value: words[Math.floor(this.#random() * words.length)]!, lines: [line.id] };
  }
}

/** Rows as requested: nested arrays have the values of their group in front. */
function rowsOfTruth(truth: unknown, path: readonly string[], names: readonly string[]): unknown[][] {
  const items = at(truth, path.join("."));
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => {
    const inner = names.map((name) => /^(.*)\[\]\.?(.*)$/u.exec(name)).find((match) => match !== null);
    const nested = inner === undefined ? undefined : at(item, inner[1]!);
    const rows = Array.isArray(nested) ? (nested as unknown[]) : [undefined];
    return rows.map((row) =>
      names.map((name) => {
        const [, outer, rest] = /^(.*)\[\]\.?(.*)$/u.exec(name) ?? [];
        if (outer !== undefined) return rest === "" ? row : at(row, rest!);
        return typeof item === "object" && item !== null ? at(item, name) : item;
      }),
    );
  });
}

function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((one, name) => (typeof one === "object" && one !== null ? (one as Record<string, unknown>)[name] : undefined), value) ?? null; // prettier-ignore
}

function distance(lines: readonly Line[], line: Line, anchor: Line): number {
  return Math.abs(lines.indexOf(line) - lines.indexOf(anchor));
}

function find(value: unknown, near: readonly Line[], inOrder: readonly Line[] = near): Found | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return null;
  const [line] = holding(value, near);
  if (line !== undefined) {
    return { value: typeof value === "number" ? value : formIn(value, line.text)!, lines: [line.id] };
  }
  // Lines of one cell or paragraph have consecutive numbers.
  const numbered = inOrder.toSorted((a, b) => a.id - b.id);
  for (let count = 2; typeof value === "string" && count <= MAX_LINES; count++) {
    for (let first = 0; first < numbered.length; first++) {
      const run = numbered.slice(first, first + count);
      if (says(run.map(({ text }) => text).join(" "), value)) return { value, lines: run.map(({ id }) => id) };
    }
  }
  return null;
}

function holding(value: unknown, lines: readonly Line[]): Line[] {
  return lines.filter(({ text }) => formIn(value, text) !== undefined);
}

/** The value as a line prints it. */
function formIn(value: unknown, text: string): string | undefined {
  if (typeof value === "number") {
    return text.match(/\d[\d.,]*/gu)?.find((token) => [token.replaceAll(",", ""), token.replaceAll(".", "").replace(",", "."), token.replace(/[.,]$/u, "")].some((one) => Number(one) === value)); // prettier-ignore
  }
  if (typeof value !== "string" || value === "") return undefined;
  const date = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(value);
  if (date !== null) return formsOfDate(date).find((form) => text.toLowerCase().includes(form.toLowerCase()));
  return says(text, value) ? value : undefined;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

function formsOfDate([iso, year, month, day]: RegExpExecArray): string[] {
  const [d, m] = [Number(day), MONTHS[Number(month) - 1]!];
  const short = m.slice(0, 3);
  return [iso, `${m} ${d}, ${year}`, `${d} ${m} ${year}`, `${d} ${short} ${year}`, `${short} ${d}, ${year}`, `${day}-${short}-${year}`, `${day}/${month}/${year}`, `${month}/${day}/${year}`, `${day}.${month}.${year}`]; // prettier-ignore
}

/** Whether a text contains the value as whole words, in order. */
function says(text: string, value: string): boolean {
  return ` ${plain(text)} `.includes(` ${plain(value)} `);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
