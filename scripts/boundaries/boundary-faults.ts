/**
 * Boundaries: the folders of a package, and which folders each may import.
 *
 * - folder: a folder of `src/`, identified by its path. A file belongs to the deepest folder in the table that contains it. A file directly in
 *   `src/` is a folder of its own.
 * - table: `boundaries.json` next to `package.json`, folder → folders that it may import. If the table has no cycle, neither has the code.
 *
 * Names that begin with `#` are those of `imports` in `package.json`: every file that a name may resolve to counts.
 *
 * Type imports count too: code that needs another folder's types cannot be understood without it.
 */
import { readFile, readdir } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** Maps a folder to the folders that it may import. */
export type BoundaryTable = Readonly<Record<string, readonly string[]>>;

export interface Import {
  /** Paths relative to the package's `src/`, with slashes. */
  readonly from: string;
  readonly to: string;
}

/** Static and dynamic imports, type imports, and modules started by URL. */
const IMPORT = /(?:\bfrom |\bimport |\bimport\(|new URL\()"(\.\.?\/[^"]+\.tsx?|#[\w-]+)"/g;
const TEST_FILE = /\.(?:test|suite)\.tsx?$/;

/** Lists violations of the table, one sentence each; empty if there are none. */
export async function boundaryFaults(packageFolder: string, table: BoundaryTable): Promise<string[]> {
  const source = join(packageFolder, "src");
  const imports = await importsIn(source, await namedImports(packageFolder));
  const crossings = new Set<string>();
  const faults = circleOf(table).map((circle) => `the table has a circle: ${circle}`);
  for (const { from, to } of imports) {
    if (to.startsWith("../") || TEST_FILE.test(to)) {
      faults.push(`${from} imports ${to}: what is shipped knows nothing of tests`);
      continue;
    }
    const [folder, other] = [folderOf(from, table), folderOf(to, table)];
    if (folder === other) continue;
    crossings.add(`${folder} → ${other}`);
    if (table[folder] === undefined) faults.push(`${from} lies in no folder of the table`);
    else if (!table[folder].includes(other)) faults.push(`${from} imports ${to}: ${folder} may not import ${other}`);
  }
  for (const [folder, others] of Object.entries(table)) {
    const unused = others.filter((other) => !crossings.has(`${folder} → ${other}`));
    faults.push(...unused.map((other) => `the table lets ${folder} import ${other}, and nothing does`));
  }
  return faults;
}

/** Reads `imports` in `package.json`: name → the files that it may resolve to under any condition. */
export async function namedImports(packageFolder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const text = await readFile(join(packageFolder, "package.json"), "utf8").catch(() => "{}");
  const { imports = {} } = JSON.parse(text) as { readonly imports?: Readonly<Record<string, Record<string, string>>> };
  return new Map(
    Object.entries(imports).map(([name, files]) => [
      name,
      Object.values(files).map((file) => join(packageFolder, file)),
    ]),
  );
}

/** Imports of all files of a folder except tests, installed packages and build output. */
export async function importsIn(source: string, named: ReadonlyMap<string, readonly string[]>): Promise<Import[]> {
  const all = await readdir(source, { recursive: true, withFileTypes: true });
  const entries = all.filter(({ parentPath }) => !/\/(node_modules|dist)(\/|$)/.test(parentPath.slice(source.length)));
  const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !TEST_FILE.test(entry.name));
  const found = files.map(async (file) => {
    const path = join(file.parentPath, file.name);
    const text = await readFile(path, "utf8");
    return [...text.matchAll(IMPORT)].flatMap(([, specifier]) =>
      (named.get(specifier!) ?? [join(dirname(path), specifier!)]).map((to) => ({
        from: inSource(source, path),
        to: inSource(source, to),
      })),
    );
  });
  return (await Promise.all(found)).flat();
}

function inSource(source: string, path: string): string {
  return relative(source, path).split(sep).join("/");
}

function folderOf(file: string, table: BoundaryTable): string {
  if (!file.includes("/")) return file;
  let folder = dirname(file);
  while (table[folder] === undefined && folder.includes("/")) folder = dirname(folder);
  return folder;
}

/** Returns the first cycle, as a list of folders. */
function circleOf(table: BoundaryTable): string[] {
  const done = new Set<string>();
  const visit = (folder: string, path: readonly string[]): string | undefined => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder].join(" → ");
    if (done.has(folder)) return undefined;
    for (const other of table[folder] ?? []) {
      const circle = visit(other, [...path, folder]);
      if (circle !== undefined) return circle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of Object.keys(table)) {
    const circle = visit(folder, []);
    if (circle !== undefined) return [circle];
  }
  return [];
}
