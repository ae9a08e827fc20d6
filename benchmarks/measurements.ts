/** The command that measures each stored result, and what it needs that the repository does not contain. */

export interface Measurement {
  /** `results/NAME.json`. */
  readonly result: string;
  /** Node's arguments, run in the root of the repository. */
  readonly command: string;
  /** On two cores. */
  readonly minutes: number;
  /** Absent if the repository and the programs that `npm test` installs are enough. */
  readonly needs?: string;
}

export const MEASUREMENTS: readonly Measurement[] = [
  { result: "quality", command: "benchmarks/quality.ts --corpus DIR", minutes: 1, needs: "documents with their truth" },
  { result: "speed", command: "benchmarks/speed.ts --corpus DIR", minutes: 10, needs: "one-page PDFs" },
  {
    result: "cold",
    command: "benchmarks/cold.ts --program FILE",
    minutes: 1,
    needs: "the program of an installed package",
  },
  {
    result: "folder",
    command: "benchmarks/folder.ts --corpus DIR --program FILE",
    minutes: 3,
    needs: "one-page PDFs, and the program of an installed package",
  },
  { result: "memory", command: "benchmarks/memory.ts", minutes: 3 },
  { result: "ocr", command: "benchmarks/ocr.ts", minutes: 2 },
  {
    result: "ocr-words",
    command: "benchmarks/ocr-words.ts --pictures DIR --truth DIR",
    minutes: 3,
    needs: "pictures of pages",
  },
  {
    result: "ocr-scripts",
    command: "benchmarks/ocr-scripts.ts --debian DIR --packages DIR",
    minutes: 4,
    needs: "data of other scripts, from Debian and from npm",
  },
  {
    result: "families",
    command:
      "benchmarks/families.ts --pages .training/pages --weights .training/held-out.json --margins .training/held-out-margins.json",
    minutes: 5,
    needs: "`npm run train -- headings margins`, a quarter of an hour",
  },
  {
    result: "sources",
    command: "benchmarks/sources.ts --pages .training/sources",
    minutes: 3,
    needs: "`npm run train -- sources`, a few minutes",
  },
  {
    result: "retuning",
    command: "benchmarks/retuning.ts --corpus DIR --scorer FILE",
    minutes: 10,
    needs: "documents with their truth",
  },
  { result: "meaning", command: "benchmarks/meaning.ts", minutes: 4 },
  { result: "tables", command: "benchmarks/tables.ts --seed 1", minutes: 3 },
  { result: "document-tables", command: "benchmarks/tables.ts --of documents", minutes: 3 },
  { result: "continued-tables", command: "benchmarks/tables.ts --of continued", minutes: 3 },
  {
    result: "extract-kinds",
    command: "benchmarks/extract.ts --of kinds --corpus DIR",
    minutes: 10,
    needs: "documents with their truth",
  },
  {
    result: "extract-sets",
    command: "benchmarks/extract.ts --corpus DIR",
    minutes: 2,
    needs: "documents with their truth",
  },
  {
    result: "extract-unseen",
    command: "benchmarks/extract.ts --corpus DIR --unseen",
    minutes: 2,
    needs: "documents with their truth",
  },
  { result: "extract-first-sight", command: "benchmarks/extract.ts --of first-sight", minutes: 1 },
  { result: "extract-families", command: "benchmarks/held-out.ts extract-families", minutes: 5 },
  { result: "extract-groups", command: "benchmarks/extract.ts --of groups", minutes: 2 },
  { result: "extract-long", command: "benchmarks/extract.ts", minutes: 1 },
  { result: "split-sets", command: "benchmarks/split.ts --corpus DIR", minutes: 5, needs: "bundles with their truth" },
  { result: "split-unseen", command: "benchmarks/split-unseen.ts", minutes: 3 },
  { result: "split-families", command: "benchmarks/held-out.ts split-families", minutes: 5 },
  {
    result: "formats",
    command: "benchmarks/formats.ts --corpus DIR --scorer FILE",
    minutes: 3,
    needs: "documents with their truth",
  },
  { result: "boxes", command: "benchmarks/boxes.ts", minutes: 4 },
  {
    result: "redaction-traps",
    command: "benchmarks/edit.ts --corpus DIR --corpus-name traps",
    minutes: 3,
    needs: "PDFs made as traps",
  },
  {
    result: "redaction-real",
    command: "benchmarks/edit.ts --corpus DIR --corpus-name real",
    minutes: 3,
    needs: "PDFs",
  },
  { result: "redaction-fixtures", command: "benchmarks/edit.ts --corpus fixtures --corpus-name fixtures", minutes: 3 },
  { result: "forms", command: "benchmarks/forms.ts --corpus DIR", minutes: 1, needs: "PDFs with forms" },
  { result: "made-forms", command: "benchmarks/forms.ts --made", minutes: 1 },
  { result: "office-edits", command: "benchmarks/office-edits.ts --corpus DIR", minutes: 15, needs: "Office files" },
  { result: "pii", command: "benchmarks/pii.ts", minutes: 1 },
  { result: "instructions", command: "benchmarks/instructions.ts --held", minutes: 1 },
  { result: "hostile-edits", command: "benchmarks/hostile.ts --edits", minutes: 10 },
  { result: "hostile-operations", command: "benchmarks/hostile.ts --operations", minutes: 10 },
  { result: "rag", command: "benchmarks/rag/bench.ts", minutes: 5, needs: "papers with questions" },
  {
    result: "rag-kept-aside",
    command: "benchmarks/rag/kept-aside.ts DIR",
    minutes: 2,
    needs: "a folder for the documents that it prints",
  },
  {
    result: "rag-by-kind",
    command: "benchmarks/rag/by-kind.ts DIR closed",
    minutes: 2,
    needs: "a folder for the documents that it prints",
  },
  {
    result: "rag-filings",
    command: "benchmarks/rag/filings.ts DIR INDEX",
    minutes: 2,
    needs: "the quarterly reports that filing-questions.tsv names",
  },
  { result: "slices", command: "benchmarks/slices.ts", minutes: 1 },
  { result: "crash-run", command: "benchmarks/crash-run.ts", minutes: 10 },
  { result: "crash-run-postgres", command: "benchmarks/crash-run.ts --engine postgres", minutes: 15 },
  { result: "database-outage", command: "benchmarks/database-outage.ts", minutes: 1 },
  { result: "trials", command: "benchmarks/trials.ts", minutes: 12 },
  { result: "fleet", command: "benchmarks/fleet.ts", minutes: 4 },
  { result: "load", command: "benchmarks/load.ts", minutes: 4 },
  { result: "throughput", command: "benchmarks/throughput.ts", minutes: 10 },
  {
    result: "queues",
    command: "benchmarks/queues.ts --modules DIR",
    minutes: 20,
    needs: "other queue engines from npm",
  },
  { result: "fair-postgres", command: "benchmarks/fair.ts --engine postgres", minutes: 4 },
  { result: "fair", command: "benchmarks/fair.ts", minutes: 3 },
  { result: "soak", command: "benchmarks/soak.ts", minutes: 30 },
  { result: "hostile", command: "benchmarks/hostile.ts", minutes: 4 },
  { result: "legacy", command: "benchmarks/legacy.ts --corpus DIR", minutes: 5, needs: "Office documents" },
  { result: "fuzz-formats", command: "benchmarks/fuzz-formats.ts", minutes: 90 },
  { result: "fuzz", command: "benchmarks/fuzz.ts", minutes: 2 },
  { result: "budget", command: "benchmarks/budget.ts --write", minutes: 3 },
];

/** Measurements that a clone can run without external documents. */
export const OWN: readonly Measurement[] = MEASUREMENTS.filter(({ needs }) => needs === undefined);
