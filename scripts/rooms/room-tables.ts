import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { RoomTable } from "./room-faults.ts";

/** A package, by its path from the root, with its `rooms.json`. */
export interface PackageRooms {
  readonly folder: string;
  readonly table: RoomTable;
}

/** All packages that have a table. */
export async function roomTables(root: string): Promise<PackageRooms[]> {
  const groups = await Promise.all(
    ["apps", "packages"].map(async (group) => (await readdir(join(root, group))).map((name) => join(group, name))),
  );
  const found = groups.flat().map(async (folder) => {
    const text = await readFile(join(root, folder, "rooms.json"), "utf8").catch(() => undefined);
    return text === undefined ? [] : [{ folder, table: JSON.parse(text) as RoomTable }];
  });
  return (await Promise.all(found)).flat();
}
