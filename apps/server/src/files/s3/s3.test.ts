/** The S3 file store with a real S3 server. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { effort } from "@docsvc/fixtures/effort";
import { needing } from "@docsvc/fixtures/needing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allOf, chunksOf } from "../../../test/support/streams.ts";
import type { S3Environment } from "../../cli/command-context.ts";
import type { Finding } from "../../doctor/check.ts";
import { checkFiles } from "../../doctor/files.ts";
import { readS3 } from "../../cli/read-s3.ts";
import { run, temporaryFolder } from "../../../test/support/run-command.ts";
import { FilesElsewhereError } from "../open-files.ts";
import type { ServiceOptions } from "../../settings/options.ts";
import { FileStoreUnavailableError } from "../../ports/file-store.ts";
import { fileStoreSuite } from "../../../test/suites/file-store.suite.ts";
import { radosgwMissing, startRadosgw } from "../../../test/support/radosgw.ts";
import type { S3TestServer } from "../../../test/support/radosgw.ts";
import { testService } from "../../../test/support/test-service.ts";
import { withoutPrograms } from "../../../test/support/without-programs.ts";
import { directUploadSuite } from "../../../test/suites/direct-upload.suite.ts";
import { crashSuite } from "../../../test/suites/s3/crash.suite.ts";
import { directFilesSuite } from "../../../test/suites/s3/direct-files.suite.ts";
import { faultsSuite } from "../../../test/suites/s3/faults.suite.ts";
import { fleetSuite } from "../../../test/suites/s3/fleet.suite.ts";
import { createS3Client } from "./s3-client.ts";
import { S3FileStore } from "./s3-file-store.ts";

needing(radosgwMissing).describe("on a real server", () => {
  let server: S3TestServer;
  beforeAll(async () => {
    server = await startRadosgw();
  }, 600_000);
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
  faultsSuite(() => server.newBucket());
  directFilesSuite(() => server.newBucket());
  crashSuite(() => server.newBucket());
  fleetSuite(() => server.newBucket());

  test("a folder of the bucket is a store of its own, and what others keep in the bucket is left alone", async () => {
    const options = await server.newBucket();
    const [one, other, whole] = [{ prefix: "one" }, { prefix: "one-more" }, {}].map(
      (more) => new S3FileStore({ ...options, ...more }),
    );
    await one!.put("uploads/a", chunksOf("one"));
    await other!.put("uploads/a", chunksOf("other"));
    expect(Buffer.from((await one!.read("uploads/a"))!).toString()).toBe("one");
    expect(Buffer.from((await other!.read("uploads/a"))!).toString()).toBe("other");
    const client = createS3Client(options);
    await client.send(new PutObjectCommand({ Bucket: options.bucket, Key: "uploads/a note.txt", Body: "theirs" }));
    await whole!.put("uploads/b", chunksOf("ours"));
    expect(await allOf(whole!.list("uploads/"))).toEqual(["uploads/b"]);
    expect(await allOf(one!.list("uploads/"))).toEqual(["uploads/a"]);
  });

  test("a list continues past the thousand keys of a page", async () => {
    const files = new S3FileStore(await server.newBucket());
    const keys = Array.from({ length: 1007 }, (_, index) => `uploads/${String(index).padStart(4, "0")}`);
    for (let start = 0; start < keys.length; start += 20) {
      await Promise.all(keys.slice(start, start + 20).map((key) => files.put(key, chunksOf("x"))));
    }
    expect((await allOf(files.list("uploads/"))).toSorted()).toEqual(keys);
  });

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

  test("docsvc doctor does in the bucket what the service does there, and says what is wrong", async () => {
    await using folder = await temporaryFolder();
    const bucket = await server.newBucket();
    const dataDir = folder.path("data");
    const environment = (more: Partial<S3Environment>): S3Environment => {
      return { bucket: bucket.bucket, endpoint: bucket.endpoint, ...bucket.credentials, ...more };
    };
    const outcomeOf = ({ state, detail, remedy = "" }: Finding): readonly string[] => [state, detail, remedy];
    const wholeCommand = async (s3: S3Environment): Promise<Finding> => {
      const { out } = await withoutPrograms(() =>
        run(["doctor", "--json", "--data", dataDir], { environment: { s3 } }),
      );
      return (JSON.parse(out) as readonly Finding[]).find(({ name }) => name === "files")!;
    };
    // The whole command also reads pages.
    const filesAlone = async (s3: S3Environment): Promise<Finding> =>
      checkFiles({ dataDir, database: undefined, s3: readS3(s3), variables: {} });
    const examined = async (more: Partial<S3Environment>): Promise<readonly string[]> =>
      outcomeOf(await effort(filesAlone, wholeCommand)(environment(more)));
    const found = outcomeOf(await wholeCommand(environment({ direct: "true" })));
    expect(found).toEqual(["ok", expect.stringContaining("wrote, read, listed"), ""]);
    expect(await allOf(new S3FileStore(bucket).list("doctor/"))).toEqual([]);
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
  });

  test("a missing bucket and wrong credentials are reported with bucket and address, and without credentials", async () => {
    const options = await server.newBucket();
    const missing = new S3FileStore({ ...options, bucket: "no-such-bucket" });
    const noBucket = "Could not look for the bucket in bucket no-such-bucket at";
    await expect(missing.requireBucket()).rejects.toThrow(`${noBucket} ${options.endpoint} (NoSuchBucket, HTTP 404)`);
    await expect(missing.put("a/b", chunksOf("x"))).rejects.toThrow("Create the bucket, or check its name.");
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
});

test("a server that cannot be reached is reported with its address", async () => {
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
});

test("a session token is part of an address", async () => {
  const credentials = { accessKeyId: "id", secretAccessKey: "secret", sessionToken: "the token" };
  const files = new S3FileStore({ bucket: "documents", region: "eu-central-1", credentials, direct: true });
  const address = new URL(await files.direct!.readAddress("a/b", { validMs: 1000, contentType: "text/plain" }));
  expect(address.host).toBe("documents.s3.eu-central-1.amazonaws.com");
  expect(address.searchParams.get("X-Amz-Security-Token")).toBe("the token");
});
