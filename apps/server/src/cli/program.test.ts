import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { notOnWindows } from "@docsvc/fixtures/needing";
import { expect, test } from "vitest";
import { EXAMPLES } from "./examples.ts";
import { run, temporaryFolder } from "../../test/support/run-command.ts";
import { withoutPrograms } from "../../test/support/without-programs.ts";

test("help and version go to standard output and are no failure", async () => {
  expect(await run(["--version"])).toMatchObject({
    exitCode: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\S*\n$/),
    err: "",
  });
  expect(await run(["help"])).toMatchObject({ exitCode: 0, out: expect.stringContaining("Exit codes") });
  expect(await run(["help", "parse"])).toMatchObject({ exitCode: 0, out: expect.stringContaining("--keep-headers") });
});

test("no command at all is a mistake", async () => {
  expect(await run([])).toMatchObject({ exitCode: 2, out: "", err: expect.stringContaining("Usage: docsvc") });
});

test.each([
  [["parse"], "docsvc parse --help"],
  [["parse", "a.pdf", "--nope"], "docsvc parse --help"],
  [["keys", "creat"], "docsvc keys --help"],
  [["pars"], "docsvc --help"],
])("the mistake in docsvc %s names the help that answers it", async (args, line) => {
  expect(await run(args)).toMatchObject({
    exitCode: 2,
    out: "",
    err: expect.stringContaining(`\nRun ${line} to see what it takes.\n`),
  });
});

test("a key is shown once, listed by its beginning, and revoked once", async () => {
  await using folder = await temporaryFolder();
  const data = ["--data", folder.path("data")];
  const created = await run(["keys", "create", "--name", "ci", ...data]);
  expect(created.out).toMatch(/^ak_live_\w{42}\n$/);
  const listed = await run(["keys", "list", ...data]);
  expect(listed.out).toContain(created.out.slice(0, 12));
  expect(listed.out).not.toContain(created.out.trim());
  const [{ id }] = JSON.parse((await run(["keys", "list", "--json", ...data])).out);
  expect(await run(["keys", "revoke", id, ...data])).toMatchObject({ exitCode: 0 });
  expect(await run(["keys", "revoke", id, ...data])).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("no key"),
  });
});

test("a mistyped data directory is not made", async () => {
  await using folder = await temporaryFolder();
  for (const command of [
    ["keys", "list"],
    ["jobs", "list"],
  ]) {
    const { exitCode, err } = await run([...command, "--data", folder.path("typo")]);
    expect(exitCode).toBe(1);
    expect(err).toContain("is no data directory");
  }
});

test("jobs of a service need a key or its data directory", async () => {
  expect(await run(["jobs", "list"])).toMatchObject({ exitCode: 2, err: expect.stringContaining("DOCSVC_API_KEY") });
});

test("every command ends its help with two examples and the documentation", async () => {
  const paths = Object.keys(EXAMPLES);
  expect(paths).toContain("keys create");
  for (const path of paths) {
    const { out, exitCode } = await run([...path.split(" "), "--help"]);
    expect(exitCode).toBe(0);
    for (const example of EXAMPLES[path]!) expect(out).toContain(`  ${example}\n`);
    expect(out).toContain("Documentation: ");
  }
  const completed = (await run(["completion", "bash"])).out;
  const leaves = [...completed.matchAll(/^ {4}"([a-z ]+)"\*\)/gm)].map(([, path]) => path!);
  const groups = new Set(["keys", "jobs", "pipelines", "webhooks"]);
  expect(leaves.filter((path) => !groups.has(path) && !(path in EXAMPLES))).toEqual([]);
});

test("help names every variable that the program reads", async () => {
  const main = await readFile(new URL("../main.ts", import.meta.url), "utf8");
  const read = [...main.matchAll(/env\["((?:DOCSVC|OTEL|NO)_\w+)"\]/g)].map(([, name]) => name!);
  expect(read.length).toBeGreaterThan(20);
  const { out } = await run(["--help"]);
  const named = (name: string): boolean =>
    out.includes(name) ||
    (name.startsWith("DOCSVC_S3_") && out.includes(name.replace("DOCSVC_S3", ""))) ||
    name === "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT";
  expect(read.filter((name) => !named(name))).toEqual([]);
});

test.each([
  ["bash", "-n"],
  ["zsh", "-n"],
  ["fish", "-n"],
])("the completion of %s names commands and options, and is a script of that shell", async (shell, check) => {
  const { out, exitCode } = await run(["completion", shell]);
  expect(exitCode).toBe(0);
  expect(out).toContain("skip-existing");
  await using folder = await temporaryFolder();
  await writeFile(folder.path("script"), out);
  const checked = spawnSync(shell, [check, folder.path("script")], { encoding: "utf8" });
  // Skipped for a shell that is not installed, and on Windows, whose `bash` is another system's and does not know the path.
  if (checked.status === null || process.platform === "win32") return;
  expect(checked.stderr).toBe("");
});

notOnWindows.test("bash completes commands, options and those of commands of commands", async () => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("script"), (await run(["completion", "bash"])).out);
  const complete = (...words: readonly string[]): readonly string[] => {
    const line = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _docsvc; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout } = spawnSync("bash", ["-c", line, "bash", folder.path("script"), ...words], { encoding: "utf8" });
    return stdout.trim().split("\n");
  };
  expect(complete("docsvc", "pa")).toEqual(["parse"]);
  expect(complete("docsvc", "keys", "cr")).toEqual(["create"]);
  expect(complete("docsvc", "keys", "create", "--org")).toEqual(["--organisation"]);
  expect(complete("docsvc", "parse", "a.pdf", "--skip")).toEqual(["--skip-existing"]);
  expect(complete("docsvc", "completion", "z")).toEqual(["zsh"]);
});

test("a command that holds others shows one example of each of two, and the documentation", async () => {
  const { out } = await run(["keys", "--help"]);
  for (const text of ["  docsvc keys create --name laptop\n", "  docsvc keys list\n", "Documentation: "]) {
    expect(out).toContain(text);
  }
});

test.each([
  ["keys create", ["keys", "create", "--data", "FILE"], 1, "cannot be made: there is a file of that name"],
  ["mcp", ["mcp", "FILE"], 2, "is a file: name the folder that it lies in"],
  ["doctor", ["doctor", "--data", "FILE"], 1, "is a file\n"],
  ["serve", ["serve", "--host", "300.1.1.1", "--port", "0"], 1, "300.1.1.1 is no address of this machine"],
  ["extract", ["extract", "FILE", "--schema", "FILE"], 2, "is empty; it should be a JSON Schema"],
])("%s names what is wrong with a file in place of a folder, an address or a schema", async (_, args, code, says) => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("file"), "");
  const named = args.map((arg) => (arg === "FILE" ? folder.path("file") : arg));
  const { exitCode, out, err } = await withoutPrograms(() => run(named));
  expect(exitCode).toBe(code);
  expect(out + err).toContain(says);
});
