import { readFileSync } from "node:fs";

/** A user and a group of the system that nothing else uses. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Ids that no distribution assigns: the first range if all ids are available, the second in a container that has 65,536 (systemd assigns
 * some of those while a service runs, but never in a container).
 */
const RANGES = [
  { first: 0x7000_0000, count: 2 ** 26 },
  { first: 61_184, count: 4096 },
] as const;

/** Distance between the first ids of two services on one machine. */
const IDS_A_PROCESS = 1024;

/** Whether this process may start others as any user. */
export function mayChooseOwners(): boolean {
  return process.platform === "linux" && process.getuid?.() === 0 && ownRange() !== undefined;
}

/** The next owner. Two children that run at the same time never have the same one. */
export function nextOwner(): Owner {
  const { first, count } = ownRange() ?? RANGES[0];
  const id = first + ((process.pid * IDS_A_PROCESS + (started++ % IDS_A_PROCESS)) % count);
  return { uid: id, gid: id };
}

let started = 0;

function ownRange(): (typeof RANGES)[number] | undefined {
  return RANGES.find(({ first, count }) => isMapped("uid", first, count) && isMapped("gid", first, count));
}

/** Each line of the map has the first id in this namespace, the first id outside, and their number. */
function isMapped(kind: "uid" | "gid", first: number, count: number): boolean {
  const lines = readFileSync(`/proc/self/${kind}_map`, "utf8").trim().split("\n");
  return lines.some((line) => {
    const [inside = 0, , length = 0] = line.trim().split(/\s+/).map(Number);
    return inside <= first && first + count <= inside + length;
  });
}
