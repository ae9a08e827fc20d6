import type { TablesResult } from "../results/tables-result.ts";
import type { ProducerName } from "../tables/producers.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function tablesSection(result: TablesResult): Section {
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
  return {
    charts: [],
    markdown: `## Tables

${count} pages with tables made at random (seed ${result.seed}; ${pages}), and ${result.pagesWithout} with what only looks like one: ruled, booktabs,
striped and borderless styles, cells over several rows and columns, wrapped cells, groups of rows, two columns, tables side by side, six
scripts. What was set is the truth. TEDS: similarity of the tables, 1 is the truth; structure: the same without the texts of the cells. The
rules of docsvc were developed on pages of the same generator with another seed, so that these pages are new to it, but their kinds are not.

${markdownTable(["engine", "TEDS:", "structure:", ...producers.map((producer) => `${producer}:`), "pages missed:", "false tables:"], rows)}
`,
  };
}
