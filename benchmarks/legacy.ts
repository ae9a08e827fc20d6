/**
 * DOC and PPT without LibreOffice: `node benchmarks/legacy.ts --corpus DIR`.
 *
 * DIR holds documents of newer kinds (DOCX, ODT, RTF, PPTX, ODP) and may hold DOC and PPT; LibreOffice saves the newer ones in the older
 * form. Each is read by this engine alone, and as LibreOffice converts it: the recall is the share of the words of the second that the first
 * has, each as often as it is there.
 */
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
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
    "dry-run": { type: "boolean", default: false },
  },
});
const { corpus } = values;
if (corpus === undefined) throw new Error("Give a folder of documents with --corpus.");
const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 200_000_000;
const folder = await mkdtemp(join(tmpdir(), "docsvc-legacy-"));
try {
  await convert(corpus);
  const result: LegacyResult = {
    measuredAt: new Date().toISOString(),
    machine: describeMachine(),
    corpus: values["corpus-name"],
    kinds: { doc: await measure("doc"), ppt: await measure("ppt") },
  };
  console.log(JSON.stringify(result, null, 2));
  if (!values["dry-run"]) await writeResult("legacy", result);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function convert(from: string): Promise<void> {
  const names = await readdir(from);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  for (const [kind, newer] of [
    ["doc", /\.(?:docx|odt|rtf)$/],
    ["ppt", /\.(?:pptx|odp)$/],
  ] as const) {
    for (const name of names.filter((one) => one.endsWith(`.${kind}`))) {
      await copyFile(join(from, name), join(folder, name));
    }
    const files = names.filter((name) => newer.test(name)).map((name) => join(from, name));
    // A file that LibreOffice does not open is passed over.
    await run("soffice", [profile, "--headless", "--convert-to", kind, "--outdir", folder, ...files], {
      maxBuffer: MAX_OUTPUT_BYTES,
    });
  }
}

async function measure(kind: "doc" | "ppt"): Promise<LegacyResult["kinds"]["doc"]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(`.${kind}`)).toSorted();
  const files = names.map((name) => join(folder, name));
  const own = await textsOf(files, { ...process.env, PATH: "/nonexistent" });
  const converted = await textsOf(files, process.env);
  const documents = names.flatMap((name, at) => {
    const reference = converted[at] ?? null;
    return reference === null ? [] : [{ name, recall: own[at] === null ? null : recallOf(own[at] ?? "", reference) }];
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

async function textsOf(files: readonly string[], env: NodeJS.ProcessEnv): Promise<readonly (string | null)[]> {
  const script = fileURLToPath(new URL("../packages/engine/testing/texts-of.ts", import.meta.url));
  const { stdout } = await run(process.execPath, [script, ...files], { env, maxBuffer: MAX_OUTPUT_BYTES });
  return JSON.parse(stdout) as (string | null)[];
}

/** 1 where there is nothing to read. */
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
