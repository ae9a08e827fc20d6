import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const TESTS = `
import { describe, expect, test } from "vitest";
import { needing } from "../../fixtures/needing.ts";

needing("no lathe: apt-get install lathe").describe("turning", () => {
  test("one", () => expect(1).toBe(2));
  test("two", () => expect(1).toBe(2));
});
needing(undefined).test("drilling", () => expect(1).toBe(1));
test("milling", ({ skip }) => skip("the mill is closed"));
describe.skip("sawing", () => {
  test("three", () => expect(1).toBe(2));
});
`;

let folder: string;
beforeAll(async () => {
  await mkdir(join(root, ".reports"), { recursive: true });
  folder = await mkdtemp(join(root, ".reports", "skipped-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a run ends with each reason for which tests were skipped, and where", async () => {
  await writeFile(join(folder, "machines.test.ts"), TESTS);
  await writeFile(join(folder, "vitest.config.mjs"), `export default { test: { include: ["*.test.ts"] } };`);
  const args = ["run", "--root", folder, "--reporter", join(root, "scripts/skipped-tests.mjs")];
  const { stdout } = await promisify(execFile)(join(root, "node_modules/.bin/vitest"), args, { cwd: folder });
  expect(stdout.trimEnd().split("\n")).toEqual([
    "SKIPPED: no lathe: apt-get install lathe",
    "  2 tests of machines.test.ts: turning",
    "SKIPPED: the mill is closed",
    "  1 test of machines.test.ts",
    "SKIPPED: no reason given: use needing() of fixtures/needing.ts, or context.skip(reason)",
    "  1 test of machines.test.ts: sawing",
  ]);
});
