/**
 * The facts of the generated documents: one fact per line, one file per language. A line has a domain, a form, a text with the answer in brackets,
 * and questions. Forms: `h` a title, `s` a sentence, `k` a label with its value, `t` a table, `u` a question that no document answers.
 */
import { readFile } from "node:fs/promises";
import type { MadeLanguage } from "./fill.ts";

export interface Fact {
  readonly form: "h" | "s" | "k" | "u";
  readonly says: string;
  readonly questions: readonly string[];
}

export interface TableFact {
  readonly form: "t";
  readonly caption: string;
  readonly headers: readonly string[];
  readonly rows: readonly string[];
  /** Lowest and highest value of each column except the first. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly questions: readonly TableQuestion[];
}

export interface TableQuestion {
  /** Contains `{row}` if it names a row. */
  readonly text: string;
  readonly column: number;
  /** Set if the row with the highest or lowest value is the answer. */
  readonly extreme: "max" | "min" | undefined;
}

export interface Domain {
  readonly language: MadeLanguage;
  readonly name: string;
  /** Index within its language: all languages list the same domains in the same order. */
  readonly at: number;
  readonly facts: readonly (Fact | TableFact)[];
}

export async function domainsOf(language: MadeLanguage): Promise<readonly Domain[]> {
  const lines = (await readFile(new URL(`${language}.tsv`, import.meta.url), "utf8")).trimEnd().split("\n");
  const groups = Map.groupBy(
    lines.map((line) => line.split("\t")),
    ([name]) => name!,
  );
  return [...groups].map(([name, rows], at) => ({ language, name, at, facts: rows.map(factOf) }));
}

function factOf([, form, says = "", questions = ""]: readonly string[]): Fact | TableFact {
  if (form === "t") return tableOf(says);
  return { form: form as Fact["form"], says, questions: questions === "" ? [] : questions.split(" | ") };
}

function tableOf(text: string): TableFact {
  const [caption = "", headers = "", rows = "", ranges = "", ...questions] = text.split("|");
  return {
    form: "t",
    caption,
    headers: headers.split(";"),
    rows: rows.split(";"),
    ranges: ranges.split(";").map((range) => range.split("-").map(Number) as [number, number]),
    questions: questions.map((question) => {
      const [, extreme, column, asked] = /^(max|min)?(\d):(.*)$/u.exec(question)!;
      return { text: asked!, column: Number(column), extreme: extreme as TableQuestion["extreme"] };
    }),
  };
}
