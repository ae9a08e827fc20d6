import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findCodeFolders } from "./code-folders.ts";

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "docsvc-code-")));
});
afterEach(() => rm(root, { recursive: true }));

/** Writes files, and returns the folders found for the first one, relative to the root. */
async function foldersOf(files: Readonly<Record<string, object | string>>): Promise<readonly string[]> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    await mkdir(dirname(path), { recursive: true });
    if (typeof content === "string") await symlink(join(root, content), path);
    else await writeFile(path, JSON.stringify(content));
  }
  const found = await findCodeFolders(pathToFileURL(join(root, Object.keys(files)[0]!)));
  return found
    .filter((folder) => folder.startsWith(root))
    .map((folder) => folder.slice(root.length + 1))
    .sort();
}

test("of an installed package, the project's node_modules and nothing else of the project", async () => {
  const folders = await foldersOf({
    "node_modules/server/dist/child.js": {},
    "node_modules/server/package.json": { dependencies: { engine: "1" } },
    "node_modules/engine/package.json": {},
    "package.json": { dependencies: { server: "1" } },
    ".docsvc/secret": {},
  });
  expect(folders).toEqual(["node_modules"]);
});

test("of a workspace, the packages that are linked, through each other too, and not those of tests", async () => {
  const folders = await foldersOf({
    "apps/server/src/work/child.ts": {},
    "apps/server/package.json": {
      dependencies: { engine: "workspace:*" },
      devDependencies: { fixtures: "workspace:*" },
    },
    "apps/server/node_modules/engine": "packages/engine",
    "apps/server/node_modules/fixtures": "fixtures",
    "packages/engine/package.json": { dependencies: { model: "workspace:*", sharp: "1" } },
    "packages/engine/node_modules/model": "packages/model",
    "packages/engine/node_modules/sharp": "node_modules/.store/sharp",
    "packages/model/package.json": { optionalDependencies: { engine: "workspace:*" } },
    "node_modules/.store/sharp/package.json": {},
    "fixtures/package.json": {},
    "package.json": {},
    ".env": {},
  });
  expect(folders).toEqual(["apps/server", "node_modules", "packages/engine", "packages/model"]);
});

test("of a package from a store elsewhere, the modules next to it as well", async () => {
  const folders = await foldersOf({
    "app/child.js": {},
    "app/package.json": { dependencies: { engine: "1" } },
    "app/node_modules/engine": "store/engine/node_modules/engine",
    "store/engine/node_modules/engine/package.json": { dependencies: { sharp: "1" } },
    "store/engine/node_modules/sharp": "store/sharp/node_modules/sharp",
    "store/sharp/node_modules/sharp/package.json": {},
  });
  expect(folders).toEqual(["app", "store/engine/node_modules", "store/sharp/node_modules"]);
});
