import { readFileSync, readdirSync } from "node:fs";

/** Linux counts in ticks of 10 ms. */
const TICK_MS = 10;

/** The process that has started all others of a PostgreSQL server. @param backend - one of them */
export function postmasterOf(backend: number): string {
  return fieldsOf(String(backend))[1]!;
}

/** Processor time so far of each process of a server, by its id. */
export function serverCpu(postmaster: string): ReadonlyMap<string, number> {
  const processes = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && fieldsOf(pid)[1] === postmaster);
  return new Map(processes.map((pid) => [pid, cpuMs(pid)]));
}

/** What has been used between two looks by those that are still there; a process that has ended says no more of itself. */
export function usedBetween(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}

function cpuMs(pid: string): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/** What follows the program's name in proc(5): the state is the first. Empty where the process has ended. */
function fieldsOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  } catch {
    return [];
  }
}
