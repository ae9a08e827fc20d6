/**
 * Adds loaded documents to real vector stores through LangChain's own classes, and compares what comes back key by key: LanceDB and HNSWLib,
 * Chroma's server, and pgvector in a PostgreSQL of WebAssembly. They are installed with npm outside the workspace, which does not need
 * their 400 MB. `node scripts/run.mjs packages/langchain/scripts/check-stores.ts`
 */
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, promisify } from "node:util";
import { Docsvc } from "@docsvc/client";
import { fixture } from "@docsvc/fixtures";
import { local } from "@docsvc/server";
import { DocsvcLoader } from "../src/index.ts";

const PACKAGES = [
  "@langchain/core@1.2.13",
  "@langchain/community@^1.1.29",
  "@lancedb/lancedb@^0.39.0",
  "apache-arrow@^18.1.0",
  "hnswlib-node@^3.0.0",
  "chromadb@^3.5.0",
  "pg@^8.16.0",
  "@electric-sql/pglite@^0.5.16",
  "@electric-sql/pglite-pgvector@^0.0.15",
  "@electric-sql/pglite-socket@^0.2.17",
];
const STORES = ["LanceDB", "HNSWLib", "pgvector", "Chroma"];

type Metadata = Readonly<Record<string, unknown>>;

const run = promisify(execFile);
await using scratch = await mkdtempDisposable(join(tmpdir(), "docsvc-stores-"));
const inScratch = { cwd: scratch.path, maxBuffer: 2 ** 28, timeout: 300_000 };
const documents = await load();
const wanted = new Map(documents.map(({ metadata }) => [metadata["chunk_id"], metadata]));
await install();
for (const store of STORES) await check(store);

async function load(): Promise<readonly { readonly pageContent: string; readonly metadata: Metadata }[]> {
  const service = await local({ slots: 1 });
  try {
    const client = new Docsvc({ apiKey: service.apiKey, fetch: service.fetch });
    const sources = [fixture("report/report.pdf"), fixture("letter/letter.pdf")];
    const extraMetadata = { customer: 7, isFinal: true, note: "extra" };
    const loaded = await new DocsvcLoader(sources, { client, extraMetadata }).load();
    return loaded.map(({ id, pageContent, metadata }) => ({ id, pageContent, metadata }));
  } finally {
    await service.close();
  }
}

async function install(): Promise<void> {
  await writeFile(join(scratch.path, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await writeFile(join(scratch.path, "documents.json"), JSON.stringify(documents));
  await copyFile(new URL("in-store.mjs", import.meta.url), join(scratch.path, "in-store.mjs"));
  // The peer dependencies of LangChain's community package contradict each other.
  const flags = ["--legacy-peer-deps", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=5"];
  await run("npm", ["install", ...flags, ...PACKAGES], inScratch);
}

async function check(store: string): Promise<void> {
  const folder = join(scratch.path, store);
  await mkdir(folder);
  const { stdout } = await run(process.execPath, ["in-store.mjs", store, "documents.json", folder], inScratch);
  const found = JSON.parse(stdout.slice(stdout.search(/[[{]/))) as readonly Metadata[] | { readonly skipped: string };
  if ("skipped" in found) {
    process.stdout.write(`${store}: SKIPPED: ${found.skipped}\n`);
    return;
  }
  const seen = new Set<unknown>();
  for (const metadata of found) {
    const original = wanted.get(metadata["chunk_id"]);
    const kept = Object.fromEntries(Object.keys(original ?? {}).map((key) => [key, metadata[key]]));
    if (original === undefined || !isDeepStrictEqual(kept, original)) {
      throw new Error(`${store} has changed metadata: ${JSON.stringify(metadata)}`);
    }
    seen.add(metadata["chunk_id"]);
  }
  if (seen.size !== wanted.size) throw new Error(`${store} has found ${seen.size} of ${wanted.size} documents.`);
  const keys = Object.keys(documents[0]!.metadata).length;
  process.stdout.write(`${store} keeps all ${keys} keys of ${seen.size} documents\n`);
}
