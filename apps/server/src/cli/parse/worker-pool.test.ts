/** Long documents, whose pages several worker processes read. */
import { execFile } from "node:child_process";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { fixture, readFixture } from "@docsvc/fixtures";
import { effort } from "@docsvc/fixtures/effort";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pdfOfPages, pdfWith } from "../../../test/support/pdf.ts";
import { run, temporaryFolder } from "../../../test/support/run-command.ts";

/** Two slices. */
const PAGES = effort(34, 50);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let long: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  // Other commands on this machine use the default folder at the same time.
  await mkdir(folder.path("temporary"));
  vi.stubEnv("TMPDIR", folder.path("temporary"));
  long = folder.path("long.pdf");
  await writeFile(long, await pdfOfPages(await readFixture("paper/paper.pdf"), PAGES));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await folder[Symbol.asyncDispose]();
});

// Markdown is written from the result that JSON contains whole.
test.each(effort(["json"], ["md", "json"]))(
  "--format %s is the same from three processes as from one",
  async (format) => {
    const parseWith = async (jobs: string): Promise<string> => {
      const { exitCode, out, err } = await run(["parse", long, "--format", format, "--jobs", jobs]);
      expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
      return out.replace(/"duration":[\d.]+/, "");
    };
    const one = await parseWith("1");
    expect(one.length).toBeGreaterThan(1000 * PAGES);
    expect(await parseWith("3")).toBe(one);
    // The slices were there until they were combined.
    expect(await readdir(folder.path("temporary"))).toEqual([]);
  },
);

test("it and short ones are all done, each as it is alone", async () => {
  const letter = fixture("letter/letter.pdf");
  const { exitCode, err } = await run(["parse", long, letter, "--out", folder.path("out"), "--jobs", "2"]);
  expect(exitCode).toBe(0);
  expect(err).toContain("2 documents in");
  expect((await readdir(folder.path("out"))).toSorted()).toEqual(["letter.md", "long.md"]);
});

test("it fails as a short one does: at the wrong password, and when its time is over", async () => {
  const locked = folder.path("locked.pdf");
  await writeFile(locked, await pdfWith(Array<string>(40).fill("page"), "harbour"));
  const refused = await run(["parse", locked, "--password", "wrong", "--jobs", "2"]);
  expect(refused).toMatchObject({ exitCode: 1, err: expect.stringContaining("password") });
  // Starting a process takes longer.
  await writeFile(folder.path("config.json"), JSON.stringify({ settings: { timeout: 0.02 } }));
  const late = await run(["parse", long, "--config", folder.path("config.json"), "--jobs", "2"]);
  expect(late).toMatchObject({ exitCode: 1, err: expect.stringContaining("took longer") });
});

test("compiled code is kept for the next call, that of workers next to the command's own", async () => {
  const cache = folder.path("compiled");
  const main = fileURLToPath(new URL("../../main.ts", import.meta.url));
  const args = ["--disable-warning=ExperimentalWarning", main, "parse", fixture("letter/letter.pdf"), "--jobs", "2"];
  const env = { ...process.env, NODE_COMPILE_CACHE: cache };
  await promisify(execFile)(process.execPath, args, { env });
  const kept = await Promise.all((await readdir(cache)).map((flags) => readdir(join(cache, flags))));
  // Each has the engine's modules, separated by V8's flags.
  expect(kept.map((files) => files.length > 100)).toEqual([true, true]);
});
