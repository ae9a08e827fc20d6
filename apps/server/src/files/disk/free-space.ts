import { statfs } from "node:fs/promises";

/** Below this, the next upload or commit is likely to fail. */
const MIN_FREE_BYTES = 32e6;

/** Whether a folder's disk has enough free space; true if unknown. */
export async function hasFreeSpace(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk === undefined || disk.bavail * disk.bsize >= MIN_FREE_BYTES;
}
