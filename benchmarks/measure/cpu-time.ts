import { readFileSync } from "node:fs";

/** Linux counts the time of ended children in ticks of 10 ms (`sysconf(_SC_CLK_TCK)` = 100 on every port of Node). */
const TICK_MS = 10;

/**
 * User and system time of this process so far, including all of its threads and the children it has waited for: an engine
 * that moves work to another process pays for it all the same.
 */
export function cpuTimeMs(): number {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  return (userCPUTime + systemCPUTime) / 1000 + childrenCpuTimeMs();
}

/** Only of the children: `cutime` and `cstime` of proc(5); 0 if there is no /proc. */
export function childrenCpuTimeMs(): number {
  try {
    // The second field is the program's name in brackets and may contain spaces; the sixteenth and seventeenth follow it.
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)!.split(" ");
    return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
  } catch {
    return 0;
  }
}
