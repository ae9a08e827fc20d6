import { openAsBlob } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Docsvc } from "../client.ts";
import { TEST_KEY, plainService } from "../testing/plain-service.ts";
import { uploadDirect } from "./upload-direct.ts";

interface Put {
  readonly bytes: number;
  readonly length: string | undefined;
  readonly authorization: string | undefined;
}

let folder: string;
let store: string;
let puts: Put[] = [];
let statuses: number[] = [];

/** An object store on a separate port; it refuses with the statuses that a test sets. */
const server = createServer((request, response) => {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => (bytes += chunk.length));
  request.on("end", () => {
    const { "content-length": length, authorization } = request.headers;
    puts.push({ bytes, length, authorization });
    response.writeHead(statuses.shift() ?? 200, { "retry-after": "0" }).end("<Answer/>");
  });
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsvc-direct-"));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  store = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  puts = [];
  statuses = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** A client of a service that announces uploads to the store; messages must never contain the signature of the address. */
function announcing(uploadUrl = (): string => `${store}/bucket/key?X-Amz-Signature=secret`) {
  const announced: unknown[] = [];
  const service = plainService({
    intercept: ({ path, body }) => {
      if (path !== "/upload_url") return undefined;
      announced.push(body);
      return Response.json({ file_id: "docsvc://f1.pdf", upload_url: uploadUrl(), expires_at: "2030-01-01T00:00:00Z" });
    },
  });
  const lines: string[] = [];
  const log = (message: string, fields: object): number => lines.push(`${message} ${JSON.stringify(fields)}`);
  const client = new Docsvc({
    apiKey: TEST_KEY,
    baseUrl: "http://service.test",
    headers: { "X-Gateway": "secret" },
    fetch: (request) => (request.url.startsWith(store) ? fetch(request) : service.fetch(request)),
    logger: { debug: log, info: log, warn: log, error: log },
    logLevel: "debug",
  });
  return { client, announced, service, lines };
}

test("the size is announced, and the bytes go to the store with their length and without the key", async () => {
  const { client, announced, service, lines } = announcing();
  const path = join(folder, "a.PDF");
  await writeFile(path, new Uint8Array(900_000));
  const steps: number[] = [];
  const file = await uploadDirect(client, path, {
    onUploadProgress: ({ sentBytes, totalBytes }) => steps.push(sentBytes / totalBytes!),
  });
  expect(file).toEqual({ file_id: "docsvc://f1.pdf" });
  expect(announced).toEqual([{ bytes: 900_000, extension: ".PDF" }]);
  expect(puts).toEqual([{ bytes: 900_000, length: "900000", authorization: undefined }]);
  expect(service.seen.map((request) => request.path)).toEqual(["/upload_url"]);
  expect(steps.length).toBeGreaterThan(3);
  expect([steps[0], steps.at(-1)]).toEqual([0, 1]);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  await client.parse(file);
  expect(service.seen.at(-1)!.body).toMatchObject({ input: "docsvc://f1.pdf" });
  expect(lines.join()).toContain(`PUT ${store}/bucket/key`);
  expect(lines.join()).not.toContain("secret");
});

test("a store that fails now and then is asked again, under the same reference; one that refuses is not", async () => {
  const { client, announced } = announcing();
  statuses = [503, 500];
  await uploadDirect(client, new Blob(["hello"]), { extension: "txt" });
  expect(announced).toEqual([{ bytes: 5, extension: "txt" }]);
  expect(puts.map(({ bytes }) => bytes)).toEqual([5, 5, 5]);
  statuses = [403];
  await expect(uploadDirect(client, new Blob(["hello"]))).rejects.toMatchObject({ status: 403 });
  expect(puts).toHaveLength(4);
});

test("a stream and a Response are read first, since their size must be known", async () => {
  const { client, announced } = announcing();
  await uploadDirect(client, new Blob(["hello"]).stream());
  await uploadDirect(client, new Response("a page"));
  expect(announced).toEqual([{ bytes: 5 }, { bytes: 6 }]);
  expect(puts.map(({ length }) => length)).toEqual(["5", "6"]);
});

test("a service that knows no announcements gets an ordinary upload", async () => {
  const service = plainService();
  const client = new Docsvc({ apiKey: TEST_KEY, fetch: service.fetch, logLevel: "off" });
  expect(await uploadDirect(client, new Blob(["hello"]), { fileName: "a.txt" })).toMatchObject({ bytes: 5 });
  expect(service.seen.map(({ path }) => path)).toEqual(["/upload_url", "/upload"]);
  expect((service.seen[1]!.body as File).name).toBe("a.txt");
});

test("any other refusal of the service is reported as it is, and nothing is sent", async () => {
  const { client } = announcing(() => "ftp://elsewhere/");
  await expect(uploadDirect(client, new Blob(["hello"]))).rejects.toThrow("not an http or https address");
  const wrong = new Docsvc({ apiKey: "ak_live_wrong", fetch: plainService().fetch, logLevel: "off" });
  await expect(uploadDirect(wrong, new Blob(["hello"]))).rejects.toMatchObject({ status: 401 });
  expect(puts).toEqual([]);
});

test("a file that changes while it is sent ends the upload with its reason; so does a step of progress that throws", async () => {
  const { client } = announcing();
  const onUploadProgress = (): void => {
    throw new Error("full");
  };
  const failing = uploadDirect(client, new Blob(["hello"]), { onUploadProgress });
  await expect(failing).rejects.toMatchObject({ code: "connection", message: "The upload broke off (full)." });
  const changing = join(folder, "changing");
  await writeFile(changing, new Uint8Array(900_000));
  const blob = await openAsBlob(changing);
  await writeFile(changing, "x");
  await expect(uploadDirect(client, blob)).rejects.toThrow(/^The upload broke off \(.*could not be read/);
  // Nothing was stored instead of the failed uploads.
  await uploadDirect(client, new Blob(["hello"]));
  expect(puts.map(({ bytes }) => bytes)).toEqual([5]);
});

test("what is no client is refused", async () => {
  await expect(uploadDirect({} as never, new Blob(["x"]))).rejects.toThrow("Give the client itself");
});
