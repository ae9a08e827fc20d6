import type { RagResult } from "../results/rag-result.ts";
import type { Section } from "./section.ts";

interface RagResults {
  /** Questions of others about papers and books. */
  readonly rag: RagResult;
  /** Questions that were written for this and taught nothing. */
  readonly keptAside: RagResult | undefined;
  /** Questions about documents of seven kinds, not asked while the answers were improved. */
  readonly byKind: RagResult | undefined;
  readonly filings: RagResult | undefined;
}

export function ragSection({ rag, keptAside, byKind, filings }: RagResults): Section {
  return {
    charts: [],
    markdown: `## Questions and answers

The sample app (\`apps/rag\`) asked ${rag.questions} questions of ${rag.documents} documents without a model: of what docsvc reads, and of the plain text that
pdf.js and liteparse read, without recognition, in chunks of 1,000 characters. Search and ranking are the same for all. The weights were learned
from none of these questions; they were in view while the app was built, and when two weights were stated
([decision](../decisions/2026-11-26-what-questions-mean.md)). Two questions are about scans, which plain text does not have.

\`npx pnpm rag bench --dir DIR --questions FILE\`:

${rag.table.join("\n")}

What falls short of its goal, and why: two boxes that count as missed are framed by their ink, while the true place is that of a font three lines high, and
its middle lies below the ink; the other misses are wrong answers. The true place is a few words and a frame is a line, which lowers the overlap.
${
  keptAside === undefined
    ? ""
    : `
${keptAside.questions} questions over ${keptAside.documents} documents in seven languages, written for this and kept aside: they taught no weight, and their single answers were not looked at.
Whoever wrote them also wrote the list of concepts. \`node benchmarks/rag/kept-aside.ts DIR\`:

${keptAside.table.join("\n")}

What is refused depends on one threshold; it is 0.3. The goals are at most 5 % refused though answerable, and 9 of 10 rightly refused:

${(keptAside.tradeOff ?? []).join("\n")}
`
}${
      byKind === undefined
        ? ""
        : `
${byKind.questions} questions over ${byKind.documents} manuals, forms, annual reports, letters, price lists, slides and sheets in four languages, all in one folder. They taught no weight; those of
the other half of the documents did. Whoever wrote them also wrote half of the concepts. \`node benchmarks/rag/by-kind.ts DIR closed\`:

${byKind.table.join("\n")}
`
    }${
      filings === undefined
        ? ""
        : `
${filings.questions} questions in the words of analysts, of ${filings.documents} quarterly reports of 184 pages together. A page counts as right if it has the value, in whatever table.
\`node benchmarks/rag/filings.ts DIR INDEX\`:

${filings.table.join("\n")}
`
    }`,
  };
}
