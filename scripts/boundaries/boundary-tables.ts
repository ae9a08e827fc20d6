import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { BoundaryTable } from "./boundary-faults.ts";

/** A package, by its path from the root, with its `boundaries.json`. */
export interface PackageBoundaries {
  readonly folder: string;
  readonly table: BoundaryTable;
}

/** Lists all packages that have a table. */
export async function boundaryTables(root: string): Promise<PackageBoundaries[]> {
  const groups = await Promise.all(
    ["apps", "packages"].map(async (group) => (await readdir(join(root, group))).map((name) => join(group, name))),
  );
  const found = groups.flat().map(async (folder) => {
    const text = await readFile(join(root, folder, "boundaries.json"), "utf8").catch(() => undefined);
    return text === undefined ? [] : [{ folder, table: JSON.parse(text) as BoundaryTable }];
  });
  return (await Promise.all(found)).flat();
}
