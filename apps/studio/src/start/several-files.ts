/** Several files that were dropped at once: each is sent and read, and opened from the list. */
import { signal } from "@preact/signals";
import { inWords } from "../service/ask.ts";
import { client } from "../service/client.ts";

export interface SentFile {
  readonly name: string;
  readonly state: "waiting" | "sending" | "sent" | "failed";
  /** Of the parse, once it was sent. */
  readonly jobId?: string;
  readonly why?: string;
}

export const sentFiles = signal<readonly SentFile[]>([]);

/** Sends the files one after the other; one that fails does not keep back the others. */
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
