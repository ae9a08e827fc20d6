import { readdirSync, readFileSync } from "node:fs";

/** Peak resident memory of this process, in MB (10⁶ bytes); proc(5), `VmHWM`. */
export function peakMemoryMb(): number {
  return statusMb("self", "VmHWM") ?? (process.resourceUsage().maxRSS * 1024) / 1e6;
}

/** Current resident memory of a process and all of its descendants, in MB. */
export function residentMemoryMb(process: number): number {
  return processTree(process).reduce((sum, member) => sum + (statusMb(String(member), "VmRSS") ?? 0), 0);
}

/** Peak resident memory of a process and of each living descendant, in MB. */
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

/** A process may end while it is read. */
function statusNumber(process: string, field: string): number | undefined {
  try {
    const found = new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${process}/status`, "utf8"));
    return found ? Number(found[1]) : undefined;
  } catch {
    return undefined;
  }
}
