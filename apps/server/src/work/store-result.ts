import { statSync } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import type { EditOutput, FullResult, PipelineOutput } from "@docsvc/openapi";
import { bytesBetween, fileBytes } from "../files/disk/disk-file-store.ts";
import type { Context } from "../jobs/context.ts";
import { transcriptKey, resultKey, uploadKey } from "../jobs/result-key.ts";
import { newId } from "../ports/identifiers.ts";
import type { Claim } from "../ports/job-store.ts";
import { imagesIn } from "./block-images.ts";
import { failed } from "./ending.ts";
import type { Ending } from "./ending.ts";

interface Bill {
  readonly numPages: number;
  readonly credits: number;
}

/** The result with an edited document is at most a parse, with about 6 kB for each printed page: this is enough for twenty thousand. */
const MAX_HELD_BYTES = 128 * 1024 ** 2;

/** The output files of a run. Files that it did not write are missing. */
export interface Outputs {
  readonly resultPath: string;
  readonly transcriptPath?: string;
  readonly editedPath?: string;
  readonly imagesPath?: string;
}

/** Stores the result of a job under a key with its token; what remains is to commit it. */
export async function storeResult(
  { stores }: Pick<Context, "stores">,
  { job }: Claim,
  bytes: AsyncIterable<Uint8Array>,
  { numPages, credits }: Bill,
): Promise<Ending> {
  const key = resultKey(job.id, job.token);
  const stored = await stores.files.put(key, bytes);
  return { kind: "completed", completion: { result: { id: newId(), key, bytes: stored.bytes }, numPages, credits } };
}

/** The same for all outputs of a run: a transcript with the result, an edited document and images of blocks as separate files. */
export async function storeOutputs(
  context: Pick<Context, "stores">,
  claim: Claim,
  outputs: Outputs,
  bill: Bill,
): Promise<Ending> {
  const { job } = claim;
  const { resultPath, transcriptPath, editedPath, imagesPath } = outputs;
  const storeTranscript = async (): Promise<void> => {
    if (transcriptPath === undefined || !exists(transcriptPath)) return;
    await context.stores.files.put(transcriptKey(job.id, job.token), fileBytes(transcriptPath));
  };
  const hasImages = imagesPath !== undefined && exists(imagesPath);
  const isEdited = editedPath !== undefined && exists(editedPath);
  if (!hasImages && !isEdited) {
    // In parallel, so that the disk is waited for once.
    const [ending] = await Promise.all([storeResult(context, claim, fileBytes(resultPath), bill), storeTranscript()]);
    return ending;
  }
  await storeTranscript();
  // Checked before anything is stored: the result is read into memory whole to insert the file's id, and the child chooses its size.
  if ((await stat(resultPath)).size > MAX_HELD_BYTES) return tooLarge();
  if (isEdited) {
    const fileId = await storeEdited(context, claim, editedPath);
    return storeResult(context, claim, withFile(await readFile(resultPath, "utf8"), fileId), bill);
  }
  const ids: string[] = [];
  for await (const { start, end } of imagesIn(imagesPath!)) {
    ids.push(await storeFile(context, claim, bytesBetween(imagesPath!, start, end), "png"));
  }
  return storeResult(context, claim, withImages(await readFile(resultPath, "utf8"), ids), bill);
}

function tooLarge(): Ending {
  return failed(
    "document_too_complex",
    "The result that accompanies an edited document or images has more than 128 MiB. Process a smaller settings.page_range, or parse and edit apart.",
  );
}

/**
 * Stores an edited document as a file, under an id that is unknown until the job is complete: if the job ends otherwise, no caller receives
 * the id, and the retention of files deletes it.
 */
async function storeEdited(context: Pick<Context, "stores">, claim: Claim, path: string): Promise<string> {
  return storeFile(context, claim, fileBytes(path), await extensionOf(path));
}

async function storeFile(
  { stores }: Pick<Context, "stores">,
  { job }: Claim,
  content: AsyncIterable<Uint8Array>,
  extension: string,
): Promise<string> {
  const id = `${newId()}.${extension}`;
  const key = uploadKey(id);
  const { bytes } = await stores.files.put(key, content);
  await stores.uploads.add({ id, organisation: job.organisation, key, bytes, idempotency: null });
  return id;
}

/** The child has numbered the blocks whose images it drew. */
async function* withImages(json: string, ids: readonly string[]): AsyncIterable<Uint8Array> {
  const result = JSON.parse(json) as FullResult;
  for (const block of result.chunks.flatMap(({ blocks }) => blocks)) {
    if (block.image_file_id === undefined) continue;
    const id = ids[Number(block.image_file_id)];
    if (id === undefined) delete block.image_file_id;
    else block.image_file_id = `docsvc://${id}`;
  }
  yield Buffer.from(JSON.stringify(result));
}

async function* withFile(json: string, fileId: string): AsyncIterable<Uint8Array> {
  const result = JSON.parse(json) as EditOutput | PipelineOutput;
  const edited = "edits" in result ? result : result.edit;
  if (edited !== null) edited.file_id = `docsvc://${fileId}`;
  yield Buffer.from(JSON.stringify(result));
}

/** For the formats that are edited: a PDF, or one of the Office formats, which identify themselves in their first entries. */
async function extensionOf(path: string): Promise<string> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) });
  const head = buffer.toString("latin1", 0, bytesRead);
  if (!head.startsWith("PK")) return "pdf";
  return OFFICE.find(({ entry }) => head.includes(entry))?.extension ?? "zip";
}

const HEAD_BYTES = 64 * 1024;

const OFFICE: readonly { readonly entry: string; readonly extension: string }[] = [
  { entry: "word/", extension: "docx" },
  { entry: "xl/", extension: "xlsx" },
  { entry: "ppt/", extension: "pptx" },
  { entry: "opendocument.text", extension: "odt" },
  { entry: "opendocument.spreadsheet", extension: "ods" },
  { entry: "opendocument.presentation", extension: "odp" },
];

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
