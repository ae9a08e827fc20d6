/** The S3 engine against a real S3 server. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { Agent, fetch as fetchWith } from "undici";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { S3Environment } from "../cli/command-context.ts";
import { run, temporaryFolder } from "../cli/testing/run.ts";
import { FilesElsewhereError } from "../open-files.ts";
import type { ServiceOptions } from "../options.ts";
import { FileStoreUnavailableError } from "../ports/file-store.ts";
import { fileStoreSuite } from "../ports/file-store.suite.ts";
import { faultProxy } from "../testing/fault-proxy.ts";
import type { Fault } from "../testing/fault-proxy.ts";
import { pdfWith } from "../testing/pdf.ts";
import { RADOSGW_MISSING, VIRTUAL_HOST, hasRadosgw, startRadosgw } from "../testing/radosgw.ts";
import type { S3TestServer } from "../testing/radosgw.ts";
import { testService } from "../testing/test-service.ts";
import { directUploadSuite } from "../routes/direct-upload.suite.ts";
import { crashSuite } from "./crash.suite.ts";
import { fleetSuite } from "./fleet.suite.ts";
import { createS3Client } from "./s3-client.ts";
import { S3FileStore } from "./s3-file-store.ts";

const suite = hasRadosgw ? "on a real server" : RADOSGW_MISSING;

describe.runIf(hasRadosgw)(suite, () => {
  let server: S3TestServer;
  beforeAll(async () => {
    server = await startRadosgw();
  }, 90_000);
  afterAll(() => server[Symbol.asyncDispose]());

  fileStoreSuite("S3", async () => {
    const options = { ...(await server.newBucket()), prefix: "some/folder" };
    const files = new S3FileStore(options);
    const client = createS3Client(options);
    const scratch = await mkdtemp(join(tmpdir(), "docsvc-s3-"));
    return {
      files,
      scratch,
      leftovers: async () => {
        const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: options.bucket }));
        return Uploads.map(({ Key }) => Key ?? "");
      },
      breakOff: async () => {
        const address = { Bucket: options.bucket, Key: "some/folder/uploads/half.pdf" };
        const { UploadId } = await client.send(new CreateMultipartUploadCommand(address));
        await client.send(new UploadPartCommand({ ...address, UploadId, PartNumber: 1, Body: Buffer.from("half") }));
      },
      close: async () => {
        client.destroy();
        await rm(scratch, { recursive: true });
      },
    };
  });

  directUploadSuite("in S3, read and sent directly", async () => ({
    s3: { ...(await server.newBucket()), direct: true },
  }));
  directUploadSuite("in S3, read and sent through the service", async () => ({ s3: await server.newBucket() }));
  crashSuite(() => server.newBucket());
  fleetSuite(() => server.newBucket());

  test("a folder of the bucket is a store of its own, and what others keep in the bucket is left alone", async () => {
    const options = await server.newBucket();
    const [one, other, whole] = [{ prefix: "one" }, { prefix: "one-more" }, {}].map(
      (more) => new S3FileStore({ ...options, ...more }),
    );
    await one!.put("uploads/a", bytesOf("one"));
    await other!.put("uploads/a", bytesOf("other"));
    expect(Buffer.from((await one!.read("uploads/a"))!).toString()).toBe("one");
    expect(Buffer.from((await other!.read("uploads/a"))!).toString()).toBe("other");
    const client = createS3Client(options);
    await client.send(new PutObjectCommand({ Bucket: options.bucket, Key: "uploads/a note.txt", Body: "theirs" }));
    await whole!.put("uploads/b", bytesOf("ours"));
    expect(await keysOf(whole!.list("uploads/"))).toEqual(["uploads/b"]);
    expect(await keysOf(one!.list("uploads/"))).toEqual(["uploads/a"]);
  });

  test("a list goes on past the thousand keys of a page", async () => {
    const files = new S3FileStore(await server.newBucket());
    const keys = Array.from({ length: 1007 }, (_, index) => `uploads/${String(index).padStart(4, "0")}`);
    for (let start = 0; start < keys.length; start += 20) {
      await Promise.all(keys.slice(start, start + 20).map((key) => files.put(key, bytesOf("x"))));
    }
    expect((await keysOf(files.list("uploads/"))).toSorted()).toEqual(keys);
  });

  test.each<Fault>([
    "503 before the service",
    "503 after the service",
    "reset before the answer",
    "reset within the answer",
  ])("a store and its network may fail now and then (%s)", async (fault) => {
    const options = await server.newBucket();
    const small = randomBytes(100);
    const large = randomBytes(9_000_000);
    // Two of three requests fail, and each request is once the one that does not.
    for (const offset of [0, 1, 2]) {
      let requests = offset;
      await using proxy = await faultProxy(options.endpoint, () => (requests++ % 3 === 2 ? "none" : fault), 0);
      const files = new S3FileStore({ ...options, endpoint: proxy.baseUrl });
      await files.put("uploads/small", bytesOf(small));
      await files.put("uploads/large", bytesOf(large));
      expect(small.equals((await files.read("uploads/small"))!)).toBe(true);
      expect(large.equals((await files.read("uploads/large"))!)).toBe(true);
      await files.remove("uploads/small");
      expect(await files.size("uploads/small")).toBeUndefined();
      expect(proxy.played[fault]).toBeGreaterThan(5);
    }
  });

  test("a store that goes away is told as such, nothing is acknowledged meanwhile, and all goes on when it is back", async () => {
    const options = await server.newBucket();
    let fault: Fault = "none";
    await using proxy = await faultProxy(options.endpoint, () => fault, 0);
    await using service = await testService({ s3: { ...options, endpoint: proxy.baseUrl } });
    const input = await service.stored(await pdfWith(["Before and after"]));
    fault = "503 before the service";
    const refused = [
      await service.upload("more"),
      await service.call("POST", "/parse_async", { json: { input } }),
      await service.call("GET", `/files/${input.slice("docsvc://".length)}`),
    ];
    for (const { status, json, headers } of refused) {
      expect([status, json.code, headers.get("retry-after")]).toEqual([503, "not_ready", "5"]);
    }
    fault = "none";
    const { json } = await service.call("POST", "/parse", { json: { input } });
    expect(json.result.chunks[0].content).toContain("Before and after");
    expect(service.log.join("")).toContain(`bucket ${options.bucket} at ${proxy.baseUrl}`);
    expect(service.log.join("")).not.toContain(options.credentials.secretAccessKey);
  }, 60_000);

  test("a data directory whose files lie in one place does not start with another", async () => {
    await using folder = await temporaryFolder();
    const s3 = await server.newBucket();
    const dataDir = folder.path("data");
    const start = async (options: Partial<ServiceOptions>): Promise<void> =>
      (await testService({ dataDir, ...options }))[Symbol.asyncDispose]();
    await expect(start({ s3: { ...s3, bucket: "no-such-bucket" } })).rejects.toThrow("Create the bucket");
    await start({ s3 });
    await start({ s3 });
    await expect(start({})).rejects.toThrow(`are in the bucket ${s3.bucket}/. Set DOCSVC_S3_BUCKET`);
    const backup = await run(["backup", folder.path("backup"), "--data", dataDir]);
    expect(backup.out).toContain(`Documents and results are in the bucket ${s3.bucket}/, and not part of it.`);
    await run(["restore", folder.path("backup"), "--data", folder.path("restored")]);
    await expect(start({ dataDir: folder.path("restored") })).rejects.toThrow(FilesElsewhereError);
    await start({ dataDir: folder.path("restored"), s3 });
    await expect(start({ s3: { ...s3, prefix: "other" } })).rejects.toThrow(FilesElsewhereError);
    const onDisk = folder.path("on-disk");
    await using disk = await testService({ dataDir: onDisk });
    await disk.stored("a document");
    await disk.service.close();
    await expect(start({ dataDir: onDisk, s3 })).rejects.toThrow("has documents on this disk");
  });

  test("docsvc doctor does in the bucket what the service does there, and says what stands in the way", async () => {
    await using folder = await temporaryFolder();
    const bucket = await server.newBucket();
    const examined = async (more: Partial<S3Environment>): Promise<readonly string[]> => {
      const s3: S3Environment = { bucket: bucket.bucket, endpoint: bucket.endpoint, ...bucket.credentials, ...more };
      const { out } = await run(["doctor", "--json", "--data", folder.path("data")], { environment: { s3 } });
      const findings = JSON.parse(out) as readonly Readonly<Record<string, string>>[];
      const { state, detail, remedy } = findings.find(({ name }) => name === "files")!;
      return [state!, detail!, remedy ?? ""];
    };
    expect(await examined({ direct: "true" })).toEqual(["ok", expect.stringContaining("wrote, read, listed"), ""]);
    expect(await keysOf(new S3FileStore(bucket).list("doctor/"))).toEqual([]);
    const missing = await examined({ bucket: "no-such-bucket" });
    expect(missing).toEqual([
      "failed",
      expect.stringContaining("NoSuchBucket"),
      "Create the bucket, or check its name.",
    ]);
    const wrong = await examined({ secretAccessKey: "wrong" });
    expect(wrong).toEqual(["failed", expect.stringContaining("HTTP 403"), expect.stringContaining("credentials")]);
    const elsewhere = await examined({ direct: "true", publicEndpoint: "http://127.0.0.1:9" });
    expect(elsewhere).toEqual(["missing", expect.stringContaining("http://127.0.0.1:9"), expect.any(String)]);
  }, 60_000);

  test("a missing bucket and wrong credentials are told with bucket and address, and without credentials", async () => {
    const options = await server.newBucket();
    const missing = new S3FileStore({ ...options, bucket: "no-such-bucket" });
    const noBucket = "Could not look for the bucket in bucket no-such-bucket at";
    await expect(missing.requireBucket()).rejects.toThrow(`${noBucket} ${options.endpoint} (NoSuchBucket, HTTP 404)`);
    await expect(missing.put("a/b", bytesOf("x"))).rejects.toThrow("Create the bucket, or check its name.");
    await expect(missing.read("a/b")).rejects.toThrow(FileStoreUnavailableError);

    const secretAccessKey = "a secret that is wrong";
    const wrong = new S3FileStore({ ...options, credentials: { ...options.credentials, secretAccessKey } });
    const refused = await wrong.read("a/b").catch((error: Error) => error);
    expect(refused).toBeInstanceOf(FileStoreUnavailableError);
    const { message } = refused as Error;
    expect(message).toContain(`bucket ${options.bucket} at ${options.endpoint} (SignatureDoesNotMatch, HTTP 403)`);
    expect(message).not.toContain(secretAccessKey);
    expect(message).not.toContain(options.credentials.accessKeyId);
    await expect(wrong.requireBucket()).rejects.toThrow("HTTP 403). Check the credentials");
  });

  describe("addresses for callers", () => {
    const validMs = 60_000;

    test("a write address takes exactly its bytes, for its key, for its time", async () => {
      const files = new S3FileStore({ ...(await server.newBucket()), direct: true });
      const address = await files.direct!.writeAddress("uploads/a", { bytes: 5, validMs });
      const put = async (url: string, body: string): Promise<number> =>
        (await fetch(url, { method: "PUT", body })).status;
      expect(await put(address, "six by")).toBe(403);
      expect(await put(address, "four")).toBe(403);
      expect(await put(address.replace("uploads/a", "uploads/b"), "bytes")).toBe(403);
      expect((await fetch(address)).status).toBe(403);
      expect(await files.size("uploads/a")).toBeUndefined();
      expect(await put(address, "bytes")).toBe(200);
      expect(await files.size("uploads/a")).toBe(5);
      const brief = await files.direct!.writeAddress("uploads/c", { bytes: 5, validMs: 1000 });
      await expect.poll(() => put(brief, "bytes"), { timeout: 10_000, interval: 500 }).toBe(403);
    });

    test("a read address opens its key alone, as a download of the type that it names", async () => {
      const files = new S3FileStore({ ...(await server.newBucket()), direct: true });
      await files.put("uploads/a", bytesOf("<script>"));
      await files.put("uploads/b", bytesOf("another"));
      const address = await files.direct!.readAddress("uploads/a", {
        validMs,
        contentType: "application/octet-stream",
        fileName: "a.html",
      });
      const answer = await fetch(address);
      expect(await answer.text()).toBe("<script>");
      expect(answer.headers.get("content-type")).toBe("application/octet-stream");
      expect(answer.headers.get("content-disposition")).toBe('attachment; filename="a.html"');
      for (const changed of [
        address.replace("uploads/a", "uploads/b"),
        address.replace("octet-stream", "html"),
        address.replace(/X-Amz-Expires=\d+/, "X-Amz-Expires=999"),
      ]) {
        expect(changed).not.toBe(address);
        expect((await fetch(changed)).status).toBe(403);
      }
    });

    test("they may name another host than the service uses, with the bucket in the host name", async () => {
      const options = await server.newBucket();
      const { port } = new URL(options.endpoint);
      const publicEndpoint = `http://${VIRTUAL_HOST}:${port}`;
      await new S3FileStore(options).put("uploads/a", bytesOf("the bytes"));
      const files = new S3FileStore({ ...options, direct: true, publicEndpoint, addressing: "virtual-host" });
      const address = await files.direct!.readAddress("uploads/a", { validMs, contentType: "text/plain" });
      expect(new URL(address).host).toBe(`${options.bucket}.${VIRTUAL_HOST}:${port}`);
      // No name server knows the host; this connection does.
      const dispatcher = new Agent({
        connect: { lookup: (_name, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]) },
      });
      expect(await (await fetchWith(address, { dispatcher })).text()).toBe("the bytes");
      await dispatcher.close();
    });
  });
});

test("a server that cannot be reached is told with its address", async () => {
  const files = new S3FileStore({
    bucket: "documents",
    prefix: "docsvc",
    endpoint: "http://127.0.0.1:9",
    credentials: { accessKeyId: "the id", secretAccessKey: "the secret" },
  });
  const failure = files.read("a/b");
  await expect(failure).rejects.toThrow(
    "Could not read a file in bucket documents/docsvc at http://127.0.0.1:9 (ECONNREFUSED). Check that the address is right",
  );
  await expect(failure).rejects.not.toThrow("the secret");
}, 60_000);

test("a session token is part of an address", async () => {
  const credentials = { accessKeyId: "id", secretAccessKey: "secret", sessionToken: "the token" };
  const files = new S3FileStore({ bucket: "documents", region: "eu-central-1", credentials, direct: true });
  const address = new URL(await files.direct!.readAddress("a/b", { validMs: 1000, contentType: "text/plain" }));
  expect(address.host).toBe("documents.s3.eu-central-1.amazonaws.com");
  expect(address.searchParams.get("X-Amz-Security-Token")).toBe("the token");
});

test.each([
  [{ bucket: "a/b" }, "s3.bucket"],
  [{ bucket: "documents", prefix: "/docsvc/" }, "s3.prefix"],
  [{ bucket: "documents", prefix: "a/../b//" }, "s3.prefix"],
  [{ bucket: "documents", endpoint: "s3.example.com" }, "s3.endpoint"],
  [{ bucket: "documents", endpoint: "https://user:pass@s3.example.com" }, "s3.endpoint"],
  [{ bucket: "documents", publicEndpoint: "https://s3.example.com/documents" }, "s3.publicEndpoint"],
])("settings that cannot work are refused by name: %j", (options, name) => {
  expect(() => new S3FileStore(options)).toThrow(name);
});

async function keysOf(list: AsyncIterable<string>): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of list) keys.push(key);
  return keys;
}

async function* bytesOf(bytes: Uint8Array | string): AsyncIterable<Uint8Array> {
  const whole = Buffer.from(bytes);
  for (let start = 0; start < whole.length; start += 65_536) yield whole.subarray(start, start + 65_536);
}
