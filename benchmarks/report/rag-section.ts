import type { RagResult } from "../results/rag-result.ts";
import type { Section } from "./section.ts";

export function ragSection({ documents, questions, table, measuredAt }: RagResult): Section {
  return {
    charts: [],
    markdown: `## Questions and answers

The sample app (\`apps/rag\`) asked ${questions} questions of ${documents} documents without a model: of what docsvc reads, and of the plain text that
pdf.js and liteparse read, without recognition, in chunks of 1,000 characters (${measuredAt.slice(0, 10)}). Search and ranking are the same for all.

The table flatters docsvc: the weights of the ranking are learned from these same questions, as docsvc reads them. Learned without the
questions that are asked, 76 % of its first answers have the right text on the right page; 4 % of the answerable questions are refused, and
9 of 10 without an answer. Two questions are about scans, which plain text does not have.

What falls short of its goal, and why:

- The first box. Of a table the true place is often the row, from its name to the value: a box of the answering cell alone counts as
  missed, four times. Twice the true box is that of the font, three lines high, and its middle lies below the ink that is framed. The other
  misses are wrong answers, and sentences of many lines of which no part stands out.
- The overlap. The true place is a few words; a frame is the lines that have the answer, as far as the sentence goes, and as high as the ink
  instead of the font. Framing single words overlaps more where it is right, and missed the answer more often on questions that taught nothing.

Twenty-five other questions, put as analysts put them, and eight without an answer, over six documents of 43 to 397 pages. The ranking
learned nothing of them; that found passages are spread over pages was chosen on them. The right page is among five found for 88 %, 36 % are
refused though answerable, seven of the eight rightly, and 16 % of the first answers have the right text. Most of what was refused
is in the statements of three filings, whose tables were partly read as columns apart when this was measured (2026-11-23). They are read
whole since, and of seventeen questions about them, asked by hand, thirteen are answered rightly at first. What asks to compute is not
answered by a quote.

Of 93 questions about the repository's own fixtures, which taught no weight, 71 % of the first answers have the right text, 70 % of the first
boxes are on the answer, and 17 % are refused; of 14 without an answer, 7 are rightly refused.

${table.join("\n")}
`,
  };
}
