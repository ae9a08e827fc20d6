import { open } from "node:fs/promises";

/** Makes a rename or a new entry in a directory survive a power cut. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
