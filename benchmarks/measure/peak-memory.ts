import { readdirSync, readFileSync } from "node:fs";

/** Most memory that this process ever had resident, in MB (10⁶ bytes); proc(5), `VmHWM`. */
export function peakMemoryMb(): number {
  return statusMb("self", "VmHWM") ?? (process.resourceUsage().maxRSS * 1024) / 1e6;
}

/** What a process and all of its descendants have resident now, in MB. */
export function residentMemoryMb(process: number): number {
  return processTree(process).reduce((sum, member) => sum + (statusMb(String(member), "VmRSS") ?? 0), 0);
}

/** The most that a process and each of its descendants that lives now ever had resident, in MB. */
export function peakMemoryByProcess(process: number): ReadonlyMap<number, number> {
  return new Map(processTree(process).map((member) => [member, statusMb(String(member), "VmHWM") ?? 0]));
}

function processTree(process: number): number[] {
  const children = childProcesses();
  const tree = [process];
  for (const member of tree) tree.push(...(children.get(member) ?? []));
  return tree;
}

function childProcesses(): Map<number, number[]> {
  const byParent = new Map<number, number[]>();
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    const parent = statusNumber(entry, "PPid");
    if (parent === undefined) continue;
    byParent.set(parent, [...(byParent.get(parent) ?? []), Number(entry)]);
  }
  return byParent;
}

function statusMb(process: string, field: string): number | undefined {
  const kibibytes = statusNumber(process, field);
  return kibibytes === undefined ? undefined : (kibibytes * 1024) / 1e6;
}

/** A process may end while it is looked at. */
function statusNumber(process: string, field: string): number | undefined {
  try {
    const found = new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${process}/status`, "utf8"));
    return found ? Number(found[1]) : undefined;
  } catch {
    return undefined;
  }
}
