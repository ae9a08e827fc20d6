import { randomUUID } from "node:crypto";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import type { CompletedPart, S3Client, UploadPartCommandOutput } from "@aws-sdk/client-s3";
import { isNoSuchUpload, isStalled } from "./s3-error.ts";

/**
 * Bytes of one request. S3 requires at least 5 MiB a part and accepts 10,000 parts, so this allows 80 GB. Two parts are in memory at a time:
 * one is sent while the next is read.
 */
export const PART_BYTES: number = 8 * 1024 ** 2;

export interface ObjectAddress {
  readonly Bucket: string;
  readonly Key: string;
}

/** Stores all of `source` or nothing: in one request if it is small, else as a multipart upload that is aborted on any error. */
export async function putObject(
  client: S3Client,
  address: ObjectAddress,
  source: AsyncIterable<Uint8Array>,
): Promise<void> {
  const parts = inParts(source)[Symbol.asyncIterator]();
  try {
    const first = await parts.next();
    const small = first.done === true || first.value.length < PART_BYTES;
    if (!small) return await putParts(client, address, first.value, parts);
    // S3's objects appear complete or not at all.
    await client.send(new PutObjectCommand({ ...address, Body: first.done === true ? Buffer.alloc(0) : first.value }));
  } catch (error) {
    // Closes a source that was not read to its end, without waiting for one that is stalled.
    void Promise.resolve(parts.return?.(undefined)).catch(() => {});
    throw error;
  }
}

async function putParts(
  client: S3Client,
  address: ObjectAddress,
  first: Buffer,
  rest: AsyncIterator<Buffer, undefined>,
): Promise<void> {
  const mark = randomUUID();
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...address, Metadata: { [MARK]: mark } }));
  const upload = { ...address, UploadId };
  let sending: Promise<Sent> | undefined;
  try {
    const done: CompletedPart[] = [];
    let part: Buffer | undefined = first;
    while (part !== undefined) {
      const PartNumber: number = done.length + 1;
      sending = client.send(new UploadPartCommand({ ...upload, PartNumber, Body: part }));
      const [next, { ETag }]: [IteratorResult<Buffer, undefined>, Sent] = await Promise.all([rest.next(), sending]);
      done.push({ PartNumber, ETag });
      part = next.value;
    }
    await complete(client, upload, done, mark);
  } catch (error) {
    // A part that arrives after the abort would stay.
    await sending?.catch(() => {});
    const aborted = client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
    // An upload that cannot be aborted now is removed later, so that it neither hides the first error nor waits again for a stalled store.
    if (!isStalled(error)) await aborted;
    throw error;
  }
}

type Sent = Pick<UploadPartCommandOutput, "ETag">;

/** The metadata key that names the upload which created an object. */
const MARK = "docsvc-upload";

async function complete(
  client: S3Client,
  upload: ObjectAddress & { readonly UploadId: string | undefined },
  Parts: CompletedPart[],
  mark: string,
): Promise<void> {
  try {
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  } catch (error) {
    // An attempt whose answer was lost may have completed the upload; the next attempt then finds no such upload.
    if (!isNoSuchUpload(error)) throw error;
    const { Bucket, Key } = upload;
    const { Metadata } = await client.send(new HeadObjectCommand({ Bucket, Key }));
    if (Metadata?.[MARK] !== mark) throw error;
  }
}

/** Splits a stream into parts of {@link PART_BYTES}; the last one may be shorter. */
async function* inParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    let rest = chunk;
    while (bytes + rest.length >= PART_BYTES) {
      const fitting = PART_BYTES - bytes;
      yield Buffer.concat([...chunks, rest.subarray(0, fitting)]);
      rest = rest.subarray(fitting);
      chunks = [];
      bytes = 0;
    }
    if (rest.length === 0) continue;
    chunks.push(rest);
    bytes += rest.length;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
  return undefined;
}
