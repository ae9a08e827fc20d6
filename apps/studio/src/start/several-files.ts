/** Several files dropped at once: each is uploaded and parsed, and can be opened from the list. */
import { signal } from "@preact/signals";
import { inWords } from "../service/ask.ts";
import { client } from "../service/client.ts";

export interface SentFile {
  readonly name: string;
  readonly state: "waiting" | "sending" | "sent" | "failed";
  /** The parse job, once it was submitted. */
  readonly jobId?: string;
  readonly why?: string;
}

export const sentFiles = signal<readonly SentFile[]>([]);

/** Uploads the files one after the other; if one fails, the others continue. */
export async function sendFiles(files: readonly File[]): Promise<void> {
  const first = sentFiles.value.length;
  sentFiles.value = [...sentFiles.value, ...files.map(({ name }): SentFile => ({ name, state: "waiting" }))];
  for (const [at, file] of files.entries()) {
    const update = (change: Partial<SentFile>): void => {
      sentFiles.value = sentFiles.value.map((one, index) => (index === first + at ? { ...one, ...change } : one));
    };
    update({ state: "sending" });
    try {
      const { name } = file;
      const { file_id } = await client.upload(file, { fileName: name });
      const job = await client.parse.submit(file_id, { async: { metadata: { name, file_id, config: {} } } });
      update({ state: "sent", jobId: job.job_id });
    } catch (error) {
      update({ state: "failed", why: inWords(error) });
    }
  }
}
