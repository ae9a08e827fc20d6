import type { BoxesResult } from "../results/boxes-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function boxesSection({ kinds }: BoxesResult): Section {
  const share = (count: number, blocks: number): string => `${((100 * count) / blocks).toFixed(1)} %`;
  return {
    charts: [],
    markdown: `## Boxes of Office files, web pages, books and texts

Where LibreOffice or Chromium is installed, blocks get the boxes of their words on the pages that it prints. Each block and each cell of these
made documents has words that are nowhere else; \`pdftotext\` says where they were printed. *On its page*: the block's words on the page of its box
are all inside; a block that continues over the end of its page has one box, on one of its pages, so *all words* is less. *Strangers*: blocks whose box
also holds a word of another block; a block that continues in the next column has a box over both. *Aligning* is what finding the words costs after
both are read.

${markdownTable(
  ["documents", "pages:", "blocks:", "on its page:", "all words:", "strangers:", "low confidence:", "aligning a page:"],
  Object.entries(kinds).map(([name, kind]) => [
    name,
    String(kind.pages),
    String(kind.blocks),
    share(kind.coveringOnPage, kind.blocks),
    share(kind.covering, kind.blocks),
    share(kind.holdingStrangers, kind.blocks),
    share(kind.low, kind.blocks),
    `${((1000 * kind.alignSeconds) / kind.pages).toFixed(1)} ms`,
  ]),
)}
`,
  };
}
