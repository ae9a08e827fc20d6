/**
 * Adds the documents of a file to a vector store with LangChain's own class for it, and prints the documents that it finds again. The arguments are the
 * store's name, the file and an empty folder. Runs in the folder where `check-stores.ts` has installed the stores.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { Document } from "@langchain/core/documents";
import { Embeddings } from "@langchain/core/embeddings";

/** Counts letters: a real, deterministic embedding that needs no model. */
class LetterEmbeddings extends Embeddings {
  async embedDocuments(texts) {
    return texts.map((text) => {
      const counts = Array.from({ length: 32 }, () => 0.01);
      for (const letter of text.toLowerCase()) counts[letter.codePointAt(0) % counts.length] += 1;
      return counts;
    });
  }

  async embedQuery(text) {
    return (await this.embedDocuments([text]))[0];
  }
}

const embeddings = new LetterEmbeddings({});

/** Imports a package of the stores' installation, which this package does not depend on. */
const installed = (name) => import(name);

/** Each returns a store with the documents, reopened as by another program. */
const STORES = {
  async LanceDB(documents, folder) {
    const { connect } = await installed("@lancedb/lancedb");
    const { LanceDB } = await installed("@langchain/community/vectorstores/lancedb");
    await LanceDB.fromDocuments(documents, embeddings, { uri: folder, tableName: "documents" });
    const table = await (await connect(folder)).openTable("documents");
    return new LanceDB(embeddings, { table });
  },

  async HNSWLib(documents, folder) {
    const { HNSWLib } = await installed("@langchain/community/vectorstores/hnswlib");
    await (await HNSWLib.fromDocuments(documents, embeddings)).save(folder);
    return HNSWLib.load(folder, embeddings);
  },

  async pgvector(documents) {
    const { PGlite } = await installed("@electric-sql/pglite");
    const { vector } = await installed("@electric-sql/pglite-pgvector");
    const { PGLiteSocketServer } = await installed("@electric-sql/pglite-socket");
    const { PGVectorStore } = await installed("@langchain/community/vectorstores/pgvector");
    const db = await PGlite.create({ extensions: { vector } });
    const port = await freePort();
    await new PGLiteSocketServer({ db, port, host: "127.0.0.1", maxConnections: 4 }).start();
    const store = await PGVectorStore.initialize(embeddings, {
      postgresConnectionOptions: { host: "127.0.0.1", port, user: "postgres", database: "postgres", max: 4 },
      tableName: "documents",
    });
    await store.addDocuments(documents);
    return store;
  },

  async Chroma(documents, folder) {
    const { Chroma } = await installed("@langchain/community/vectorstores/chroma");
    const port = await freePort();
    const args = ["node_modules/.bin/chroma", "run", "--path", folder, "--host", "127.0.0.1", "--port", `${port}`];
    const server = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
    let complaint = "";
    server.stderr.on("data", (chunk) => (complaint += chunk));
    // Its binary needs a newer system than Node does.
    server.once("exit", () => skip(/GLIBC\S*|ERR_\w+/.exec(complaint)?.[0] ?? "it ended"));
    process.once("exit", () => server.kill("SIGKILL"));
    const options = { collectionName: "documents", url: `http://127.0.0.1:${port}` };
    for (let tries = 0; ; tries += 1) {
      const isUp = await fetch(`${options.url}/api/v2/heartbeat`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) break;
      if (tries === 300) throw new Error("Chroma's server does not answer.");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await Chroma.fromDocuments(documents, embeddings, options);
    return Chroma.fromExistingCollection(embeddings, options);
  },
};

function skip(reason) {
  process.stdout.write(JSON.stringify({ skipped: `its server does not run here: ${reason}` }), () => process.exit());
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

/** Indexes into pgvector, with the records in PostgreSQL: twice the same, then without the last document. */
async function indexTwice(documents, address) {
  const { index } = await installed("@langchain/core/indexing");
  const { PostgresRecordManager } = await installed("@langchain/community/indexes/postgres");
  const recordManager = new PostgresRecordManager("docsvc/check", {
    postgresConnectionOptions: { connectionString: address },
  });
  await recordManager.createSchema();
  const vectorStore = await STORES.pgvector([]);
  const options = { cleanup: "full", sourceIdKey: "source_id" };
  const counts = [];
  for (const docsSource of [documents, documents, documents.slice(0, -1)]) {
    counts.push(await index({ docsSource, recordManager, vectorStore, options }));
  }
  await recordManager.end();
  return counts;
}

const [name, file, folder] = process.argv.slice(2);
const documents = JSON.parse(await readFile(file, "utf8")).map((document) => new Document(document));
if (name === "records") {
  const counts = await indexTwice(documents, folder);
  process.stdout.write(JSON.stringify(counts), () => process.exit());
} else await search();

async function search() {
  const store = await STORES[name](documents, folder);
  const found = [];
  for (const { pageContent } of documents) found.push(...(await store.similaritySearch(pageContent, 3)));
  process.stdout.write(JSON.stringify(found.map(({ metadata }) => metadata)), () => process.exit());
}
