/**
 * Scores formats whose files contain their structure: `node benchmarks/formats.ts --corpus DIR --scorer FILE`.
 *
 * DIR has a folder per set with documents, each with a `NAME.truth.json` next to it; FILE is a script that is run as
 * `python3 FILE DIR PREDICTIONS --docs`, where PREDICTIONS/SET/NAME.md is the output, and prints one line per set: name, documents,
 * mean score; and one line per imperfect document: score and name. Then measures a large workbook and the library that reads its older formats,
 * and large files. `--parts sets,workbook` measures some of it again; the stored results of the others are kept.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { parse, renderMarkdown } from "@docsvc/engine";
import { describeMachine } from "./measure/machine.ts";
import { spreadOf } from "./measure/statistics.ts";
import { largeWorkbook } from "@docsvc/engine/testing/large-workbook.ts";
import { type GreyPicture, largeDocument, largeTiff } from "@docsvc/engine/testing/large-documents.ts";
import { textPicture } from "@docsvc/engine/testing/text-picture.ts";
import type { FormatsResult, LargeFileCost, ReadingCost } from "./results/formats-result.ts";
import { TRUTH_FAULTS } from "./truth-faults.ts";
import { readResult, writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    "corpus-name": { type: "string", default: "documents with truth" },
    scorer: { type: "string" },
    rows: { type: "string", default: "100000" },
    rounds: { type: "string", default: "3" },
    parts: { type: "string", default: "sets,workbook,large" },
    "dry-run": { type: "boolean", default: false },
  },
});
const { corpus, scorer } = values;
if (corpus === undefined || scorer === undefined) throw new Error("Give a corpus with --corpus and --scorer.");
const run = promisify(execFile);
/** Pages of 8 megapixels in a TIFF of 300 MB. */
const TIFF_PAGES = 37;
/** How `docsvc parse` bounds its heap. */
const COMMAND_HEAP = ["--semi-space-growth-factor=1", "--heap-growing-percent=50"] as const;
const folder = await mkdtemp(join(tmpdir(), "docsvc-formats-"));
try {
  const parts = values.parts.split(",");
  const isAsked = (part: string): boolean => parts.includes(part);
  const stored = (await readResult<FormatsResult>("formats"))!;
  const result: FormatsResult = {
    measuredAt: new Date().toISOString(),
    machine: describeMachine(),
    corpus: values["corpus-name"],
    ...(isAsked("sets") ? await logged(scoreSets(corpus, scorer)) : setsOf(stored)),
    workbook: isAsked("workbook")
      ? await logged(measureWorkbook(Number(values.rows), Number(values.rounds)))
      : stored.workbook,
    ...(isAsked("large") ? { large: await logged(measureLarge()) } : stored.large && { large: stored.large }),
  };
  console.log(JSON.stringify(result, null, 2));
  if (!values["dry-run"]) await writeResult("formats", result);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function setsOf({ sets, mean, faults }: FormatsResult): Pick<FormatsResult, "sets" | "mean" | "faults"> {
  return { sets, ...(mean && { mean }), ...(faults && { faults }) };
}

/** Each part takes minutes; completed parts are printed at once, so that an interrupted run has reported them. */
async function logged<Part>(measuring: Promise<Part>): Promise<Part> {
  const part = await measuring;
  console.error(JSON.stringify(part));
  return part;
}

async function scoreSets(sets: string, script: string): Promise<Pick<FormatsResult, "sets" | "mean" | "faults">> {
  for (const set of await readdir(sets, { withFileTypes: true })) {
    if (!set.isDirectory()) continue;
    const names = (await readdir(join(sets, set.name))).filter((name) => name.endsWith(".truth.json"));
    await mkdir(join(folder, set.name), { recursive: true });
    for (const name of names.map((truth) => truth.slice(0, -".truth.json".length))) {
      const read = await readFile(join(sets, set.name, name))
        .then((bytes) => parse(new Uint8Array(bytes), {}, { ocr: "off" }))
        .catch(() => null);
      if (read !== null) await writeFile(join(folder, set.name, `${name}.md`), renderMarkdown(read.result));
    }
  }
  const { stdout } = await run("python3", [script, sets, folder, "--docs"]);
  const lines = stdout.split("\n");
  const found = lines.flatMap((line) => {
    const [, name, documents, score] = /^(\S+\/\S+)\s+(\d+)\s+([\d.]+)/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, documents: Number(documents), score: Number(score) }];
  });
  return { sets: found, ...withoutFaults(found, lines) };
}

/** The mean of all documents, and of those whose truth agrees with their file; documents without a line have the full score. */
function withoutFaults(sets: FormatsResult["sets"], lines: readonly string[]): Pick<FormatsResult, "mean" | "faults"> {
  const count = sets.reduce((sum, { documents }) => sum + documents, 0);
  const total = sets.reduce((sum, { documents, score }) => sum + documents * score, 0);
  const imperfect = lines.flatMap((line) => {
    const [, score, name = ""] = /^([\d.]+) (\S+\/\S+) /.exec(line) ?? [];
    return score === undefined ? [] : [{ name, score: Number(score), reason: TRUTH_FAULTS.get(name) }];
  });
  const faults = imperfect.flatMap(({ reason, ...fault }) => (reason === undefined ? [] : [{ ...fault, reason }]));
  const missing = imperfect.reduce((sum, { score, reason }) => sum + (reason === undefined ? 1 - score : 0), 0);
  return { mean: { all: total / count, withoutFaults: 1 - missing / (count - faults.length) }, faults };
}

async function measureWorkbook(rows: number, rounds: number): Promise<FormatsResult["workbook"]> {
  await run("npx", ["tsdown"], { cwd: fileURLToPath(new URL("../packages/engine/", import.meta.url)) });
  const file = join(folder, "large.xlsx");
  await writeFile(file, largeWorkbook(rows));
  const costs: Record<"ours" | "command" | "library" | "xml", ReadingCost[]> = {
    ours: [],
    command: [],
    library: [],
    xml: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const reader of ["xml", "library", "ours"] as const) {
      costs[reader].push(JSON.parse(await runTesting([], "measure-workbook.ts", reader, file)) as ReadingCost);
    }
    costs.command.push(JSON.parse(await runTesting(COMMAND_HEAP, "measure-workbook.ts", "ours", file)) as ReadingCost);
  }
  const median = (of: readonly ReadingCost[]): ReadingCost => ({
    cpuSeconds: spreadOf(of.map(({ cpuSeconds }) => cpuSeconds)).median,
    peakMb: spreadOf(of.map(({ peakMb }) => peakMb)).median,
  });
  return {
    rows,
    ours: median(costs.ours),
    command: median(costs.command),
    library: median(costs.library),
    xml: median(costs.xml),
  };
}

/** The cost of reading a Word document of 500 pages, and of two TIFFs of 300 MB: empty sheets, and sheets full of print. */
async function measureLarge(): Promise<NonNullable<FormatsResult["large"]>> {
  const word = join(folder, "large.docx");
  await writeFile(word, largeDocument(500));
  const empty = join(folder, "empty.tif");
  await writeFile(empty, largeTiff(TIFF_PAGES, emptySheet()));
  const printed = join(folder, "printed.tif");
  await writeFile(printed, largeTiff(TIFF_PAGES, await printedSheet()));
  return { word: await measureFile(word), tiff: await measureFile(empty), print: await measureFile(printed) };
}

/** A sheet of 8 megapixels: 12 by 17 inches at 200 dpi. */
function emptySheet(): GreyPicture {
  const [width, height] = [2400, 3400];
  return { width, height, pixels: new Uint8Array(width * height).fill(255) };
}

/** A column of 12 points, about 900 words. */
async function printedSheet(): Promise<GreyPicture> {
  const { width, height, pixels } = emptySheet();
  const sentence = "The gate of the upper lock stays closed on Thursday, and whoever brings grain takes the road. ";
  const text = await textPicture(sentence.repeat(55));
  const left = Math.floor((width - text.width) / 2);
  for (let row = 0; row < text.height; row += 1) {
    pixels.set(text.grey.subarray(row * text.width, (row + 1) * text.width), row * width + left);
  }
  return { width, height, pixels };
}

/** Counts the time of the programs that read print, too; their memory is theirs. */
async function measureFile(file: string): Promise<LargeFileCost> {
  const { stdout, stderr } = await run("bash", [
    "-c",
    'TIMEFORMAT="%U %S"; time "$@"',
    "bash",
    ...testing([], "measure-file.ts", file),
  ]);
  const [user = 0, system = 0] = stderr.trim().split("\n").at(-1)!.split(" ").map(Number);
  return { ...(JSON.parse(stdout) as Omit<LargeFileCost, "cpuSeconds">), cpuSeconds: user + system };
}

async function runTesting(flags: readonly string[], script: string, ...rest: readonly string[]): Promise<string> {
  const [command, ...args] = testing(flags, script, ...rest);
  return (await run(command!, args)).stdout;
}

/** The command for a script of the engine's own tests; above 1 GB of heap it ends with an error. */
function testing(flags: readonly string[], script: string, ...rest: readonly string[]): readonly string[] {
  const path = fileURLToPath(new URL(`../packages/engine/testing/${script}`, import.meta.url));
  return [process.execPath, "--max-old-space-size=1024", ...flags, path, ...rest];
}
