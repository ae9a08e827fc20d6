/**
 * Writes the generated parts of the documentation, between `<!-- NAME -->` and `<!-- /NAME -->`.
 * Run by `npm run docs`; with `--check` it writes nothing and fails if a document is out of date.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeHeadlines } from "../benchmarks/headlines.ts";
import { renderReport } from "../benchmarks/report/report.ts";
import { askAvailability, availabilityTable } from "./docs/availability.ts";
import { listDecisions, decisionsTable } from "./docs/decisions.ts";
import { listDependencies, dependenciesTable } from "./docs/dependencies.ts";
import { nameExtensions, formatsTable, writeExtensions } from "./docs/formats.ts";
import { kindsTable } from "./docs/kinds.ts";
import { describeBadges, describeReport, describeSupport, PROJECT } from "./docs/project.ts";
import { describeLicences, listShipped } from "./docs/shipped.ts";
import { fillSection } from "./docs/section.ts";
import { describeErrors } from "./docs/troubleshooting.ts";

const root = join(import.meta.dirname, "..");
const availability = availabilityTable(await askAvailability());
const report = describeReport(PROJECT);
const SECTIONS: readonly (readonly [file: string, name: string, text: string])[] = [
  ["README.md", "badges", describeBadges(PROJECT)],
  ["SECURITY.md", "report", report],
  ["CODE_OF_CONDUCT.md", "report", report],
  ["SUPPORT.md", "support", describeSupport(PROJECT)],
  ["README.md", "availability", availability],
  ["README.md", "measured", await describeHeadlines()],
  ["apps/server/README.md", "availability", availability],
  ["README.md", "formats", nameExtensions()],
  ["apps/server/README.md", "formats", formatsTable()],
  ["docs/form-of-a-page.md", "kinds", kindsTable()],
  ["docs/troubleshooting.md", "errors", describeErrors()],
  ["docs/decisions/README.md", "decisions", decisionsTable(listDecisions(root))],
  ["docs/dependencies.md", "dependencies", dependenciesTable(listDependencies(root))],
  ["docs/dependencies.md", "licences", describeLicences(listShipped(root))],
];

for (const [file, name, text] of SECTIONS) {
  await update(file, name, (before) => fillSection(before, name, text));
}
await update("packages/client/src/records/extensions.ts", "formats", writeExtensions);
const { pages, charts } = await renderReport();
for (const [path, text] of Object.entries(pages)) await update(`docs/${path}`, "measurements", () => text);
for (const { name, drawing } of charts) await update(`docs/benchmarks/${name}`, "plot", () => drawing);

async function update(file: string, what: string, change: (before: string) => string): Promise<void> {
  const path = join(root, file);
  const before = await readFile(path, "utf8").catch(() => "");
  const after = change(before);
  if (after === before) return;
  if (process.argv.includes("--check")) {
    console.error(`${file} is behind the code. Run \`npm run docs\`.`);
    process.exitCode = 1;
  } else {
    await writeFile(path, after);
    console.log(`${file}: ${what}`);
  }
}
