import { copyFile, mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Docsvc } from "@docsvc/client";
import { fixture } from "@docsvc/fixtures";
import { local } from "@docsvc/server";
import type { LocalService } from "@docsvc/server";
import { SimpleDirectoryReader } from "@llamaindex/readers/directory";
import { TextFileReader } from "@llamaindex/readers/text";
import { Document, IngestionPipeline, SentenceSplitter, Settings, VectorStoreIndex } from "llamaindex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DocsvcReader, fileExtToReader } from "./index.ts";
import { WordEmbedding } from "./testing/word-embedding.ts";

// Runs the reader, LlamaIndex itself and the whole service in this process.

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

test("SimpleDirectoryReader reads a folder through the map: only what the service reads, with pages and boxes", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "docsvc-llamaindex-"));
  await copyFile(report, join(folder.path, "report.pdf"));
  await copyFile(fixture("scan/letter.jpg"), join(folder.path, "letter.jpg"));
  await writeFile(join(folder.path, "notes.log"), "Read by LlamaIndex itself.");
  const documents = await new SimpleDirectoryReader().loadData({
    directoryPath: folder.path,
    fileExtToReader: { log: new TextFileReader(), ...fileExtToReader({ client, mode: "page" }) },
  });
  const [pages, letter, notes] = ["pdf", "jpg", undefined].map((type) =>
    documents.filter(({ metadata }) => metadata["file_type"] === type),
  );
  expect(pages?.map(({ metadata }) => metadata["page_number"])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pages?.every(({ metadata }) => metadata["bbox_width"] > 0)).toBe(true);
  expect(letter).toHaveLength(1);
  expect(letter?.[0]?.text).toContain("Rural Grids");
  expect(notes?.map(({ text }) => text)).toEqual(["Read by LlamaIndex itself."]);
  expect(documents.every((document) => document instanceof Document)).toBe(true);
});
