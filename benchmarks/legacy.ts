/**
 * Scores DOC and PPT without LibreOffice: `node benchmarks/legacy.ts --corpus DIR`.
 *
 * DIR contains documents of newer formats (DOCX, ODT, RTF, PPTX, ODP) and may contain DOC and PPT; LibreOffice saves the newer ones in the older
 * format, `--most` of each kind, spread evenly over the folder. Each is read by this engine alone, and compared with the text that LibreOffice writes
 * of it: a DOC as plain text, a PPT via PPTX. The recall is the share of LibreOffice's words that the engine found, counting repetitions. LibreOffice
 * converts a few files at a time within a time limit, and those of an aborted run one by one: a file on which it hangs costs a minute and is left
 * out.
 */
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { describeMachine } from "./measure/machine.ts";
import type { LegacyResult } from "./results/legacy-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    "corpus-name": { type: "string", default: "documents that LibreOffice saved" },
    most: { type: "string", default: "25" },
    "dry-run": { type: "boolean", default: false },
  },
});
const { corpus } = values;
if (corpus === undefined) throw new Error("Give a folder of documents with --corpus.");
const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 200_000_000;
const BATCH = 8;
const folder = await mkdtemp(join(tmpdir(), "docsvc-legacy-"));
try {
  const result: LegacyResult = {
    measuredAt: new Date().toISOString(),
    machine: describeMachine(),
    corpus: values["corpus-name"],
    kinds: {
      doc: await measure(corpus, "doc", { newer: /\.(?:docx|odt|rtf)$/, reference: "txt:Text (encoded):UTF8" }),
      ppt: await measure(corpus, "ppt", { newer: /\.(?:pptx|odp)$/, reference: "pptx" }),
    },
  };
  console.log(JSON.stringify(result, null, 2));
  if (!values["dry-run"]) await writeResult("legacy", result);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** A file that LibreOffice cannot open, or not in time, is skipped. */
async function save(files: readonly string[], kind: string, to: string): Promise<void> {
  for (let at = 0; at < files.length; at += BATCH) {
    const batch = files.slice(at, at + BATCH);
    if (await saved(batch, kind, to)) continue;
    for (const file of batch) await saved([file], kind, to);
  }
}

/** Number of LibreOffice runs. */
let runs = 0;

/** Whether LibreOffice finished; files that it wrote before being stopped are kept. */
async function saved(files: readonly string[], kind: string, to: string): Promise<boolean> {
  // The profile of an aborted run is locked: the next run would wait for an answer to a dialogue.
  const profile = `-env:UserInstallation=file://${folder}/profile-${runs}`;
  const command = ["soffice", profile, "--headless", "--convert-to", kind, "--outdir", to, ...files];
  // Limited by CPU time, because a busy machine takes many times as long; only `timeout` also ends the program that it starts.
  const bound = [`--cpu=${30 + 10 * files.length}`, "timeout", "-k", "5", "1200"];
  return run("prlimit", [...bound, ...command], { maxBuffer: MAX_OUTPUT_BYTES }).then(
    () => true,
    () => {
      runs += 1;
      return false;
    },
  );
}

function spread(names: readonly string[], most: number): readonly string[] {
  const step = Math.max(1, names.length / most);
  return names.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, most);
}

async function measure(
  from: string,
  kind: "doc" | "ppt",
  { newer, reference }: { readonly newer: RegExp; readonly reference: string },
): Promise<LegacyResult["kinds"]["doc"]> {
  const names = (await readdir(from)).toSorted();
  const [old, saves] = [join(folder, kind), join(folder, `${kind}-text`)];
  await Promise.all([mkdir(old), mkdir(saves)]);
  const most = Number(values.most);
  for (const name of spread(
    names.filter((one) => one.endsWith(`.${kind}`)),
    most,
  )) {
    await copyFile(join(from, name), join(old, name));
  }
  const chosen = spread(
    names.filter((name) => newer.test(name)),
    most,
  );
  await save(
    chosen.map((name) => join(from, name)),
    kind,
    old,
  );
  const files = (await readdir(old)).toSorted();
  await save(
    files.map((name) => join(old, name)),
    reference,
    saves,
  );
  const [extension = ""] = reference.split(":");
  const written = new Set(await readdir(saves));
  const referenceOf = (name: string): string => `${name.slice(0, -kind.length)}${extension}`;
  const compared = files.filter((name) => written.has(referenceOf(name)));
  const own = await textsOf(compared.map((name) => join(old, name)));
  const wanted = await textsOf(compared.map((name) => join(saves, referenceOf(name))));
  const documents = compared.flatMap((name, at) => {
    const text = wanted[at] ?? null;
    return text === null ? [] : [{ name, recall: own[at] === null ? null : recallOf(own[at] ?? "", text) }];
  });
  const recalls = documents.map(({ recall }) => recall ?? 0);
  return {
    documents: documents.length,
    refused: documents.filter(({ recall }) => recall === null).length,
    mean: recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length,
    atLeast95: recalls.filter((recall) => recall >= 0.95).length,
    lowest: documents.toSorted((one, other) => (one.recall ?? 0) - (other.recall ?? 0)).slice(0, 5),
  };
}

/** The text as this engine reads it without LibreOffice. */
async function textsOf(files: readonly string[]): Promise<readonly (string | null)[]> {
  const script = fileURLToPath(new URL("../packages/engine/testing/texts-of.ts", import.meta.url));
  const env = { ...process.env, PATH: "/nonexistent" };
  const { stdout } = await run(process.execPath, [script, ...files], { env, maxBuffer: MAX_OUTPUT_BYTES });
  return JSON.parse(stdout) as (string | null)[];
}

/** 1 if there is nothing to read. */
function recallOf(found: string, wanted: string): number {
  const counts = new Map<string, number>();
  for (const word of wordsOf(found)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = wordsOf(wanted);
  let read = 0;
  for (const word of words) {
    const left = counts.get(word) ?? 0;
    if (left > 0) read += 1;
    counts.set(word, left - 1);
  }
  return words.length === 0 ? 1 : read / words.length;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
