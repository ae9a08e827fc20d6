import type { RagResult } from "../results/rag-result.ts";
import type { Section } from "./section.ts";

export function ragSection({ documents, questions, table, measuredAt }: RagResult): Section {
  return {
    charts: [],
    markdown: `## Questions and answers

The sample app (\`apps/rag\`) asked ${questions} questions of ${documents} documents without a model: of what docsvc reads, and of the plain text that
pdf.js and liteparse read, without recognition, in chunks of 1,000 characters (${measuredAt.slice(0, 10)}). Search and ranking are the same for all.

The table flatters docsvc: the weights of the ranking are learned from these same questions, as docsvc reads them. Learned without the
questions that are asked, 71 % of its first answers have the right text in a box that covers the answer, of whatever size. Two questions are
about scans, which plain text does not have.

${table.join("\n")}
`,
  };
}
