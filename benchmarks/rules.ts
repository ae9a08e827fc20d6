/**
 * Measures the value of each rule: `node benchmarks/rules.ts --pages DIR [--tables DIR] [--corpus DIR] [--documents DIR…]`.
 *
 * Each function of text, layout, table, page and structure that can refuse, find nothing or return its argument is switched off
 * in turn, over all documents in which it had an effect. `--pages` is a folder of `benchmarks/training/make-pages.ts`, `--tables` one that
 * `tables.ts --keep` leaves, `--corpus` one with hand-made truth, `--documents` any PDFs: for these only changes are counted.
 * Writes `docs/reference/rules.md`. `--dead FILE` also searches for rules that can be removed together without loss, longest first.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { judgedDocuments, otherDocuments, type RuledDocument, tablePages, trainingPages } from "./rules/corpora.ts";
import { Measuring, type Verdict } from "./rules/measuring.ts";
import { loadEngine } from "./rules/read-again.ts";
import { wireEngine } from "./rules/wire-engine.ts";
import { toPage } from "./rules/write-rules.ts";
import { Random } from "./tables/random.ts";
import { readCorpus } from "./tables/read-corpus.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "string", multiple: true, default: [] },
    tables: { type: "string", multiple: true, default: [] },
    corpus: { type: "string" },
    documents: { type: "string", multiple: true, default: [] },
    dead: { type: "string" },
    only: { type: "string", default: "" },
    "dry-run": { type: "boolean", default: false },
  },
});
const switchboard = wireEngine();
const engine = await loadEngine();
const documents: RuledDocument[] = [];
for (const folder of values.pages) documents.push(...(await trainingPages(folder)));
for (const folder of values.tables) documents.push(...tablePages("tables", await readCorpus(folder)));
if (values.corpus !== undefined) documents.push(...(await judgedDocuments(values.corpus)));
for (const folder of values.documents) documents.push(...(await otherDocuments("other", folder)));
// Each rule is tested on some of the documents, which are shuffled so that these include all families.
const mixed = new Random(1).shuffle(documents);

const measuring = await Measuring.begin({ engine, switchboard, documents: mixed });
const verdicts: Verdict[] = [];
for (const [number, found] of switchboard.switches.entries()) {
  if (!found.file.startsWith(values.only)) continue;
  const verdict = { ...found, ...measuring.without(number) };
  verdicts.push(verdict);
  console.log(
    `${found.file} ${found.name}: ${verdict.changed} of ${verdict.spoke} change, earns ${verdict.earns.toFixed(3)}`,
  );
}
if (!values["dry-run"]) {
  await writeFile(new URL("../docs/reference/rules.md", import.meta.url), toPage(verdicts, documents));
}
if (values.dead !== undefined) {
  const dead = measuring.withoutLoss(verdicts);
  await writeFile(values.dead, `${dead.map(({ file, name, lines }) => `${file} ${name} ${lines}`).join("\n")}\n`);
}
