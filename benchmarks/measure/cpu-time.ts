import { readFileSync } from "node:fs";

/** Linux counts the time of ended children in ticks of 10 ms (`sysconf(_SC_CLK_TCK)` = 100 on every port of Node). */
const TICK_MS = 10;

/**
 * User and system time of this process so far, all of its threads, and of the children it has waited for: an engine
 * that moves work elsewhere pays for it all the same.
 */
export function cpuTimeMs(): number {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  return (userCPUTime + systemCPUTime) / 1000 + childrenCpuTimeMs();
}

/** Of the children alone: `cutime` and `cstime` of proc(5); 0 where there is no /proc. */
export function childrenCpuTimeMs(): number {
  try {
    // The second field is the program's name in brackets and may hold spaces; the sixteenth and seventeenth follow it.
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)!.split(" ");
    return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
  } catch {
    return 0;
  }
}
