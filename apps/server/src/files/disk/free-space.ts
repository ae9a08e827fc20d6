import { statfs } from "node:fs/promises";

/** With less, the next upload or the next commit is likely to fail. */
const MIN_FREE_BYTES = 32e6;

/** Whether the disk of a folder has space for more; true if unknown. */
export async function hasFreeSpace(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk === undefined || disk.bavail * disk.bsize >= MIN_FREE_BYTES;
}
