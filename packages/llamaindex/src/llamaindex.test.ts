import { readFile } from "node:fs/promises";
import { Docsvc } from "@docsvc/client";
import { fixture } from "@docsvc/fixtures";
import { local } from "@docsvc/server";
import type { LocalService } from "@docsvc/server";
import { Document, IngestionPipeline, SentenceSplitter, Settings, VectorStoreIndex } from "llamaindex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DocsvcReader, fileExtToReader } from "./index.ts";
import { WordEmbedding } from "./testing/word-embedding.ts";

// The reader, LlamaIndex itself and the whole service, joined in this process.

const report = fixture("report/report.pdf");
let service: LocalService;
let client: Docsvc;

beforeAll(async () => {
  service = await local({ slots: 1 });
  client = new Docsvc({ apiKey: service.apiKey, fetch: service.fetch });
});
afterAll(() => service.close());

test("a pipeline reads without a source; no metadata is embedded, and none breaks the splitter", async () => {
  const embedding = new WordEmbedding();
  const reader = new DocsvcReader({ source: report, client, extraMetadata: { note: "long ".repeat(1000) } });
  const splitter = new SentenceSplitter({ chunkSize: 128, chunkOverlap: 0 });
  const nodes = await new IngestionPipeline({ reader, transformations: [splitter, embedding] }).run();
  expect(nodes.length).toBeGreaterThan(10);
  expect(embedding.embedded.join("\n")).not.toMatch(/bbox_left|source_id|report\.pdf|long long/);
  for (const { metadata, embedding: vector } of nodes) {
    expect(metadata).toMatchObject({ source: report, page_number: expect.any(Number), regions: expect.any(String) });
    expect(vector).toHaveLength(64);
  }
});

test("a vector index finds a node with its boxes", async () => {
  const nodes = await new DocsvcReader({ client }).loadNodes(report);
  const embedding = new WordEmbedding();
  await Settings.withEmbedModel(embedding, async () => {
    const index = await VectorStoreIndex.init({ nodes });
    const wanted = nodes.at(-1)!;
    const [found] = await index.asRetriever({ similarityTopK: 1 }).retrieve({ query: wanted.text });
    expect(found?.node.id_).toBe(wanted.id_);
    expect(found?.node.metadata).toEqual(wanted.metadata);
    expect(found?.node.metadata["bbox_width"]).toBeGreaterThan(0);
  });
});

test("ids and hashes are the same for every ingestion, and a chunk's id is that of its document and of its node", async () => {
  const reader = new DocsvcReader({ client });
  const [first, second, nodes] = [
    await reader.loadData(report),
    await reader.loadData(report),
    await reader.loadNodes(report),
  ];
  const ids = first.map(({ id_ }) => id_);
  expect(second.map(({ id_ }) => id_)).toEqual(ids);
  expect(second.map(({ hash }) => hash)).toEqual(first.map(({ hash }) => hash));
  expect(nodes.map(({ id_ }) => id_)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(first[0]).toBeInstanceOf(Document);
});

test("SimpleDirectoryReader's map has every extension; bytes are read by it under their name", async () => {
  const readers = fileExtToReader({ client, mode: "document" });
  expect(Object.keys(readers)).toContain("pdf");
  const [document] = await readers["pdf"]!.loadDataAsContent(await readFile(report), "report.pdf");
  expect(document?.metadata).toMatchObject({ source: "report.pdf", file_name: "report.pdf", page_number_end: 7 });
});
