/** A store that accepts connections and hangs: every request to it ends in an error that says so. */
import { expect, test } from "vitest";
import { chunksOf } from "../../../test/support/streams.ts";
import { FileStoreUnavailableError } from "../../ports/file-store.ts";
import { stallingServer } from "../../../test/support/stalling-server.ts";
import { PART_BYTES } from "./put-object.ts";
import type { S3Patience } from "./s3-client.ts";
import { S3FileStore } from "./s3-file-store.ts";

const PATIENCE: S3Patience = { connectMs: 1000, answerMs: 4000, idleMs: 200, triesMs: 300 };

/** Where an answer stops: the store then sends nothing more, and does not close the connection. */
const ANSWERS = {
  "before its answer": "",
  "amid the headers of its answer": "HTTP/1.1 200 OK\r\ncontent-le",
  "amid the body of its answer":
    'HTTP/1.1 200 OK\r\ncontent-type: application/xml\r\ncontent-length: 1000\r\n\r\n<?xml version="1.0"?><Result>',
} as const;

const QUESTIONS: Readonly<Record<string, (files: S3FileStore) => Promise<unknown>>> = {
  "a read": (files) => files.read("a/b"),
  "a read to the end of an opened file": async (files) => {
    for await (const _chunk of (await files.open("a/b"))!.stream);
  },
  "a small file": (files) => files.put("a/b", chunksOf("small")),
  "a large file": (files) => files.put("a/b", chunksOf(Buffer.alloc(PART_BYTES + 1))),
  "a look": (files) => files.size("a/b"),
  "a deletion": (files) => files.remove("a/b"),
  "a list": async (files) => {
    for await (const _key of files.list("a/"));
  },
  "a sweep": (files) => files.removeUnfinished(Date.now()),
  "the look for the bucket": (files) => files.requireBucket(),
};

/** The answer to a HEAD has no body. */
const BODILESS: ReadonlySet<string> = new Set(["a look", "the look for the bucket"]);

const cases = Object.entries(ANSWERS).flatMap(([where, begun]) =>
  Object.entries(QUESTIONS)
    .filter(([question]) => !(where.includes("body") && BODILESS.has(question)))
    .map(([question, ask]) => ({ where, begun, question, ask })),
);

test.concurrent.each(cases)(
  "$question of a store that stalls $where ends in an error",
  async ({ where, begun, question, ask }) => {
    await using server = await stallingServer(begun);
    const credentials = { accessKeyId: "the id", secretAccessKey: "the secret" };
    const files = new S3FileStore({ bucket: "documents", endpoint: server.url, credentials }, PATIENCE);
    const failure = await ask(files).then(
      () => "nothing failed",
      (error: unknown) => error,
    );
    if (question === "a read to the end of an opened file" && where.includes("body")) {
      // The stream itself fails, at its reader.
      expect(failure).toMatchObject({ name: "TimeoutError" });
    } else {
      expect(failure).toBeInstanceOf(FileStoreUnavailableError);
      expect(String(failure)).toMatch(/in bucket documents at http:\/\/127\.0\.0\.1:\d+ \(.+\)\. It stood still/);
    }
    expect(server.connections()).toBeGreaterThan(0);
  },
);
