import { signal } from "@preact/signals";
import { inWords, sendFile } from "./server.ts";
import { watchLibrary } from "./state.ts";

/** A file that is being uploaded, or whose upload failed. */
export interface Upload {
  readonly name: string;
  readonly share: number;
  readonly error: string;
}

export const uploads = signal<readonly Upload[]>([]);

/** Uploads one file after the other, so that the first is ready for questions soonest. */
export async function take(files: FileList | null | undefined): Promise<void> {
  const all = [...(files ?? [])];
  const names = new Set(all.map(({ name }) => name));
  const others = uploads.value.filter(({ name }) => !names.has(name));
  uploads.value = [...others, ...all.map(({ name }) => ({ name, share: 0, error: "" }))];
  for (const file of all) {
    try {
      await sendFile(file, (share) => change(file.name, { share }));
      forget(file.name);
      void watchLibrary();
    } catch (error) {
      change(file.name, { error: inWords(error) });
    }
  }
}

export function forget(name: string): void {
  uploads.value = uploads.value.filter((upload) => upload.name !== name);
}

function change(name: string, changed: Partial<Upload>): void {
  uploads.value = uploads.value.map((upload) => (upload.name === name ? { ...upload, ...changed } : upload));
}
