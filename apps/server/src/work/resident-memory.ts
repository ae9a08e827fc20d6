import { readFile } from "node:fs/promises";

/** Resident bytes of a process; 0 where the system does not tell (the V8 limit still holds there). */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}
