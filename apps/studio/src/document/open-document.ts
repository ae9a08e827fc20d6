/** The open document, from its file to its result. */
import type { FullResult, JobRecord, ParseConfig } from "@docsvc/openapi";
import { signal } from "@preact/signals";
import { ask, inWords } from "../service/ask.ts";
import { client } from "../service/client.ts";
import { loadImage } from "../service/load-image.ts";
import { go } from "../ui/route.ts";
import { documentNameOf, nameOfJob, noteOf, toDocument } from "./document.ts";
import type { AboutDocument, JobNote, StudioDocument } from "./document.ts";
import { clearSelection, currentPage, hiddenTypes } from "./selection.ts";

export type Opened =
  | { readonly state: "none" }
  | { readonly state: "uploading"; readonly name: string; readonly share: number }
  | {
      readonly state: "working";
      readonly jobId: string;
      readonly name: string;
      readonly share: number;
      /** The document's page count; undefined until the service has opened it. */
      readonly pages?: number | undefined;
    }
  | {
      readonly state: "failed";
      readonly jobId: string;
      readonly name: string;
      readonly why: string;
      readonly code: string;
      readonly note: JobNote;
    }
  | { readonly state: "ready"; readonly document: StudioDocument };

export const opened = signal<Opened>({ state: "none" });

/** Passwords of encrypted documents, by file; they are stored only in this page. */
const passwords = new Map<string, string>();

export function passwordOf({ fileId }: Pick<StudioDocument, "fileId">): string | undefined {
  return fileId === undefined ? undefined : passwords.get(fileId);
}

/** Uploads a file and parses it; the address becomes that of its job, whose id is returned. */
export async function openFile(file: File, config: ParseConfig = {}): Promise<string | undefined> {
  const { name } = file;
  opened.value = { state: "uploading", name, share: 0 };
  try {
    const { file_id } = await client.upload(file, {
      fileName: name,
      onUploadProgress: ({ sentBytes, totalBytes = file.size }) => {
        opened.value = { state: "uploading", name, share: totalBytes === 0 ? 0 : sentBytes / totalBytes };
      },
    });
    return await parseFile({ name, file_id }, config);
  } catch (error) {
    opened.value = { state: "failed", jobId: "", name, why: inWords(error), code: "", note: {} };
    return undefined;
  }
}

const readBefore = signal<StudioDocument | undefined>(undefined);

/** The same file parsed with the previous options; undefined if it was parsed only once. */
export function readingBefore({ fileId, jobId }: StudioDocument): StudioDocument | undefined {
  const before = readBefore.value;
  return fileId !== undefined && before?.fileId === fileId && before.jobId !== jobId ? before : undefined;
}

/** Parses an uploaded file, for the first time or with other options. */
export async function parseFile(
  { name, file_id }: { readonly name: string; readonly file_id: string },
  config: ParseConfig,
  password?: string,
): Promise<string> {
  if (password !== undefined) passwords.set(file_id, password);
  const secret = passwords.get(file_id);
  const settings = secret === undefined ? config.settings : { ...config.settings, document_password: secret };
  const job = await client.parse.submit(file_id, {
    ...config,
    ...(settings && { settings }),
    async: { metadata: { name, file_id, config } },
  });
  const now = opened.value;
  if (now.state === "ready" && now.document.fileId === file_id) readBefore.value = now.document;
  opened.value = { state: "working", jobId: job.job_id, name, share: 0 };
  go("document", job.job_id, "blocks");
  return job.job_id;
}

let opening = "";

/** Shows the document of a parse job once it is done; for another kind of job, the document that the job used. */
export async function openJob(jobId: string): Promise<void> {
  const now = opened.value;
  if ((now.state === "ready" && now.document.jobId === jobId) || opening === jobId) return;
  opening = jobId;
  clearSelection();
  hiddenTypes.value = new Set();
  currentPage.value = 1;
  const name = now.state === "working" && now.jobId === jobId ? now.name : "";
  opened.value = { state: "working", jobId, name, share: 0 };
  try {
    let record: JobRecord | undefined;
    for await (record of client.jobs.attach(jobId).watch()) {
      if (opening !== jobId) return;
      const pages = record.status === "RUNNING" ? record.num_pages : undefined;
      opened.value = {
        state: "working",
        jobId,
        name: documentNameOf(record) ?? name,
        share: record.progress ?? 0,
        pages,
      };
    }
    if (record !== undefined && opening === jobId) opened.value = await toOpened(record);
  } catch (error) {
    if (opening === jobId) opened.value = { state: "failed", jobId, name, why: inWords(error), code: "", note: {} };
  } finally {
    if (opening === jobId) opening = "";
  }
}

/** Cancels a document that is being parsed. */
export async function cancelReading(jobId: string): Promise<void> {
  await client.jobs.cancel(jobId);
  if (opening === jobId) opening = "";
  opened.value = { state: "none" };
  go();
}

async function toOpened(record: JobRecord): Promise<Opened> {
  const note = noteOf(record);
  const { job_id: jobId, status } = record;
  if (status === "FAILED") {
    const name = documentNameOf(record) ?? "The document";
    return { state: "failed", jobId, name, why: record.error, code: record.error_code ?? "", note };
  }
  const result = (await resultOf(record)) as FullResult;
  return { state: "ready", document: toDocument(aboutOf(record, note), result) };
}

function aboutOf(record: JobRecord, { file_id: fileId, config = {} }: JobNote): AboutDocument {
  const { job_id: jobId } = record;
  return {
    jobId,
    name: documentNameOf(record) ?? nameOfJob(jobId),
    fileId,
    config,
    seconds: "duration" in record ? (record.duration ?? 0) : 0,
    credits: "usage" in record ? (record.usage?.credits ?? null) : null,
    drawPage: async (page, width, signal) =>
      await loadImage(`/job/${jobId}/pages/${page}?width=${width}`, passwordOf({ fileId }), signal),
  };
}

/** The whole result of a completed job; large results are fetched by their id. */
export async function resultOf(record: JobRecord): Promise<unknown> {
  const { result } = record as { readonly result?: { readonly type?: string; readonly result_id?: string } };
  return result?.type === "url" ? ask("GET", `/results/${result.result_id}`) : result;
}
