import type { SourcesResult } from "../results/sources-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export function sourcesSection({ documents, sources, engines }: SourcesResult): Section {
  const rows = engines.map((engine) => [
    `${engine.name === "docsvc" ? "**docsvc**" : engine.name} ${engine.version}`,
    `${engine.overall.toFixed(3)} (${engine.interval.map((end) => end.toFixed(3)).join("–")})`,
    engine.worstTenth.toFixed(3),
    String(engine.low),
    engine.nid.toFixed(3),
    `${engine.headings.precision.toFixed(3)} / ${engine.headings.recall.toFixed(3)}`,
    engine.mhs.toFixed(3),
    `${engine.tables.precision.toFixed(3)} / ${engine.tables.recall.toFixed(3)}`,
    engine.teds.toFixed(3),
  ]);
  const names = Object.keys(engines[0]?.sources ?? {}).sort();
  const bySource = names.map((name) => [name, ...engines.map((engine) => engine.sources[name]!.toFixed(3))]);
  return {
    charts: [],
    markdown: `## Sources that nothing was learned of

${documents} pages of ${sources} manuals that other people wrote, as HTML in packages of Debian. No rule and no weight was made with these manuals in view. Chromium printed each page in a random style sheet; the
truth is the author's markup, by the tags that Chromium writes and the engines do not get to see. Overall is the mean of the sources' means, in brackets where 95 of 100 means lie if other sources had been drawn (bootstrap).
*Worst tenth* is the mean of the tenth of pages that score lowest; *low* counts those below 0.6. P and R are precision and recall: of headings by their
texts, of tables by the pages that hold any. Authors who set a heading as a bold paragraph make every engine wrong that calls it one: precision is a lower estimate for all.

${markdownTable(["engine", "overall:", "worst tenth:", "low:", "NID:", "headings P / R:", "MHS:", "tables P / R:", "TEDS:"], rows)}

By source:

${markdownTable(["source", ...engines.map(({ name }) => `${name}:`)], bySource)}
`,
  };
}
