import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Docsvc } from "@docsvc/client";
import { fixture } from "@docsvc/fixtures";
import { local } from "@docsvc/server";
import type { LocalService } from "@docsvc/server";
import { MemoryVectorStore } from "@langchain/classic/vectorstores/memory";
import { index } from "@langchain/core/indexing";
import { RecursiveCharacterTextSplitter } from "@langchain/textsplitters";
import { Document, tool } from "langchain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DocsvcDirectoryLoader, DocsvcLoader } from "./index.ts";
import { MemoryRecordManager } from "./testing/memory-record-manager.ts";
import { textPdf } from "./testing/text-pdf.ts";
import { WordEmbeddings } from "./testing/word-embeddings.ts";

// Runs the loaders, LangChain itself and the whole service in this process.

let service: LocalService;
let client: Docsvc;
let folder: string;

beforeAll(async () => {
  service = await local({ slots: 1 });
  client = new Docsvc({ apiKey: service.apiKey, fetch: service.fetch });
  folder = await mkdtemp(join(tmpdir(), "docsvc-langchain-"));
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

test("index() accepts the loader, embeds nothing twice, and of a changed file only what is new", async () => {
  const embeddings = new WordEmbeddings();
  const vectorStore = new MemoryVectorStore(embeddings);
  // LangChain's own in-memory store cannot delete.
  const deleted: string[] = [];
  vectorStore.delete = async ({ ids = [] }: { ids?: string[] } = {}) => void deleted.push(...ids);
  const recordManager = new MemoryRecordManager();
  const path = join(folder, "changing.pdf");
  await writeFile(path, textPdf(["The harbour opens at six.", "The ferry leaves at seven."]));
  const run = async () =>
    index({
      docsSource: new DocsvcLoader(path, { client, mode: "page" }),
      recordManager,
      vectorStore,
      options: { cleanup: "incremental", sourceIdKey: "source_id" },
    });
  expect(await run()).toMatchObject({ numAdded: 2 });
  expect(await run()).toMatchObject({ numAdded: 0, numUpdated: 0, numDeleted: 0, numSkipped: 2 });
  expect(embeddings.embedded).toHaveLength(2);
  await writeFile(path, textPdf(["The harbour opens at six.", "The ferry leaves at nine."]));
  expect(await run()).toMatchObject({ numAdded: 1, numDeleted: 1, numSkipped: 1 });
  expect(embeddings.embedded.at(-1)).toContain("nine");
  expect(deleted).toHaveLength(1);
});

test("three equal texts at different places stay three", async () => {
  const vectorStore = new MemoryVectorStore(new WordEmbeddings());
  const docsSource = new DocsvcLoader(textPdf(Array(3).fill("Read the manual first.")), { client, mode: "block" });
  const indexed = await index({ docsSource, recordManager: new MemoryRecordManager(), vectorStore });
  expect(indexed.numAdded).toBe(3);
  const documents = await docsSource.load();
  expect(new Set(documents.map(({ pageContent }) => pageContent)).size).toBe(1);
  expect(new Set(documents.map(({ id }) => id)).size).toBe(3);
  expect(documents.map(({ metadata }) => metadata["page_number"])).toEqual([1, 2, 3]);
});

test("what a vector store finds keeps its boxes, also as the result of a tool", async () => {
  const loader = new DocsvcLoader(fixture("report/report.pdf"), { client });
  const documents = await loader.load();
  expect(documents[0]).toBeInstanceOf(Document);
  const store = new MemoryVectorStore(new WordEmbeddings());
  await store.addDocuments(documents);
  const wanted = documents.at(-1)!;
  const [found] = await store.similaritySearch(wanted.pageContent, 1);
  expect(found).toEqual(wanted);
  const search = tool(async (query: string) => store.similaritySearch(query, 1), { name: "search" });
  const [hit] = (await search.invoke(wanted.pageContent)) as Document[];
  const { page_number, bbox_left, bbox_width, page_width, regions } = hit!.metadata;
  expect(page_number).toBeGreaterThan(1);
  expect(bbox_left + bbox_width).toBeLessThanOrEqual(1);
  expect(page_width).toBeGreaterThan(300);
  expect(JSON.parse(regions)[0]).toMatchObject({ page: page_number, type: expect.any(String) });
});

test.each(["chunk", "block", "page", "document"] as const)(
  "metadata in mode %s is flat, scalar, small, and has the same keys everywhere",
  async (mode) => {
    const sources = [fixture("report/report.pdf"), textPdf(["Alone"])];
    const documents = await new DocsvcLoader(sources, { client, mode }).load();
    const keys = new Set(documents.map(({ metadata }) => Object.keys(metadata).join()));
    expect([...keys]).toEqual([
      "source,file_name,file_type,source_id,chunk_id,chunk_index,page_number,page_number_end,total_pages,category,section," +
        "bbox_left,bbox_top,bbox_width,bbox_height,page_width,page_height,confidence,regions",
    ]);
    for (const { id, metadata } of documents) {
      expect(id).toBe(metadata["chunk_id"]);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Object.values(metadata).every((value) => ["string", "number"].includes(typeof value))).toBe(true);
      expect(Buffer.byteLength(JSON.stringify(metadata))).toBeLessThanOrEqual(4096);
    }
    if (mode === "document") expect(documents).toHaveLength(2);
    const isOnePage = documents.every(({ metadata }) => metadata["page_number"] === metadata["page_number_end"]);
    if (mode === "page" || mode === "block") expect(isOnePage).toBe(true);
  },
);

test("the ids are the same for every ingestion, and the job's id is left out unless requested", async () => {
  const load = async (options = {}) => new DocsvcLoader(fixture("letter/letter.pdf"), { client, ...options }).load();
  const [first, second] = [await load(), await load()];
  expect(second).toEqual(first);
  const [named] = await load({ extraMetadata: ({ job_id }: { job_id: string }) => ({ job_id, customer: 7 }) });
  expect(named?.id).toBe(first[0]?.id);
  expect(named?.metadata).toMatchObject({ customer: 7, job_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

test("an index whose metadata names the job embeds nothing again until a file changes", async () => {
  const directory = await mkdtemp(join(folder, "jobs-"));
  await writeFile(join(directory, "a.pdf"), textPdf(["First", "Second"]));
  const extraMetadata = ({ job_id }: { job_id: string }): { job_id: string } => ({ job_id });
  const docsSource = new DocsvcDirectoryLoader(directory, { client, mode: "page", extraMetadata });
  const vectorStore = new MemoryVectorStore(new WordEmbeddings());
  const recordManager = new MemoryRecordManager();
  const options = { cleanup: "incremental", sourceIdKey: "source_id" } as const;
  const run = async () => index({ docsSource, recordManager, vectorStore, options });
  expect(await run()).toMatchObject({ numAdded: 2, numSkipped: 0 });
  expect(await run()).toMatchObject({ numAdded: 0, numSkipped: 2, numDeleted: 0 });
  const [before] = await docsSource.load();
  // A document that the service has deleted is parsed again.
  await client.jobs.delete(before!.metadata["job_id"] as string);
  const [after] = await docsSource.load();
  expect(after!.metadata["job_id"]).not.toBe(before!.metadata["job_id"]);
  expect((await docsSource.load())[0]!.metadata["job_id"]).toBe(after!.metadata["job_id"]);
  vectorStore.delete = async () => {};
  await writeFile(join(directory, "a.pdf"), textPdf(["First", "Other", "Third"]));
  expect((await run()).numAdded).toBeGreaterThan(0);
});

test("a folder is loaded by name, its hidden files and other files passed over, a damaged one reported", async () => {
  const files = {
    "b.PDF": "Second",
    "a.pdf": "First",
    ".hidden.pdf": "No",
    "notes.ini": "No",
  };
  const directory = await mkdtemp(join(folder, "folder-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), textPdf([text]));
  await writeFile(join(directory, "aa-damaged.pdf"), "%PDF-1.7\nand nothing of a PDF");
  const skipped: string[] = [];
  const onSkipped = (path: string): void => void skipped.push(path);
  const loader = new DocsvcDirectoryLoader(directory, { client, onError: "skip", onSkipped });
  const documents = await loader.load();
  // A single line may be recognised as a title.
  const read = documents.map(({ metadata, pageContent }) => [
    metadata["file_name"],
    pageContent.replace(/^# /, "").trim(),
  ]);
  expect(read).toEqual([
    ["a.pdf", "First"],
    ["b.PDF", "Second"],
  ]);
  expect(loader.failures.map(({ source }) => source)).toEqual([join(directory, "aa-damaged.pdf")]);
  expect(skipped).toEqual([join(directory, "notes.ini")]);
  await expect(new DocsvcDirectoryLoader(directory, { client, onSkipped }).load()).rejects.toThrow("PDF");
});

test("a splitter cuts the documents further, and each part keeps the place of the whole", async () => {
  const loader = new DocsvcLoader(fixture("letter/letter.pdf"), { client, mode: "document", text: "embed" });
  const [whole] = await loader.load();
  const parts = await loader.loadAndSplit(new RecursiveCharacterTextSplitter({ chunkSize: 200, chunkOverlap: 0 }));
  expect(parts.length).toBeGreaterThan(2);
  for (const { metadata } of parts) expect(metadata).toMatchObject(whole!.metadata);
});
