import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const bin = fileURLToPath(new URL("docsvc.js", import.meta.url));
const unscoped = fileURLToPath(new URL("../../../packages/docsvc/bin/docsvc.js", import.meta.url));
const run = (...args: readonly string[]): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, [...args]);

test.each([bin, unscoped])("%s starts with what every `env` knows, and says nothing of Node's own", async (path) => {
  expect(await readFile(path, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  const { stdout, stderr } = await run(path, "--version");
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\S*\n$/);
  expect(stderr).toBe("");
});

test("a command that opens the database is not warned of", async () => {
  const asked = run(bin, "keys", "list", "--data", "/nowhere/at-all").catch((error: { stderr: string }) => error);
  expect((await asked).stderr).toBe("/nowhere/at-all is no data directory of a service. Name one with --data.\n");
});

test("a Node that is too old gets a clear sentence, before anything else is loaded", async () => {
  const old = `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})`;
  const answer = await run("--import", old, bin, "--version").catch((error: { code: number; stderr: string }) => error);
  expect(answer).toMatchObject({
    code: 1,
    stderr: "docsvc needs Node 22.19 or later; this is 20.20.2. See https://nodejs.org/en/download\n",
  });
});

test.each([
  ["jobs", "list"],
  ["parse", fileURLToPath(import.meta.url), "--server", "http://127.0.0.1:9"],
])("a service that does not answer is told in one line: %s %s", async (...args) => {
  const env = { ...process.env, DOCSVC_API_KEY: "ak_live_none", DOCSVC_BASE_URL: "http://127.0.0.1:9" };
  const asked = promisify(execFile)(process.execPath, [bin, ...args], { env }).catch(
    (error: { stderr: string }) => error,
  );
  const { stderr } = await asked;
  expect(stderr.trimEnd().split("\n")).toEqual([expect.stringContaining("No answer from http://127.0.0.1:9")]);
});
