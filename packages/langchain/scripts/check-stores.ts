/**
 * Adds loaded documents to real vector stores through LangChain's own classes, and compares what comes back key by key: LanceDB and HNSWLib,
 * Chroma's server, and pgvector in a PostgreSQL of WebAssembly. Indexes them with LangChain's record manager over a PostgreSQL server, where there is one. They are
 * installed with npm outside the workspace, which does not need their 400 MB. Qdrant's server is no npm package, and is not tried.
 * `node scripts/run.mjs packages/langchain/scripts/check-stores.ts`
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Docsvc } from "@docsvc/client";
import { fixture } from "@docsvc/fixtures";
import { local } from "@docsvc/server";
import { postgresMissing, startPostgres } from "@docsvc/server/test/support/postgres-server.ts";
import { DocsvcLoader } from "../src/index.ts";
import { installOutside } from "./install-outside.ts";

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

const documents = await load();
const wanted = new Map(documents.map(({ metadata }) => [metadata["chunk_id"], metadata]));
await using outside = await installOutside(PACKAGES, "in-store.mjs", documents);
for (const store of STORES) await check(store);
await checkRecords();

async function load(): ReturnType<DocsvcLoader["load"]> {
  const service = await local({ slots: 1 });
  try {
    const client = new Docsvc({ apiKey: service.apiKey, fetch: service.fetch });
    const sources = [fixture("report/report.pdf"), fixture("letter/letter.pdf")];
    const extraMetadata = { customer: 7, isFinal: true, note: "extra" };
    return await new DocsvcLoader(sources, { client, extraMetadata }).load();
  } finally {
    await service.close();
  }
}

async function check(store: string): Promise<void> {
  const folder = join(outside.path, store);
  await mkdir(folder);
  const found = (await outside.run(store, folder)) as readonly Metadata[] | { readonly skipped: string };
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

/** Indexed twice, nothing is added again; without one document, exactly that one is deleted. */
async function checkRecords(): Promise<void> {
  if (postgresMissing !== undefined) {
    process.stdout.write(`PostgreSQL record manager: SKIPPED: ${postgresMissing}\n`);
    return;
  }
  await using server = await startPostgres();
  const counts = (await outside.run("records", await server.newDatabase())) as readonly unknown[];
  const all = wanted.size;
  const expected = [
    { numAdded: all, numDeleted: 0, numUpdated: 0, numSkipped: 0 },
    { numAdded: 0, numDeleted: 0, numUpdated: 0, numSkipped: all },
    { numAdded: 0, numDeleted: 1, numUpdated: 0, numSkipped: all - 1 },
  ];
  if (!isDeepStrictEqual(counts, expected)) throw new Error(`The record manager counted ${JSON.stringify(counts)}`);
  process.stdout.write(`PostgreSQL record manager: ${all} added once, one deleted\n`);
}
