import type { ParsingClient } from "@docsvc/client/records";
import { expect, test } from "vitest";
import { fileURLToPath } from "node:url";
import { DocsvcDirectoryLoader, DocsvcLoader } from "./index.ts";

const bbox = { left: 0.1, top: 0.2, width: 0.3, height: 0.05, page: 1 };

/** A client that delays the parse of one source until released. */
function waitingClient(held: string): ParsingClient & { readonly release: () => void; readonly parsed: string[] } {
  const gate = Promise.withResolvers<void>();
  const parsed: string[] = [];
  const parse: ParsingClient["parse"] = async (input) => {
    const content = input as string;
    if (content === held) await gate.promise;
    if (content.includes("damaged")) throw new Error("It is damaged.");
    parsed.push(content);
    const chunk = { content, embed: content, blocks: [{ type: "Text" as const, bbox, content }] };
    return { job_id: "1", duration: 1, usage: { num_pages: 1, credits: 1 }, result: { type: "full", chunks: [chunk] } };
  };
  return { parse, parsed, release: gate.resolve };
}

test("lazyLoad gives the first documents before the last source is parsed", async () => {
  const client = waitingClient("c.pdf");
  const loaded = new DocsvcLoader(["a.pdf", "b.pdf", "c.pdf"], { client }).lazyLoad();
  expect((await loaded.next()).value?.pageContent).toBe("a.pdf");
  expect((await loaded.next()).value?.pageContent).toBe("b.pdf");
  expect(client.parsed).not.toContain("c.pdf");
  client.release();
  expect((await loaded.next()).value?.pageContent).toBe("c.pdf");
  expect((await loaded.next()).done).toBe(true);
});

test("failures are those of the last run", async () => {
  const loader = new DocsvcLoader(["damaged.pdf", "a.pdf"], { client: waitingClient(""), onError: "skip" });
  expect(await loader.load()).toHaveLength(1);
  expect(await loader.load()).toHaveLength(1);
  expect(loader.failures).toEqual([{ source: "damaged.pdf", error: new Error("It is damaged.") }]);
});

test("nested metadata has its boxes as objects", async () => {
  const [document] = await new DocsvcLoader("a.pdf", { client: waitingClient(""), metadata: "nested" }).load();
  expect(document?.metadata).toMatchObject({
    bbox,
    page_size: { width: 0, height: 0 },
    regions: [{ ...bbox, type: "Text" }],
  });
  expect(document?.metadata).not.toHaveProperty("bbox_left");
});

test("a folder that is missing, and a file in its place, are reported in words", async () => {
  const client = waitingClient("");
  const missing = new DocsvcDirectoryLoader("/no/such/folder", { client });
  await expect(missing.load()).rejects.toMatchObject({
    code: "invalid_argument",
    message: "The folder /no/such/folder is not loaded: there is none of that name.",
  });
  const file = new DocsvcDirectoryLoader(fileURLToPath(import.meta.url), { client });
  await expect(file.load()).rejects.toThrow(/it is a file, which DocsvcLoader loads\.$/);
});
