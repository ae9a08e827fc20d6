/**
 * The report of the stored results: `docs/benchmarks.md` with the most important ones, `docs/reference/measurements.md` with all others,
 * and their plots.
 */
import { behaviourOf } from "../measure/behaviour.ts";
import type { Run } from "../measure/run-of.ts";
import { boxesSection } from "./boxes-section.ts";
import { crashSection } from "./crash-section.ts";
import type { KindsResult } from "../results/extract-kinds-result.ts";
import { type ExtractLines, extractProofSection, extractSection } from "./extract-section.ts";
import { editSection } from "./edit-section.ts";
import type { FamiliesResult } from "../results/families-result.ts";
import type { FamilyResult } from "../results/extract-result.ts";
import { fairSection } from "./fair-section.ts";
import { familiesSection } from "./families-section.ts";
import { coldSection } from "./cold-section.ts";
import { folderSection } from "./folder-section.ts";
import { fleetSection } from "./fleet-section.ts";
import { formatsSection } from "./formats-section.ts";
import { hostileSection } from "./hostile-section.ts";
import { loadSection } from "./load-section.ts";
import { meaningSection } from "./meaning-section.ts";
import { memorySection } from "./memory-section.ts";
import { ocrSection } from "./ocr-section.ts";
import { outageSection } from "./outage-section.ts";
import { throughputSection } from "./throughput-section.ts";
import { trialsSection } from "./trials-section.ts";
import { qualitySection } from "./quality-section.ts";
import { ragSection } from "./rag-section.ts";
import { retuningSection } from "./retuning-section.ts";
import type { Section } from "./section.ts";
import { slicesSection } from "./slices-section.ts";
import { soakSection } from "./soak-section.ts";
import { splitSection } from "./split-section.ts";
import { sourcesSection } from "./sources-section.ts";
import { speedSection } from "./speed-section.ts";
import { tablesSection } from "./tables-section.ts";
import type { BoxesResult } from "../results/boxes-result.ts";
import type { CrashRunResult } from "../results/crash-run-result.ts";
import type { FairResult } from "../results/fair-result.ts";
import type { FleetResult } from "../results/fleet-result.ts";
import type { ColdResult } from "../results/cold-result.ts";
import type { FolderResult } from "../results/folder-result.ts";
import type { FormatsResult } from "../results/formats-result.ts";
import type { FormLine, MadeFormLine } from "../results/forms-result.ts";
import type { OfficeLine } from "../results/office-result.ts";
import type { LegacyResult } from "../results/legacy-result.ts";
import type { FuzzFormatsResult } from "../results/fuzz-formats-result.ts";
import type { FuzzResult } from "../results/fuzz-result.ts";
import type { HostileResult } from "../results/hostile-result.ts";
import type { LoadResult } from "../results/load-result.ts";
import type { MemoryResult } from "../results/memory-result.ts";
import type { OutageResult } from "../results/outage-result.ts";
import type { ThroughputResult } from "../results/throughput-result.ts";
import type { TrialsResult } from "../results/trials-result.ts";
import type { OcrResult } from "../results/ocr-result.ts";
import type { OcrScriptsResult } from "../results/ocr-scripts-result.ts";
import type { OcrWordsResult } from "../results/ocr-words-result.ts";
import type { InstructionsResult } from "../results/instructions-result.ts";
import type { PiiResult } from "../results/pii-result.ts";
import type { QualityResult } from "../results/quality-result.ts";
import type { RagResult } from "../results/rag-result.ts";
import type { RedactionResult } from "../results/redaction-result.ts";
import type { RetuningResult } from "../results/retuning-result.ts";
import type { SlicesResult } from "../results/slices-result.ts";
import type { SoakResult } from "../results/soak-result.ts";
import type { SourcesResult } from "../results/sources-result.ts";
import type { SpeedResult } from "../results/speed-result.ts";
import type { SplitFamiliesResult, SplitSetResult } from "../results/split-result.ts";
import type { MeaningResult } from "../results/meaning-result.ts";
import type { TablesResult } from "../results/tables-result.ts";
import { readResult } from "../results/write-result.ts";
import { withMeasured } from "./describe-measured.ts";

const speed = await readResult<SpeedResult>("speed");
const memory = await readResult<MemoryResult>("memory");
const cold = await readResult<ColdResult>("cold");
const folder = await readResult<FolderResult>("folder");
const ocr = await readResult<OcrResult>("ocr");
const ocrWords = await readResult<OcrWordsResult>("ocr-words");
const ocrScripts = await readResult<OcrScriptsResult>("ocr-scripts");
const quality = await readResult<QualityResult>("quality");
const families = await readResult<FamiliesResult>("families");
const sources = await readResult<SourcesResult>("sources");
const retuning = await readResult<RetuningResult>("retuning");
const meaning = await readResult<MeaningResult>("meaning");
const tables = await readResult<TablesResult>("tables");
const documentTables = await readResult<TablesResult>("document-tables");
const continuedTables = await readResult<TablesResult>("continued-tables");
const extractKinds = await readResult<KindsResult>("extract-kinds");
const extractGroups = await readResult<ExtractLines>("extract-groups");
const extractLong = await readResult<ExtractLines>("extract-long");
const extractSets = await readResult<ExtractLines>("extract-sets");
const extractUnseen = await readResult<ExtractLines>("extract-unseen");
const firstSight = await readResult<ExtractLines>("extract-first-sight");
const formats = await readResult<FormatsResult>("formats");
const legacy = await readResult<LegacyResult>("legacy");
const fuzzFormats = await readResult<FuzzFormatsResult>("fuzz-formats");
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
const splitUnseen = await readResult<{ readonly sets: readonly SplitSetResult[] }>("split-unseen");
const splitFamilies = await readResult<SplitFamiliesResult>("split-families");
const rag = await readResult<RagResult>("rag");
const keptAside = await readResult<RagResult>("rag-kept-aside");
const byKind = await readResult<RagResult>("rag-by-kind");
const filings = await readResult<RagResult>("rag-filings");
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
const fuzz = await readResult<FuzzResult>("fuzz");

export interface Report {
  /** By their paths below `docs`. */
  readonly pages: Readonly<Record<string, string>>;
  readonly charts: Section["charts"];
}

export async function renderReport(): Promise<Report> {
  const behaviour = await behaviourOf();
  const measured = (section: Section, runs: Readonly<Record<string, Run | undefined>>): Section =>
    withMeasured(section, runs, behaviour);
  const first: readonly Section[] = [
    ...(speed ? [measured(speedSection(speed), { speed })] : []),
    ...(cold ? [measured(coldSection(cold), { cold })] : []),
    ...(folder ? [measured(folderSection(folder), { folder })] : []),
    ...(memory ? [measured(memorySection(memory), { memory })] : []),
    ...(ocr
      ? [measured(ocrSection(ocr, ocrWords, ocrScripts), { ocr, "ocr-words": ocrWords, "ocr-scripts": ocrScripts })]
      : []),
    ...(quality ? [measured(qualitySection(quality), { quality })] : []),
    ...(sources ? [measured(sourcesSection(sources), { sources })] : []),
    ...(families ? [measured(familiesSection(families), { families })] : []),
    ...(extractKinds
      ? [
          measured(extractProofSection({ kinds: extractKinds, sets: extractSets, unseen: extractUnseen, firstSight }), {
            "extract-kinds": extractKinds,
            "extract-sets": extractSets,
            "extract-unseen": extractUnseen,
            "extract-first-sight": firstSight,
          }),
        ]
      : []),
    ...(meaning ? [measured(meaningSection(meaning), { meaning })] : []),
  ];
  const rest = reference(measured, behaviour);
  return {
    charts: [...first, ...rest].flatMap((section) => section.charts),
    pages: {
      "benchmarks.md": firstPage(first, rest),
      "reference/measurements.md": referencePage(rest),
    },
  };
}

type Measured = (section: Section, runs: Readonly<Record<string, Run | undefined>>) => Section;

function reference(measured: Measured, behaviour: string): readonly Section[] {
  return [
    ...(retuning ? [measured(retuningSection(retuning), { retuning })] : []),
    ...((tables ?? documentTables ?? continuedTables)
      ? [
          measured(tablesSection(tables, documentTables, continuedTables), {
            tables,
            "document-tables": documentTables,
            "continued-tables": continuedTables,
          }),
        ]
      : []),
    ...((extractLong ?? extractSets)
      ? [
          measured(extractSection(extractLong, extractSets, extractFamilies, extractGroups), {
            "extract-sets": extractSets,
            "extract-families": extractFamilies,
            "extract-groups": extractGroups,
            "extract-long": extractLong,
          }),
        ]
      : []),
    ...((splitSets ?? splitUnseen ?? splitFamilies)
      ? [
          measured(splitSection(splitSets?.sets, splitFamilies, splitUnseen?.sets), {
            "split-sets": splitSets,
            "split-unseen": splitUnseen,
            "split-families": splitFamilies,
          }),
        ]
      : []),
    ...(formats
      ? [measured(formatsSection(formats, fuzzFormats, legacy), { formats, legacy, "fuzz-formats": fuzzFormats })]
      : []),
    ...(boxes ? [measured(boxesSection(boxes), { boxes })] : []),
    ...(Object.keys(redactions).length > 0 || pii
      ? [
          measured(
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
            {
              ...redactions,
              forms,
              "made-forms": madeForms,
              "office-edits": office,
              pii,
              instructions,
              "hostile-edits": hostileEdits,
              "hostile-operations": hostileOperations,
            },
          ),
        ]
      : []),
    ...(rag
      ? [
          measured(ragSection({ rag, keptAside, byKind, filings }), {
            rag,
            "rag-kept-aside": keptAside,
            "rag-by-kind": byKind,
            "rag-filings": filings,
          }),
        ]
      : []),
    ...(slices ? [measured(slicesSection(slices), { slices })] : []),
    ...(Object.keys(crashes).length > 0 ? [measured(crashSection(crashes), crashes)] : []),
    ...(outage ? [measured(outageSection(outage), { outage })] : []),
    ...(trials ? [trialsSection(trials, behaviour)] : []),
    ...(fleet ? [measured(fleetSection(fleet), { fleet })] : []),
    ...(load ? [measured(loadSection(load, speed), { load })] : []),
    ...(throughput ? [measured(throughputSection(throughput), { throughput })] : []),
    ...(fair ? [measured(fairSection(fair), { fair })] : []),
    ...(soak ? [measured(soakSection(soak), { soak })] : []),
    ...(hostile ? [measured(hostileSection(hostile, fuzz), { hostile, fuzz })] : []),
  ];
}

const WRITTEN = `Written by \`npm run docs\` from the results in \`benchmarks/results\`; every number comes from a run, and none is edited. Each section says when, on what
machine and of which commit it was measured, and whether the engine has read the repository's fixtures differently since.`;

function firstPage(sections: readonly Section[], rest: readonly Section[]): string {
  const titles = rest.map(({ markdown }) => markdown.slice(3, markdown.indexOf("\n")));
  return `# Benchmarks

${WRITTEN}
[benchmarks/README.md](../benchmarks/README.md) says how to run them again.

All engines of a section ran in turns on the same machine. Other machines give other times; the ratios hold better, and they are what is reported.

${sections.map((part) => part.markdown).join("\n")}
## And the rest

[All other measurements](reference/measurements.md): ${titles.join("; ")}. [What each rule of the engine earns](reference/rules.md).
`;
}

/** One folder deeper than the sections' links assume. */
function referencePage(sections: readonly Section[]): string {
  const text = sections.map((part) => part.markdown.replaceAll("](benchmarks/", "](../benchmarks/")).join("\n");
  return `# Measurements

What is not in [benchmarks](../benchmarks.md). ${WRITTEN}

${text}`;
}

function named<Result>(name: string, result: Result | undefined): Readonly<Record<string, Result>> {
  return result === undefined ? {} : { [name]: result };
}
