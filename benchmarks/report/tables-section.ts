import type { TablesResult } from "../results/tables-result.ts";
import type { ProducerName } from "../tables/producers.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

/**
 * @param styles - tables of every style, with random texts
 * @param documents - tables as in documents of one kind
 * @param continued - tables over several pages
 */
export function tablesSection(
  styles: TablesResult | undefined,
  documents: TablesResult | undefined,
  continued: TablesResult | undefined,
): Section {
  const parts = [
    ...(styles === undefined ? [] : [part(styles, STYLES)]),
    ...(documents === undefined ? [] : [part(documents, DOCUMENTS)]),
    ...(continued === undefined ? [] : [part(continued, CONTINUED)]),
  ];
  return {
    charts: [],
    markdown: `## Tables

Pages made at random, whose tables are set by several programs: what was set is the truth. TEDS: similarity of the tables, 1 is the truth;
structure: the same without the texts of the cells. The rules of docsvc were developed on pages of the same generators with other seeds, so
that these pages are new to it, but their kinds are not.

${parts.join("\n")}`,
  };
}

const STYLES = `ruled, booktabs, striped and borderless styles, cells over several rows and columns, wrapped cells, groups of rows, two columns, tables
side by side, six scripts.`;
const DOCUMENTS = `tables as statements, papers, bank accounts, price lists, timetables, data sheets, surveys and schedules have them, next to text,
turned, on landscape pages, in one column of two and across both.`;
const CONTINUED = `tables over two to four pages and more, with their header on each page or on the first alone, or two tables that a page break
parts. The truth is the joined table; docsvc-merged is docsvc with \`formatting.merge_tables\`.`;

function part(result: TablesResult, kinds: string): string {
  const producers = Object.keys(result.pages) as ProducerName[];
  const count = producers.reduce((sum, producer) => sum + result.pages[producer]!, 0);
  const rows = result.engines.map(({ name, version, teds, tedsStructure, byProducer, missed, falsePages }) => [
    `${name === "docsvc" ? "**docsvc**" : name} ${version}`,
    teds.toFixed(3),
    tedsStructure.toFixed(3),
    ...producers.map((producer) => byProducer[producer]?.toFixed(3) ?? ""),
    String(missed),
    String(falsePages),
  ]);
  const pages = producers.map((producer) => `${producer} ${result.pages[producer]}`).join(", ");
  return `${count} pages (seed ${result.seed}; ${pages}), and ${result.pagesWithout} with what only looks like a table: ${kinds}

${markdownTable(["engine", "TEDS:", "structure:", ...producers.map((producer) => `${producer}:`), "pages missed:", "false tables:"], rows)}
`;
}
