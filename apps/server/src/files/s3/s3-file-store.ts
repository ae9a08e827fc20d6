/**
 * Files in a bucket of S3, or of a server with its protocol. Objects appear complete or not at all, and are durable once the store has
 * answered. {@link S3FileStore.removeUnfinished} removes parts of uploads that never became objects.
 */
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
} from "@aws-sdk/client-s3";
import type { ListMultipartUploadsCommandOutput, S3Client } from "@aws-sdk/client-s3";
import { FileTooLargeError, assertKey, isKey } from "../../ports/file-store.ts";
import type { ByteRange, DirectFiles, FileStore, StoredFile } from "../../ports/file-store.ts";
import { putObject } from "./put-object.ts";
import { PATIENCE, createS3Client } from "./s3-client.ts";
import type { S3Patience } from "./s3-client.ts";
import { createDirectFiles } from "./s3-direct-files.ts";
import { isAbsent, isNoSuchUpload, toUnavailable } from "./s3-error.ts";
import { checkS3Options, describeS3 } from "./s3-options.ts";
import type { S3Options } from "./s3-options.ts";

/** Restarts an interrupted download; the SDK's retries end with the response headers. */
const READ_TRIES = 3;

export class S3FileStore implements FileStore {
  readonly direct: DirectFiles | undefined;
  readonly #client: S3Client;
  readonly #bucket: string;
  /** Empty, or ends in a slash. */
  readonly #base: string;
  readonly #where: string;
  readonly #triesMs: number;

  /** Sends no request yet. @throws {@link TypeError} if an option is not valid */
  constructor(options: S3Options, patience: S3Patience = PATIENCE) {
    checkS3Options(options);
    this.#client = createS3Client(options, { patience });
    this.#triesMs = patience.triesMs;
    this.#bucket = options.bucket;
    this.#base = options.prefix === undefined || options.prefix === "" ? "" : `${options.prefix}/`;
    this.#where = describeS3(options);
    this.direct = options.direct === true ? createDirectFiles(options, (key) => this.#address(key)) : undefined;
  }

  /** @throws {@link FileStoreUnavailableError} unless the bucket exists and answers */
  async requireBucket(): Promise<void> {
    await this.#asked("look for the bucket", async () => {
      try {
        await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
      } catch (error) {
        // The answer to HEAD has no body that could say whether the bucket or the key is missing.
        if (isAbsent(error) && error instanceof Error) error.name = "NoSuchBucket";
        throw error;
      }
    });
  }

  async put(
    key: string,
    source: AsyncIterable<Uint8Array>,
    maxBytes: number = Number.POSITIVE_INFINITY,
  ): Promise<StoredFile> {
    const address = this.#address(key);
    const hash = createHash("sha256");
    let bytes = 0;
    // An error of the source is the caller's and is rethrown unchanged.
    let broken: { readonly error: unknown } | undefined;
    async function* metered(): AsyncIterable<Uint8Array> {
      try {
        for await (const chunk of source) {
          bytes += chunk.byteLength;
          if (bytes > maxBytes) throw new FileTooLargeError(maxBytes);
          hash.update(chunk);
          yield chunk;
        }
      } catch (error) {
        broken = { error };
        throw error;
      }
    }
    await this.#asked("store a file", () => putObject(this.#client, address, metered())).catch((error: unknown) => {
      throw broken === undefined ? error : broken.error;
    });
    return { bytes, sha256: hash.digest("hex") };
  }

  async size(key: string): Promise<number | undefined> {
    const address = this.#address(key);
    const found = await this.#orAbsent("look for a file", () => this.#client.send(new HeadObjectCommand(address)));
    return found?.ContentLength;
  }

  async open(
    key: string,
    range?: ByteRange,
  ): Promise<{ readonly stream: Readable; readonly bytes: number } | undefined> {
    const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
    const address = { ...this.#address(key), ...part };
    const found = await this.#orAbsent("read a file", () => this.#client.send(new GetObjectCommand(address)));
    if (found === undefined) return undefined;
    // In Node.js the SDK returns the answer's own stream.
    return { stream: found.Body as Readable, bytes: found.ContentLength ?? 0 };
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    return this.#readWhole(key, buffer);
  }

  async localPath(key: string, scratch: string): Promise<string | undefined> {
    const path = join(scratch, key.replaceAll("/", "-"));
    return this.#readWhole(key, async (stream) => {
      await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
      return path;
    });
  }

  async remove(key: string): Promise<void> {
    const address = this.#address(key);
    await this.#asked("delete a file", () => this.#client.send(new DeleteObjectCommand(address)));
  }

  async *list(prefix: string): AsyncIterable<string> {
    assertKey(prefix.replace(/\/$/, ""));
    const query = { Bucket: this.#bucket, Prefix: `${this.#base}${prefix.replace(/\/$/, "")}/` };
    let ContinuationToken: string | undefined;
    do {
      const from = ContinuationToken === undefined ? query : { ...query, ContinuationToken };
      const page = await this.#asked("list files", () => this.#client.send(new ListObjectsV2Command(from)));
      for (const { Key = "" } of page.Contents ?? []) {
        const key = Key.slice(this.#base.length);
        // Other objects in the bucket are ignored.
        if (isKey(key)) yield key;
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  async removeUnfinished(before: number): Promise<number> {
    return this.#asked("sweep unfinished uploads", async () => {
      let removed = 0;
      for await (const upload of this.#unfinished()) {
        if (upload.begun >= before) continue;
        const { Key, UploadId } = upload;
        await this.#client
          .send(new AbortMultipartUploadCommand({ Bucket: this.#bucket, Key, UploadId }))
          .catch((error: unknown) => {
            if (!isNoSuchUpload(error)) throw error;
          });
        removed += 1;
      }
      return removed;
    });
  }

  async *#unfinished(): AsyncIterable<{ readonly Key: string; readonly UploadId: string; readonly begun: number }> {
    const query = { Bucket: this.#bucket, Prefix: this.#base };
    let from: { readonly KeyMarker?: string; readonly UploadIdMarker?: string } | undefined = {};
    while (from !== undefined) {
      const page: ListMultipartUploadsCommandOutput = await this.#client.send(
        new ListMultipartUploadsCommand({ ...query, ...from }),
      );
      for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
        if (Key === undefined || UploadId === undefined || !isKey(Key.slice(this.#base.length))) continue;
        yield { Key, UploadId, begun: Initiated?.getTime() ?? Number.POSITIVE_INFINITY };
      }
      const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
      from =
        IsTruncated === true && KeyMarker !== undefined && UploadIdMarker !== undefined
          ? { KeyMarker, UploadIdMarker }
          : undefined;
    }
  }

  async #readWhole<T>(key: string, take: (stream: Readable) => Promise<T>): Promise<T | undefined> {
    const begun = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const found = await this.open(key);
      if (found === undefined) return undefined;
      try {
        return await take(found.stream);
      } catch (error) {
        if (isLocal(error)) throw error;
        const isLast = attempt === READ_TRIES || performance.now() - begun >= this.#triesMs;
        if (isLast) throw toUnavailable(error, "read a file", this.#where);
      }
    }
  }

  #address(key: string): { readonly Bucket: string; readonly Key: string } {
    assertKey(key);
    return { Bucket: this.#bucket, Key: this.#base + key };
  }

  async #asked<T>(action: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw toUnavailable(error, action, this.#where);
    }
  }

  async #orAbsent<T>(action: string, work: () => Promise<T>): Promise<T | undefined> {
    return this.#asked(action, async () => {
      try {
        return await work();
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    });
  }
}

/** Whether the error comes from the copy's disk, not from the store: while an answer is read, nothing else opens or writes files. */
function isLocal(error: unknown): boolean {
  const { syscall } = error as NodeJS.ErrnoException;
  return syscall === "open" || syscall === "write";
}
