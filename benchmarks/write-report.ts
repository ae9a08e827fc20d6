/** Writes `docs/benchmarks.md` and its plots from the kept results: `node benchmarks/write-report.ts`. */
import { mkdir, writeFile } from "node:fs/promises";
import type { Machine } from "./measure/machine.ts";
import { boxesSection } from "./report/boxes-section.ts";
import { crashSection } from "./report/crash-section.ts";
import type { KindsResult } from "./results/extract-kinds-result.ts";
import { type ExtractLines, extractSection } from "./report/extract-section.ts";
import { editSection } from "./report/edit-section.ts";
import type { FamiliesResult } from "./results/families-result.ts";
import type { FamilyResult } from "./results/extract-result.ts";
import { fairSection } from "./report/fair-section.ts";
import { familiesSection } from "./report/families-section.ts";
import { fleetSection } from "./report/fleet-section.ts";
import { formatsSection } from "./report/formats-section.ts";
import { hostileSection } from "./report/hostile-section.ts";
import { loadSection } from "./report/load-section.ts";
import { memorySection } from "./report/memory-section.ts";
import { ocrSection } from "./report/ocr-section.ts";
import { outageSection } from "./report/outage-section.ts";
import { throughputSection } from "./report/throughput-section.ts";
import { trialsSection } from "./report/trials-section.ts";
import { qualitySection } from "./report/quality-section.ts";
import { ragSection } from "./report/rag-section.ts";
import { retuningSection } from "./report/retuning-section.ts";
import type { Section } from "./report/section.ts";
import { slicesSection } from "./report/slices-section.ts";
import { soakSection } from "./report/soak-section.ts";
import { splitSection } from "./report/split-section.ts";
import { speedSection } from "./report/speed-section.ts";
import { tablesSection } from "./report/tables-section.ts";
import type { BoxesResult } from "./results/boxes-result.ts";
import type { CrashRunResult } from "./results/crash-run-result.ts";
import type { FairResult } from "./results/fair-result.ts";
import type { FleetResult } from "./results/fleet-result.ts";
import type { FormatsResult } from "./results/formats-result.ts";
import type { FormLine, MadeFormLine } from "./results/forms-result.ts";
import type { OfficeLine } from "./results/office-result.ts";
import type { FuzzResult } from "./results/fuzz-result.ts";
import type { HostileResult } from "./results/hostile-result.ts";
import type { LoadResult } from "./results/load-result.ts";
import type { MemoryResult } from "./results/memory-result.ts";
import type { OutageResult } from "./results/outage-result.ts";
import type { ThroughputResult } from "./results/throughput-result.ts";
import type { TrialsResult } from "./results/trials-result.ts";
import type { OcrResult } from "./results/ocr-result.ts";
import type { OcrWordsResult } from "./results/ocr-words-result.ts";
import type { InstructionsResult } from "./results/instructions-result.ts";
import type { PiiResult } from "./results/pii-result.ts";
import type { QualityResult } from "./results/quality-result.ts";
import type { RagResult } from "./results/rag-result.ts";
import type { RedactionResult } from "./results/redaction-result.ts";
import type { RetuningResult } from "./results/retuning-result.ts";
import type { SlicesResult } from "./results/slices-result.ts";
import type { SoakResult } from "./results/soak-result.ts";
import type { SpeedResult } from "./results/speed-result.ts";
import type { SplitFamiliesResult, SplitSetResult } from "./results/split-result.ts";
import type { TablesResult } from "./results/tables-result.ts";
import { readResult } from "./results/write-result.ts";

const docs = new URL("../docs/", import.meta.url);
const speed = await readResult<SpeedResult>("speed");
const memory = await readResult<MemoryResult>("memory");
const ocr = await readResult<OcrResult>("ocr");
const ocrWords = await readResult<OcrWordsResult>("ocr-words");
const quality = await readResult<QualityResult>("quality");
const families = await readResult<FamiliesResult>("families");
const retuning = await readResult<RetuningResult>("retuning");
const tables = await readResult<TablesResult>("tables");
const documentTables = await readResult<TablesResult>("document-tables");
const continuedTables = await readResult<TablesResult>("continued-tables");
const extractKinds = await readResult<KindsResult>("extract-kinds");
const extractGroups = await readResult<ExtractLines>("extract-groups");
const extractLong = await readResult<ExtractLines>("extract-long");
const extractSets = await readResult<ExtractLines>("extract-sets");
const extractUnseen = await readResult<ExtractLines>("extract-unseen");
const formats = await readResult<FormatsResult>("formats");
const boxes = await readResult<BoxesResult>("boxes");
const redactions = {
  ...named("one trap each", await readResult<RedactionResult>("redaction-traps")),
  ...named("real documents", await readResult<RedactionResult>("redaction-real")),
  ...named("fixtures of this repository", await readResult<RedactionResult>("redaction-fixtures")),
};
const forms = await readResult<{ readonly lines: readonly FormLine[] }>("forms");
const madeForms = await readResult<{ readonly lines: readonly MadeFormLine[] }>("made-forms");
const office = await readResult<{ readonly lines: readonly OfficeLine[] }>("office-edits");
const pii = await readResult<PiiResult>("pii");
const instructions = await readResult<InstructionsResult>("instructions");
const hostileEdits = await readResult<HostileResult>("hostile-edits");
const hostileOperations = await readResult<HostileResult>("hostile-operations");
const extractFamilies = await readResult<FamilyResult>("extract-families");
const splitSets = await readResult<{ readonly sets: readonly SplitSetResult[] }>("split-sets");
const splitFamilies = await readResult<SplitFamiliesResult>("split-families");
const rag = await readResult<RagResult>("rag");
const slices = await readResult<SlicesResult>("slices");
const crashes = {
  ...named("SQLite", await readResult<CrashRunResult>("crash-run")),
  ...named("PostgreSQL", await readResult<CrashRunResult>("crash-run-postgres")),
};
const outage = await readResult<OutageResult>("database-outage");
const trials = await readResult<TrialsResult>("trials");
const fleet = await readResult<FleetResult>("fleet");
const load = await readResult<LoadResult>("load");
const fair = await readResult<FairResult>("fair");
const throughput = await readResult<ThroughputResult>("throughput");
const soak = await readResult<SoakResult>("soak");
const hostile = await readResult<HostileResult>("hostile");
const sections: readonly Section[] = [
  ...(speed ? [speedSection(speed)] : []),
  ...(memory ? [memorySection(memory)] : []),
  ...(ocr ? [ocrSection(ocr, ocrWords)] : []),
  ...(quality ? [qualitySection(quality)] : []),
  ...(families ? [familiesSection(families)] : []),
  ...(retuning ? [retuningSection(retuning)] : []),
  ...((tables ?? documentTables ?? continuedTables) ? [tablesSection(tables, documentTables, continuedTables)] : []),
  ...((extractLong ?? extractSets)
    ? [extractSection(extractLong, extractSets, extractFamilies, extractGroups, extractKinds, extractUnseen)]
    : []),
  ...((splitSets ?? splitFamilies) ? [splitSection(splitSets?.sets, splitFamilies)] : []),
  ...(formats ? [formatsSection(formats)] : []),
  ...(boxes ? [boxesSection(boxes)] : []),
  ...(Object.keys(redactions).length > 0 || pii
    ? [
        editSection({
          redactions,
          forms: forms?.lines,
          madeForms: madeForms?.lines,
          office: office?.lines,
          pii,
          instructions,
          hostile: hostileOperations,
          hostileEdits,
        }),
      ]
    : []),
  ...(rag ? [ragSection(rag)] : []),
  ...(slices ? [slicesSection(slices)] : []),
  ...(Object.keys(crashes).length > 0 ? [crashSection(crashes)] : []),
  ...(outage ? [outageSection(outage)] : []),
  ...(trials ? [trialsSection(trials)] : []),
  ...(fleet ? [fleetSection(fleet)] : []),
  ...(load ? [loadSection(load, speed)] : []),
  ...(throughput ? [throughputSection(throughput)] : []),
  ...(fair ? [fairSection(fair)] : []),
  ...(soak ? [soakSection(soak)] : []),
  ...(hostile ? [hostileSection(hostile, await readResult<FuzzResult>("fuzz"))] : []),
];
const run = speed ?? memory ?? quality;
if (run === undefined) throw new Error("There are no results yet: run speed.ts, memory.ts or quality.ts first.");

await mkdir(new URL("benchmarks/", docs), { recursive: true });
for (const { name, drawing } of sections.flatMap((section) => section.charts)) {
  await writeFile(new URL(`benchmarks/${name}`, docs), drawing);
}
await writeFile(new URL("benchmarks.md", docs), report(run.machine, run.measuredAt, sections));

function named<Result>(name: string, result: Result | undefined): Readonly<Record<string, Result>> {
  return result === undefined ? {} : { [name]: result };
}

function report(machine: Machine, measuredAt: string, parts: readonly Section[]): string {
  return `# Benchmarks

Written by \`benchmarks/write-report.ts\` from the results in \`benchmarks/results\`; every number comes from a run, and none is edited.
[benchmarks/README.md](../benchmarks/README.md) says how to run them again.

All engines ran side by side on the same machine (${machine.cores} cores, ${machine.processor}, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node};
${measuredAt.slice(0, 10)}). Other machines give other times; the ratios hold better, and they are what is reported.

${parts.map((part) => part.markdown).join("\n")}`;
}
