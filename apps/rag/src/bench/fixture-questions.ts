/** Questions about the repository's own fixtures: the weights are learned from them, and whoever changes a sign can train again. */
import { readFile } from "node:fs/promises";
import { lettersOf, placesOf } from "../answer/place-quote.ts";
import { rowsOf } from "../answer/table.ts";
import type { IndexedPassage } from "../index/refresh.ts";
import { around } from "./around.ts";
import type { BenchQuestion } from "./questions.ts";

/** The documents that are asked, as the fixtures name them. */
export const ASKED_FIXTURES: readonly string[] = [
  "report/report.pdf",
  "paper/paper.pdf",
  "two-column/two-column.pdf",
  "two-column/newspaper.pdf",
  "letter/letter.pdf",
  "comments/comments.pdf",
  "ruled-tables/ruled-tables.pdf",
  "form/invoice.pdf",
  "scan/mixed.pdf",
  "office/minutes.docx",
  "statement/statement.pdf",
  "slides/slides.pdf",
];

/**
 * A line is file, question and what answers: words of a sentence with the answer in brackets, the row and the cell of a
 * table, or nothing where the document does not say.
 *
 * @param passages - as the documents were read: they have the places of the answers
 */
export async function fixtureQuestions(passages: readonly IndexedPassage[]): Promise<readonly BenchQuestion[]> {
  const lines = (await readFile(new URL("fixture-questions.tsv", import.meta.url), "utf8")).trimEnd().split("\n");
  return lines.map((line, at) => {
    const [file = "", question = "", says = ""] = line.split("\t");
    const own = passages.filter((passage) => passage.file === file);
    const [row, cell] = says.split(" | ");
    const truth = cell === undefined ? own.flatMap((passage) => ofWords(passage, says)) : ofCell(own, row!, cell);
    if (says !== "" && truth.length === 0) throw new Error(`${file} has nowhere what line ${at + 1} says: ${says}`);
    const answers = [cell ?? /\[(.*)\]/u.exec(says)?.[1] ?? says];
    return { id: `fixture-${at + 1}`, question, answerable: says !== "", file, answers, truth };
  });
}

function ofWords(passage: IndexedPassage, says: string): BenchQuestion["truth"] {
  const { lines } = passage;
  if (says === "" || !lettersOf(lines.map(({ text }) => text).join("")).includes(lettersOf(says))) return [];
  return placesOf(passage, says).map(({ page, boxes }) => ({ page, bbox: around(boxes) }));
}

function ofCell(passages: readonly IndexedPassage[], row: string, text: string): BenchQuestion["truth"] {
  const tables = passages.flatMap(({ cells = [] }) => (cells.length > 0 ? [rowsOf(cells)] : []));
  const cells = tables.flatMap((rows) =>
    rows.flatMap(({ label, all }) => {
      const isRow = label.endsWith(row) || all.some((cell) => cell.text === row);
      return isRow ? all.filter((cell) => cell.text === text) : [];
    }),
  );
  return cells.map(({ bbox, lines = [] }) => {
    const [{ page, boxes }] = placesOf({ bbox, lines }, text) as [ReturnType<typeof placesOf>[number]];
    return { page, bbox: around(boxes) };
  });
}
