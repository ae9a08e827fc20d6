import type { Block, FullResult } from "@docsvc/openapi";
import { type ChartContent, splitChart } from "./chart-content.ts";
import { escapeHtml } from "./escape-html.ts";
import { type Captioned, claimCaptions } from "./html/captions.ts";
import { listToHtml } from "./html/list.ts";
import { writtenTableToHtml } from "./html/table.ts";
import { inlineHtml } from "./html/inline-html.ts";
import { plainContent } from "./inline/wanted-runs.ts";
import { isInItem, quoteDepth } from "./markdown/block.ts";
import { joinPieces } from "./pieces.ts";
import { blocksOf, type FlowOptions, type RenderOptions, readingFlow } from "./reading-flow.ts";
import { readTable } from "./table/read-table.ts";
import { replaceBreaks } from "./replace-breaks.ts";
import { isPreformatted } from "./preformatted.ts";

/**
 * Renders a parsed document as a standalone HTML page without scripts and external resources: headings, nested lists,
 * tables with spans, figures with captions. The first block of page 3 has the id `page-3`. Clean by default; see
 * {@link RenderOptions}.
 */
export function renderHtml(result: FullResult, options: RenderOptions = {}): string {
  const title = blocksOf(result).find((block) => block.type === "Title");
  return joinPieces(
    htmlPieces(blocksOf(result), title && plainContent(title), { ...options, structure: result.structure }),
  );
}

/** Renders blocks in the same way, in pieces. */
export function* htmlPieces(
  blocks: Iterable<Block>,
  title: string | undefined,
  options: FlowOptions,
): Generator<string> {
  yield beginning(title ?? "Document");
  let gap = "";
  let quotes = 0;
  for (const run of toRuns(claimCaptions(readingFlow(blocks, options)))) {
    const depth = quoteDepth(run.blocks[0]!);
    yield gap + quoteTags(quotes, depth) + runToHtml(run);
    quotes = depth;
    gap = "\n";
  }
  yield quoteTags(quotes, 0) + END;
}

function beginning(title: string): string {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; }
th, td { border: 1px solid #999; padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; }
pre { overflow-x: auto; }
figure { margin: 1.5rem 0; overflow-x: auto; }
figcaption, header, footer { color: #555; }
ul.printed { list-style: none; }
</style>
</head>
<body>
<main>
`;
}

const END = `
</main>
</body>
</html>
`;

function quoteTags(before: number, after: number): string {
  return after >= before ? "<blockquote>\n".repeat(after - before) : "</blockquote>\n".repeat(before - after);
}

/** Consecutive list items, with their paragraphs, form one list; any other block is alone. Page anchors go to whole runs. */
interface Run {
  readonly blocks: readonly Captioned[];
  readonly anchor: string;
}

function* toRuns(blocks: Iterable<Captioned>): Generator<Run> {
  let run: Captioned[] = [];
  let anchor = "";
  let page = 0;
  for (const block of blocks) {
    const opens = block.bbox.page !== page;
    page = block.bbox.page;
    const first = run[0];
    const isSameQuote = first !== undefined && quoteDepth(first) === quoteDepth(block);
    const continues =
      ((block.type === "List Item" || isInItem(block)) && first?.type === "List Item") ||
      (block.metadata?.definition !== undefined && first?.metadata?.definition !== undefined);
    if (!opens && isSameQuote && continues) {
      run.push(block);
      continue;
    }
    if (run.length > 0) yield { blocks: run, anchor };
    run = [block];
    anchor = opens ? ` id="page-${page}"` : "";
  }
  if (run.length > 0) yield { blocks: run, anchor };
}

function runToHtml({ blocks, anchor }: Run): string {
  const [block] = blocks;
  if (!block) return "";
  if (block.type === "List Item") return listToHtml(blocks, anchor);
  if (block.metadata?.definition !== undefined) return definitionsToHtml(blocks, anchor);
  if (block.type === "Title") return heading(block, 1, anchor);
  if (block.type === "Section Header") return heading(block, 2, anchor);
  if (block.type === "Table") return figure(writtenTableToHtml(readTable(block.content)), block.captionBlock, anchor);
  const chart = splitChart(block);
  if (chart !== null) return figure(chartToHtml(chart), block.captionBlock, anchor);
  if (block.type === "Figure") return figure(block.content === "" ? "" : paragraph(block), block.captionBlock, anchor);
  if (block.type === "Header") return `<header${anchor}>${inlineHtml(block)}</header>`;
  if (block.type === "Footer" || block.type === "Page Number") return `<footer${anchor}>${inlineHtml(block)}</footer>`;
  if (block.type === "Comment") return `<aside${anchor}>${paragraph(block)}</aside>`;
  if (isPreformatted(block)) return code(block, anchor);
  return paragraph(block, anchor);
}

function chartToHtml({ head, table }: ChartContent): string {
  const title = head === "" ? "" : `<p>${replaceBreaks(escapeHtml(head), "<br>")}</p>`;
  return title + writtenTableToHtml(readTable(table));
}

/** A heading is always bold, so its runs are not marked as bold. */
function heading(block: Block, defaultLevel: number, anchor: string): string {
  const level = block.level ?? defaultLevel;
  const runs = block.runs?.map(({ bold: _bold, underline: _underline, ...run }) => run);
  return `<h${level}${anchor}>${inlineHtml({ ...block, ...(runs && { runs }) })}</h${level}>`;
}

function paragraph(block: Block, anchor = ""): string {
  return `<p${anchor}>${inlineHtml(block)}</p>`;
}

function code(block: Block, anchor: string): string {
  const { language } = block.metadata ?? {};
  const named = language === undefined ? "" : ` class="language-${escapeHtml(language)}"`;
  return `<pre${anchor}><code${named}>${escapeHtml(plainContent(block))}</code></pre>`;
}

function definitionsToHtml(blocks: readonly Block[], anchor: string): string {
  const items = blocks.map((block) => {
    const tag = block.metadata?.definition === "term" ? "dt" : "dd";
    return `<${tag}>${inlineHtml(block)}</${tag}>`;
  });
  return `<dl${anchor}>\n${items.join("\n")}\n</dl>`;
}

function figure(inner: string, caption: Block | undefined, anchor: string): string {
  const figcaption = caption ? `<figcaption>${inlineHtml(caption)}</figcaption>` : "";
  return `<figure${anchor}>\n${[inner, figcaption].filter((part) => part !== "").join("\n")}\n</figure>`;
}
