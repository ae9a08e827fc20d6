/**
 * Throughput of a folder on two cores: `node benchmarks/folder.ts --corpus DIR --program node_modules/docsvc/bin/docsvc.js`.
 *
 * `docsvc parse DIR` with `--jobs 1` and with `--jobs 2`, and the commands of the others in one process and in two with half of the documents each,
 * in turns, for short documents and for long ones. Pass the program of an installed package; otherwise it runs from the sources, whose types are
 * stripped at each start.
 */
import { spawn } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { countPages, totalPages } from "./documents/count-pages.ts";
import { shareOut } from "./documents/share-out.ts";
import { buildLongDocuments } from "./long-documents.ts";
import { describeMachine } from "./measure/machine.ts";
import type { CountedFile } from "./measure/run.ts";
import { spreadOf } from "./measure/statistics.ts";
import type { FolderResult, FolderRound, FolderSet } from "./results/folder-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    program: { type: "string", default: fileURLToPath(new URL("../apps/server/src/main.ts", import.meta.url)) },
    rounds: { type: "string", default: "3" },
    "skip-long": { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
  },
});

/** The processes started for a folder's documents, in parallel: arguments of Node, one list per process. */
type Start = (folders: readonly string[], out: string) => readonly (readonly string[])[];

interface Command {
  readonly name: string;
  /** Whether it distributes the documents itself. */
  readonly shares: boolean;
  readonly start: (jobs: number) => Start;
}

const LITEPARSE = fileURLToPath(new URL("node_modules/@llamaindex/liteparse/dist/cli.js", import.meta.url));

const COMMANDS: readonly Command[] = [
  {
    name: "docsvc parse",
    shares: true,
    start: (jobs) => (folders, out) => [
      [values.program, "parse", ...folders, "--out", out, "--no-ocr", "--quiet", "--jobs", String(jobs)],
    ],
  },
  {
    name: "lit batch-parse",
    shares: false,
    start: () => (folders, out) =>
      folders.map((folder) => {
        const flags = ["--format", "markdown", "--no-ocr", "--quiet"];
        return [LITEPARSE, "batch-parse", folder, join(out, basename(folder)), ...flags];
      }),
  },
];

const scratch = await mkdtemp(join(tmpdir(), "docsvc-folder-"));
try {
  const sets: FolderSet[] = [];
  if (values.corpus !== undefined) sets.push(await measureSet("one-page PDFs", await pdfsOf(values.corpus)));
  else console.warn("Skipped the one-page documents: give a folder with --corpus.");
  if (!values["skip-long"]) sets.push(await measureSet("long documents", await buildLongDocuments()));
  const result: FolderResult = { measuredAt: new Date().toISOString(), machine: describeMachine(), sets };
  if (!values["dry-run"]) await writeResult("folder", result);
} finally {
  await rm(scratch, { recursive: true });
}

async function pdfsOf(folder: string): Promise<CountedFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".pdf")).sort();
  return countPages(names.map((name) => join(folder, name)));
}

async function measureSet(title: string, files: readonly CountedFile[]): Promise<FolderSet> {
  const whole = await folderOf(`${title} 1`, files);
  const halves = [];
  for (const [at, share] of shareOut(files, 2).entries()) halves.push(await folderOf(`${title} 2.${at}`, share));
  console.log(`${title}: ${files.length} documents, ${totalPages(files)} pages`);
  const measured = new Map<Command, FolderRound[]>(COMMANDS.map((one) => [one, []]));
  for (let round = 1; round <= Number(values.rounds); round++) {
    for (const [one, rounds] of measured) {
      const oneMs = await timeOf(one.start(1), [whole]);
      rounds.push({ oneMs, twoMs: await timeOf(one.start(2), one.shares ? [whole] : halves) });
    }
  }
  const commands = [...measured].map(([{ name }, rounds]) => ({ name, rounds }));
  for (const { name, rounds } of commands) {
    const { median: speedUp } = spreadOf(rounds.map(({ oneMs, twoMs }) => oneMs / twoMs));
    const { median: pagesPerSecond } = spreadOf(rounds.map(({ twoMs }) => (totalPages(files) * 1000) / twoMs));
    console.log(
      `  ${name.padEnd(16)} ${pagesPerSecond.toFixed(0).padStart(5)} pages/s in two, ${speedUp.toFixed(2)} x`,
    );
  }
  return { title, documents: files.length, pages: totalPages(files), commands };
}

async function folderOf(name: string, files: readonly CountedFile[]): Promise<string> {
  const folder = join(scratch, name.replaceAll(" ", "-"));
  await mkdir(folder);
  for (const [at, { path }] of files.entries()) await copyFile(path, join(folder, `${at}-${basename(path)}`));
  return folder;
}

/** Wall-clock time until the last process has ended, in milliseconds. */
async function timeOf(start: Start, folders: readonly string[]): Promise<number> {
  const out = join(scratch, "out");
  await mkdir(out);
  const begun = performance.now();
  await Promise.all(start(folders, out).map(runNode));
  const wallMs = Math.round(performance.now() - begun);
  await rm(out, { recursive: true });
  return wallMs;
}

async function runNode(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once("error", reject).once("exit", resolve);
  const exitCode = await promise;
  if (exitCode !== 0) throw new Error(`${args.join(" ")} ended with exit code ${exitCode}.`);
}
