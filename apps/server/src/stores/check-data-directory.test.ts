import { chmod, mkdtemp, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartRefusedError } from "../errors/start-refused.ts";
import { openStores } from "./open-stores.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "docsvc-data-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const modeOf = async (name: string): Promise<number> => (await stat(join(dataDir, name))).mode & 0o777;

test("database and secret are their owner's alone, and what an earlier version left open is closed", async () => {
  await chmod(dataDir, 0o755);
  await (await openStores(dataDir)).close();
  expect([await modeOf("."), await modeOf("docsvc.sqlite"), await modeOf("secret")]).toEqual([0o700, 0o600, 0o600]);
  await chmod(join(dataDir, "docsvc.sqlite"), 0o644);
  await chmod(join(dataDir, "secret"), 0o644);
  await using stores = await openStores(dataDir);
  expect(await stores.keys.count()).toBe(0);
  expect([await modeOf("docsvc.sqlite"), await modeOf("secret")]).toEqual([0o600, 0o600]);
});

test("a database whose secret is lost is not opened with a new one", async () => {
  await (await openStores(dataDir)).close();
  await rm(join(dataDir, "secret"));
  await expect(openStores(dataDir)).rejects.toThrow(StartRefusedError);
  await expect(openStores(dataDir)).rejects.toThrow(/Restore .*secret from a backup/);
  await expect(stat(join(dataDir, "secret"))).rejects.toThrow(/ENOENT/);
});

test("a damaged database says what to do", async () => {
  await (await openStores(dataDir)).close();
  const path = join(dataDir, "docsvc.sqlite");
  await truncate(path, 0);
  await writeFile(path, "no database at all, and longer than its header".repeat(40));
  await expect(openStores(dataDir)).rejects.toThrow(StartRefusedError);
  await expect(openStores(dataDir)).rejects.toThrow(/docsvc restore/);
});
