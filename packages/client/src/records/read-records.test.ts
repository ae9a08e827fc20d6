import { expect, test } from "vitest";
import type { DocumentSource } from "../files/document.ts";
import type { ParseOptions } from "../operations/operation.ts";
import { readRecords } from "./read-records.ts";
import type { ReadFailure, ReadOptions } from "./read-records.ts";
import type { ParsingClient } from "./parsing-client.ts";

interface WatchedClient extends ParsingClient {
  readonly options: ParseOptions[];
  readonly aborted: string[];
  most: number;
}

/** @param atOnce no document is done before this many are being parsed */
function watchedClient(atOnce = 1): WatchedClient {
  const together = Promise.withResolvers<void>();
  let running = 0;
  const client: WatchedClient = {
    options: [],
    aborted: [],
    most: 0,
    async parse(input, options = {}, { signal } = {}) {
      const name = input as string;
      client.options.push(options);
      running += 1;
      client.most = Math.max(client.most, running);
      if (running >= atOnce) together.resolve();
      signal?.addEventListener("abort", () => client.aborted.push(name));
      await together.promise;
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
      running -= 1;
      signal?.throwIfAborted();
      if (name.includes("damaged")) throw new Error("It is damaged.");
      const result = { type: "full" as const, chunks: [{ content: name, embed: "embed", blocks: [] }] };
      return { job_id: "1", duration: 1, usage: { num_pages: 1, credits: 1 }, result };
    },
  };
  return client;
}

async function collect(sources: DocumentSource[], options: ReadOptions, client = watchedClient()): Promise<string[]> {
  const found: string[] = [];
  for await (const { source } of readRecords(client, sources, options)) found.push(source);
  return found;
}

test("documents come in the order of their sources, no more than asked for at a time", async () => {
  const client = watchedClient(3);
  const sources = Array.from({ length: 7 }, (_, index) => `${index}.pdf`);
  expect(await collect(sources, { concurrency: 3 }, client)).toEqual(sources);
  expect(client.most).toBe(3);
});

test("a failure throws, is skipped, or is reported, and no message or source has the query of an address", async () => {
  const sources = ["a.pdf", "https://example.com/damaged.pdf?X-Amz-Signature=secret", "b.pdf"];
  await expect(collect(sources, {})).rejects.toThrow("It is damaged.");
  expect(await collect(sources, { onError: "skip" })).toEqual(["a.pdf", "b.pdf"]);
  const failures: ReadFailure[] = [];
  expect(await collect(sources, { onError: (failure) => failures.push(failure) })).toEqual(["a.pdf", "b.pdf"]);
  expect(failures).toEqual([{ source: "https://example.com/damaged.pdf", error: new Error("It is damaged.") }]);
});

test("whoever leaves ends what is running; a signal's own reason is thrown whatever onError says", async () => {
  const client = watchedClient();
  for await (const { source } of readRecords(client, ["a.pdf", "b.pdf", "c.pdf"])) {
    if (source === "a.pdf") break;
  }
  expect(client.aborted).toContain("c.pdf");
  const reason = new Error("enough");
  const signal = AbortSignal.abort(reason);
  await expect(collect(["a.pdf"], { signal, onError: "skip" })).rejects.toBe(reason);
});

test("the mode decides how the document is cut; in mode chunk the caller may", async () => {
  const client = watchedClient();
  const parse = { retrieval: { chunking: { chunk_mode: "section" as const, chunk_size: 500 } } };
  await collect(["a.pdf"], {}, client);
  await collect(["a.pdf"], { parse }, client);
  await collect(["a.pdf"], { parse, mode: "document", text: "embed" }, client);
  expect(client.options.map(({ retrieval }) => retrieval)).toEqual([
    { embedding_optimized: false, chunking: { chunk_mode: "variable" } },
    { embedding_optimized: false, chunking: { chunk_mode: "section", chunk_size: 500 } },
    { embedding_optimized: true, chunking: { chunk_mode: "disabled", chunk_size: 500 } },
  ]);
});
