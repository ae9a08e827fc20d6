import type { RagResult } from "../results/rag-result.ts";
import type { Section } from "./section.ts";

export function ragSection({ documents, questions, table, measuredAt }: RagResult): Section {
  return {
    charts: [],
    markdown: `## Questions and answers

The sample app (\`apps/rag\`) asked ${questions} questions of ${documents} documents without a model: of what docsvc reads, and of the plain text that
pdf.js and liteparse read, without recognition, in chunks of 1,000 characters (${measuredAt.slice(0, 10)}). Search and ranking are the same for all.

The table flatters docsvc: the weights of the ranking are learned from these same questions, as docsvc reads them. Learned without the
questions that are asked, 80 % of its first answers have the right text on the right page; 4 % of the answerable questions are refused, and
9 of 10 without an answer. Two questions are about scans, which plain text does not have.

The box is that of the cell, or of the lines of a sentence, that answer. Of a table the true place is often the row: then a box of its cell
alone counts as missed.

Twenty-five other questions, put as analysts put them, and eight without an answer, over six documents of 43 to 397 pages. The ranking
learned nothing of them; that found passages are spread over pages was chosen on them. The right page is among five found for 92 %, 36 % are refused though answerable, six of the eight rightly, and 16 % of the
first answers have the right text. What asks to compare or to compute is not answered by a quote.

${table.join("\n")}
`,
  };
}
