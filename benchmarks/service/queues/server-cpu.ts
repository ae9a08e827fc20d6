import { readFileSync, readdirSync } from "node:fs";

/** Linux counts in ticks of 10 ms. */
const TICK_MS = 10;

/** The main process of a PostgreSQL server. @param backend - id of one of its processes */
export function postmasterOf(backend: number): string {
  return fieldsOf(String(backend))[1]!;
}

/** Processor time of each process of a server so far, by process id. */
export function serverCpu(postmaster: string): ReadonlyMap<string, number> {
  const processes = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && fieldsOf(pid)[1] === postmaster);
  return new Map(processes.map((pid) => [pid, cpuMs(pid)]));
}

/** Time used between two samples by processes that still run; an ended process can no longer be read. */
export function usedBetween(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}

function cpuMs(pid: string): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/** The fields after the program's name in proc(5), beginning with the state. Empty if the process has ended. */
function fieldsOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
  } catch {
    return [];
  }
}
