import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { notOnWindows } from "../../fixtures/needing.ts";
import { afterEach, beforeEach, expect } from "vitest";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsvc-apt-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Fake programs that record their arguments and then run a script. */
async function installWith(scripts: Readonly<Record<"apt-get" | "dpkg", string>>) {
  for (const [name, script] of Object.entries(scripts)) {
    const lines = ["#!/bin/sh", `cd ${folder}`, `echo "${name} $*" >> calls`, script];
    await writeFile(join(folder, name), lines.join("\n"), { mode: 0o755 });
  }
  const program = `import { installPackages } from ${JSON.stringify(join(import.meta.dirname, "apt.mjs"))};
await installPackages([["lathe"], ["mill", "saw"]]);`;
  const env = {
    ...process.env,
    PATH: `${folder}${delimiter}${process.env["PATH"]}`,
    DOCSVC_SETUP_PAUSE_SECONDS: "0",
  };
  const args = ["--input-type=module", "--eval", program];
  const { stderr } = await promisify(execFile)(process.execPath, args, { env });
  const calls = (await readFile(join(folder, "calls"), "utf8")).trimEnd().split("\n");
  return {
    stderr,
    calls: calls.map((call) =>
      call.replaceAll(/-qq|-o \S+|--yes|--no-install-recommends| +(?= )/g, "").replaceAll(/ +/g, " "),
    ),
  };
}

notOnWindows.test("an installation that is interrupted says so, and is finished and tried again", async () => {
  const { stderr, calls } = await installWith({
    "apt-get": `case "$*" in *install*) test -e repaired || kill -TERM $$ ;; esac`,
    dpkg: "touch repaired",
  });
  expect(calls).toEqual([
    "apt-get update",
    "apt-get install lathe mill saw",
    "dpkg --configure -a",
    "apt-get install lathe mill saw",
  ]);
  expect(stderr).toContain("apt-get install was interrupted by SIGTERM.");
});

notOnWindows.test("an installation that somebody interrupted before is finished first", async () => {
  const { stderr, calls } = await installWith({
    "apt-get": `test -e repaired && exit 0
case "$*" in *install*) echo "E: dpkg was interrupted, you must manually run 'dpkg --configure -a'" >&2; exit 100 ;; esac`,
    dpkg: "touch repaired",
  });
  expect(calls).toContain("dpkg --configure -a");
  expect(calls.at(-1)).toBe("apt-get install lathe mill saw");
  expect(stderr).toContain("dpkg was interrupted");
});

notOnWindows.test("a package that cannot be had keeps no other away", async () => {
  const { calls } = await installWith({ "apt-get": `case "$*" in *mill*) exit 100 ;; esac`, dpkg: "" });
  expect(calls.slice(-2)).toEqual(["apt-get install lathe", "apt-get install mill saw"]);
});
