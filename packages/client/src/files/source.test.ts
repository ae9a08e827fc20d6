import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openSource, toBlob } from "./source.ts";
import type { UploadSource } from "./source.ts";

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsvc-client-"));
  path = join(folder, "Übung 1.txt");
  await writeFile(path, "hello");
});
afterAll(() => rm(folder, { recursive: true }));

const bytes = new TextEncoder().encode("hello");
const download = (headers: Record<string, string>, url = ""): Response =>
  Object.defineProperty(new Response("hello", { headers }), "url", { value: url });

const sources: readonly [string, () => UploadSource, string][] = [
  ["a path", () => path, "Übung 1.txt"],
  ["a file address", () => pathToFileURL(path), "Übung 1.txt"],
  ["a file address as text", () => pathToFileURL(path).href, "Übung 1.txt"],
  ["a data: address", () => "data:text/plain,hello", "document"],
  ["a data: address as URL, in base64", () => new URL(`data:text/plain;base64,${btoa("hello")}`), "document"],
  ["a File", () => new File(["hello"], "own.txt"), "own.txt"],
  ["a Blob", () => new Blob(["hello"]), "document"],
  ["bytes", () => bytes, "document"],
  ["a Buffer in the middle of its memory", () => Buffer.from("xhellox").subarray(1, 6), "document"],
  ["an ArrayBuffer", () => bytes.slice().buffer, "document"],
  ["a web stream", () => new Blob(["hello"]).stream(), "document"],
  ["a Node stream", () => createReadStream(path), "document"],
  ["a Response", () => download({}), "document"],
  ["a Response with an address", () => download({}, "https://e.com/a/b%20c.pdf?signature=x"), "b c.pdf"],
  [
    "a Response that names its file",
    () => download({ "content-disposition": 'attachment; filename="r 1.pdf"' }),
    "r 1.pdf",
  ],
  [
    "a Response that names its file in UTF-8",
    () => download({ "content-disposition": "attachment; filename=x.pdf; filename*=UTF-8''%C3%9Cb.pdf" }),
    "Üb.pdf",
  ],
];

test.each(sources)("%s becomes its bytes and its name", async (_name, source, fileName) => {
  const upload = await openSource(source());
  expect(upload.fileName).toBe(fileName);
  const blob = await toBlob(upload.content);
  expect(await blob.text()).toBe("hello");
  expect(await blob.text()).toBe("hello");
});

test("base64 is distinguished from a path by its first letters or its length, and its bytes are what it says", async () => {
  const pdf = new TextEncoder().encode(`%PDF-1.7${"x".repeat(60)}`);
  const text = btoa(String.fromCharCode(...pdf));
  const lines = text.replaceAll(/.{60}/g, "$&\r\n");
  const large = Buffer.alloc(3_000_000, "abc");
  for (const [given, bytes] of [
    [text, pdf],
    [lines, pdf],
    [large.toString("base64"), large],
  ] as const) {
    const { content, fileName } = await openSource(given);
    expect(Buffer.from(await (content as Blob).arrayBuffer()).equals(bytes)).toBe(true);
    expect(fileName).toBe("document");
  }
});

test("a text that is no document is reported briefly, whatever its length", async () => {
  for (const text of ["no path ".repeat(400_000), "A".repeat(3_000_001), `data:;base64,${"!".repeat(1_000_000)}`]) {
    const error = await openSource(text).catch((reason: Error) => reason);
    expect(error).toMatchObject({ code: "invalid_argument" });
    expect((error as Error).message.length).toBeLessThan(100);
  }
});

test("base64 that is broken in the middle is no path: the error repeats nothing of the document", async () => {
  const text = btoa(`%PDF-1.7 confidential ${"x".repeat(90)}`);
  const broken = `${text.slice(0, 50)} ~ ${text.slice(50)}`;
  const error = await openSource(broken).catch((reason: Error) => reason);
  expect(error).toMatchObject({ code: "invalid_argument" });
  expect(inspect(error)).not.toContain(text.slice(0, 20));
});

test("a stream and a Response are not read before they are sent; where there are no files they are", async () => {
  let isRead = false;
  const open = (): ReadableStream<Uint8Array<ArrayBuffer>> =>
    new ReadableStream(
      {
        pull: (controller) => {
          isRead = true;
          controller.enqueue(bytes);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  const uploads = [await openSource(open()), await openSource(new Response(open()))];
  expect(uploads.map(({ content }) => content instanceof Blob)).toEqual([false, false]);
  expect(isRead).toBe(false);
  vi.stubGlobal("process", undefined);
  const { content } = await openSource(open());
  vi.unstubAllGlobals();
  expect(await (content as Blob).text()).toBe("hello");
});

test("a given name goes before the source's own", async () => {
  expect((await openSource(path, "other.txt")).fileName).toBe("other.txt");
});

test("an empty file is an empty Blob", async () => {
  const empty = join(folder, "empty.txt");
  await writeFile(empty, "");
  expect(((await openSource(empty)).content as Blob).size).toBe(0);
});

test.each([
  ["https://example.com/a.pdf?signature=secret", /^A https: address needs no upload: give it to the operation\.$/],
  ["docsvc://f1.pdf", /^A docsvc: address needs no upload/],
  ["/no/such/file.pdf", /^Cannot read \/no\/such\/file\.pdf: ENOENT/],
  [tmpdir(), /it is not a file\.$/],
  [new Response("no", { status: 404 }), /its status is 404\.$/],
  [5 as never, /^This cannot be uploaded/],
])("%s cannot be uploaded, and the error says why", async (source, message) => {
  await expect(openSource(source as UploadSource)).rejects.toThrow(message);
});

test("a Response that was read already is refused", async () => {
  const response = new Response("x");
  await response.text();
  await expect(openSource(response)).rejects.toThrow("its body was already read");
});

test("a runtime without files says what to give instead", async () => {
  vi.stubGlobal("process", undefined);
  await expect(openSource("a.pdf")).rejects.toThrow("pass a Blob, bytes, a stream or a Response");
  vi.unstubAllGlobals();
});
