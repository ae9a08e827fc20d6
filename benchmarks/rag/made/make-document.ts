/** A generated document in HTML, with questions about it and their answers. */
import { drawOf, fill, type Draw } from "./fill.ts";
import type { Domain, Fact, TableFact } from "./facts.ts";

export interface Asked {
  readonly question: string;
  /** A text with the answer in brackets, "row | cell" for a table, or nothing. */
  readonly says: string;
}

export interface MadeDocument {
  readonly name: string;
  readonly html: string;
  readonly asked: readonly Asked[];
}

/** @param wording - selects which of a fact's questions is asked, and the document's layout */
export function makeDocument(domain: Domain, wording: number): MadeDocument {
  const { language, name, at, facts } = domain;
  const draw = drawOf(1000 * wording + 100 * LANGUAGE_SEEDS[language] + at);
  const parts: string[] = [];
  const asked: Asked[] = [];
  const sentences: string[] = [];
  for (const fact of facts) {
    if (fact.form === "t") {
      const { html, questions } = makeTable(fact, draw);
      parts.push(html);
      asked.push(...questions);
      continue;
    }
    const { says, questions } = filled(fact, domain, draw);
    asked.push(...questions.slice(wording, wording + 1).map((question) => ({ question, says })));
    const shown = says.replaceAll(/[[\]]/gu, "");
    if (fact.form === "h") parts.push(`<h1>${shown}</h1>`);
    if (fact.form === "k") parts.push(labelled(shown, wording));
    if (fact.form === "s") sentences.push(shown);
  }
  const order = sentences.map((text) => ({ text, by: draw.whole(0, 999) })).sort((one, other) => one.by - other.by);
  const text = order.map((sentence) => sentence.text);
  const half = Math.ceil(text.length / 2);
  const blocks =
    wording === 0 ? [text.slice(0, half), text.slice(half)].map((own) => `<p>${own.join(" ")}</p>`) : [listOf(text)];
  const body = [
    parts[0],
    ...draw.pick([
      [...blocks, ...parts.slice(1)],
      [...parts.slice(1), ...blocks],
    ]),
  ].join("\n");
  return { name: `${name}-${language}`, html: pageOf(body, language, draw), asked };
}

const LANGUAGE_SEEDS = { en: 1, de: 2, fr: 3, es: 4 } as const;

function filled({ says, questions }: Fact, { language }: Domain, draw: Draw): Pick<Fact, "says" | "questions"> {
  return { says: fill(says, language, draw), questions };
}

function labelled(text: string, wording: number): string {
  const [label = "", value = ""] = text.split(/\s?:\s(.*)/u);
  return wording === 0 ? `<p>${text}</p>` : `<table class="bare"><tr><td>${label}</td><td>${value}</td></tr></table>`;
}

function listOf(sentences: readonly string[]): string {
  return `<ul>${sentences.map((text) => `<li>${text}</li>`).join("")}</ul>`;
}

function makeTable(fact: TableFact, draw: Draw): { html: string; questions: readonly Asked[] } {
  const { caption, headers, rows, ranges } = fact;
  const columns = ranges.map(([from, to]) => distinctNumbers(rows.length, from, to, draw));
  const cells = rows.map((row, at) => [row, ...columns.map((column) => String(column[at]))]);
  const html = `<p class="caption">${caption}</p><table class="ruled"><tr>${headers.map((header) => `<th>${header}</th>`).join("")}</tr>${cells
    .map((own) => `<tr>${own.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</table>`;
  const questions = fact.questions.map(({ text, column, extreme }): Asked => {
    const values = columns[column - 1]!;
    const best = extreme === "max" ? Math.max(...values) : Math.min(...values);
    const at = extreme === undefined ? draw.whole(0, rows.length - 1) : values.indexOf(best);
    const row = rows[at]!;
    return { question: text.replace("{row}", row), says: `${row} | ${extreme === undefined ? values[at] : row}` };
  });
  return { html, questions };
}

function distinctNumbers(count: number, from: number, to: number, draw: Draw): readonly number[] {
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(draw.whole(from, to));
  return [...numbers];
}

/** A page with a font, a size, columns and rules that are drawn by chance. */
export function pageOf(body: string, language: string, draw: Draw): string {
  const font = draw.pick(["Liberation Serif", "Liberation Sans", "DejaVu Serif", "DejaVu Sans"]);
  const size = draw.pick([9, 10, 11, 12]);
  const columns = draw.pick(["", "", "column-count: 2; column-gap: 18pt"]);
  const rule = draw.pick([
    "td, th { border: 0.6pt solid #444 }",
    "tr { border-bottom: 0.6pt solid #888 }",
    "th { border-bottom: 1pt solid #000 }",
  ]);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
@page { size: ${draw.pick(["A4", "A5", "letter"])}; margin: 18mm }
body { font: ${size}pt/1.35 "${font}"; ${columns} } h1 { font-size: ${size + 6}pt; column-span: all }
table.ruled { border-collapse: collapse } .ruled td, .ruled th { padding: 2pt 7pt; text-align: left } ${rule.replaceAll(/(td|th|tr)/gu, ".ruled $1")}
.bare td { padding: 1pt 12pt 1pt 0 } .bare td:first-child { width: 120pt }
</style><body>${body}</body></html>`;
}
