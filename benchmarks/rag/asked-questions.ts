/** Questions in tab-separated files: each with its document, the question, and the words that answer it. */
import { readFile } from "node:fs/promises";
import { lettersOf, placesOf } from "@docsvc/rag/src/answer/place-quote.ts";
import type { IndexedPassage } from "@docsvc/rag/src/index/refresh.ts";
import { rowsOf } from "@docsvc/rag/src/read/table.ts";
import { around } from "./around.ts";
import type { BenchQuestion } from "./questions.ts";

/**
 * A line has a file, a question and its answer: words of a sentence with the answer in brackets, the row and the cell of a
 * table, or nothing if the document does not answer.
 *
 * @param path - of the tab-separated file
 * @param passages - the documents as they were read, with the places of the answers
 * @throws Error for words that are nowhere in the document
 */
export async function askedQuestions(
  path: string | URL,
  passages: readonly IndexedPassage[],
): Promise<readonly BenchQuestion[]> {
  const lines = (await readFile(path, "utf8")).trimEnd().split("\n");
  return lines.map((line, at) => {
    const [file = "", question = "", says = ""] = line.split("\t");
    const own = passages.filter((passage) => passage.file === file);
    const [row, cell] = says.split(" | ");
    const truth = cell === undefined ? own.flatMap((passage) => ofWords(passage, says)) : ofCell(own, row!, cell);
    if (says !== "" && truth.length === 0) {
      process.stderr.write(`${file} has nowhere what line ${at + 1} says: ${says}\n`);
    }
    const answers = [cell ?? /\[(.*)\]/u.exec(says)?.[1] ?? says];
    return { id: `${file}-${at + 1}`, question, answerable: says !== "", file, answers, truth };
  });
}

function ofWords(passage: IndexedPassage, says: string): BenchQuestion["truth"] {
  const lines = passage.cells?.flatMap((cell) => cell.lines ?? []) ?? passage.lines;
  if (says === "" || !lettersOf(lines.map(({ text }) => text).join("")).includes(lettersOf(says))) return [];
  const key = /\[(.*)\]/u.exec(says)?.[1] ?? says;
  return placesOf({ ...passage, lines }, says, key).map(({ page, boxes }) => ({ page, bbox: around(boxes) }));
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
