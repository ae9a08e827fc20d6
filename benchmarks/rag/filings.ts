/**
 * `node filings.ts DIR INDEX [--list] [--result FILE]`: asks the questions of filing-questions.tsv of DIR, which holds the quarterly reports that they name (public
 * records of the SEC) and any other long documents, and prints the goals. INDEX is where the index is kept.
 */
import { askSet } from "./ask-set.ts";

const [documents, indexDirectory] = process.argv.slice(2);
if (documents === undefined || indexDirectory === undefined) {
  throw new Error("Pass the folder and where to keep its index.");
}
const questions = new URL("filing-questions.tsv", import.meta.url);
await askSet({
  documents,
  indexDirectory,
  questions,
  columnsOf: (runs) => [["filings", runs]],
  goals: {
    pageAmongFive: "≥ 50",
    refusedThoughAnswerable: "≤ 30",
    firstText: "",
    firstTextAndPlace: "",
    firstPlace: "",
  },
});
