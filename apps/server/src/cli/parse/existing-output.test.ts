/** Repeated runs on a folder: no document is skipped unread, and none takes another's file. */
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { run, temporaryFolder } from "../../../test/support/run-command.ts";

type Folder = Awaited<ReturnType<typeof temporaryFolder>>;

async function parseAgain(folder: Folder, ...more: readonly string[]): ReturnType<typeof run> {
  const args = ["parse", folder.path("in"), "--out", folder.path("out"), "--skip-existing", "-v", ...more];
  return run(args, { environment: { stateDir: folder.path("state") } });
}

/** The files of a folder and its subfolders. */
async function contentsOf(path: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.toSorted().map(async (file) => [relative(path, file), await readFile(file, "utf8")] as const);
  return new Map(await Promise.all(texts));
}

test("a new file whose stem is taken is read, and no written file changes its document", async () => {
  await using folder = await temporaryFolder();
  await mkdir(folder.path("in"));
  await writeFile(folder.path("in/minutes.txt"), "The boat was sold.\n");
  await parseAgain(folder);
  await writeFile(folder.path("in/minutes.csv"), "name;fee\nboat;12\nmast;3\n");
  const { exitCode, err } = await parseAgain(folder);
  expect({ exitCode, err }).toMatchObject({ exitCode: 0, err: expect.stringContaining("1 written") });
  const both = await contentsOf(folder.path("out"));
  expect([...both.keys()]).toEqual(["minutes.csv.md", "minutes.md"]);
  expect(both.get("minutes.md")).toContain("The boat was sold.");
  expect(both.get("minutes.csv.md")).toContain("| boat | 12 |");

  await rm(folder.path("in/minutes.csv"));
  expect((await parseAgain(folder)).err).toContain(`${folder.path("out/minutes.md")} is there already`);
  expect(await contentsOf(folder.path("out"))).toEqual(both);
});

test("a document that has changed, or is read with other options, is read again", async () => {
  await using folder = await temporaryFolder();
  await mkdir(folder.path("in"));
  await writeFile(folder.path("in/a.txt"), "One.\n");
  await parseAgain(folder);
  await writeFile(folder.path("in/a.txt"), "Two.\n");
  expect((await parseAgain(folder)).exitCode).toBe(0);
  expect(await readFile(folder.path("out/a.md"), "utf8")).toBe("Two.\n");
  expect((await parseAgain(folder, "--keep-headers")).err).toContain(`${folder.path("out/a.md")}, 1 page`);
});

test.each(["md", "json"])("without notes a %s file is kept where it is what the document gives", async (format) => {
  await using folder = await temporaryFolder();
  await mkdir(folder.path("in"));
  for (const name of ["a", "b"]) await writeFile(folder.path(`in/${name}.csv`), `name;fee\n${name};12\n`);
  await parseAgain(folder, "--format", format);
  await rm(folder.path("state"), { recursive: true });
  await writeFile(folder.path("in/b.csv"), "name;fee\nmast;3\n");
  const { exitCode, err } = await parseAgain(folder, "--format", format);
  expect(exitCode).toBe(1);
  expect(err).toContain(`${folder.path(`out/a.${format}`)} is there already`);
  expect(err).toContain(`${folder.path("in/b.csv")}: ${folder.path(`out/b.${format}`)} is there, and docsvc has not`);
});

test("a folder that was moved keeps its files", async () => {
  await using folder = await temporaryFolder();
  await mkdir(folder.path("before"));
  await writeFile(folder.path("before/a.txt"), "One.\n");
  const environment = { stateDir: folder.path("state") };
  await run(["parse", folder.path("before"), "--out", folder.path("out")], { environment });
  await rename(folder.path("before"), folder.path("in"));
  expect((await parseAgain(folder)).exitCode).toBe(0);
  expect([...(await contentsOf(folder.path("out"))).keys()]).toEqual(["a.md"]);
});

const NAMES = ["a.txt", "a.md", "a.csv", "A.txt", "b.txt", "a.txt.md"] as const;
const name = fc.constantFrom(...NAMES);
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("write" as const), name }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove" as const), name }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("rename" as const), name, to: name }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("forget" as const) }) },
);

/** The sentence that each file of a folder holds: a `.csv` is written as a table of one cell. */
async function sentencesOf(path: string): Promise<ReadonlyMap<string, string>> {
  const files = await contentsOf(path);
  return new Map([...files].map(([file, text]) => [file, /Text \d+ of it\./.exec(text)?.[0] ?? text]));
}

test("files that come, go, change and are renamed: none is passed over unread, and none takes the file of another", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 5 }), async (rounds) => {
      await using folder = await temporaryFolder();
      await mkdir(folder.path("in"));
      let count = 0;
      /** Each text with the documents that have had it: a renamed one keeps its text. */
      const written = new Map<string, Set<string>>();
      for (const changes of rounds) {
        for (const step of changes) {
          if (step.kind === "forget") await rm(folder.path("state"), { recursive: true, force: true });
          else if (step.kind === "remove") await rm(folder.path(`in/${step.name}`), { force: true });
          else if (step.kind === "write") await writeFile(folder.path(`in/${step.name}`), `Text ${++count} of it.\n`);
          else await rename(folder.path(`in/${step.name}`), folder.path(`in/${step.to}`)).catch(() => undefined);
        }
        const before = await sentencesOf(folder.path("out"));
        const documents = await sentencesOf(folder.path("in"));
        for (const [document, text] of documents) {
          written.set(text, (written.get(text) ?? new Set<string>()).add(document));
        }
        const { err } = await parseAgain(folder);
        const after = await sentencesOf(folder.path("out"));
        const texts = new Set(after.values());
        for (const [document, text] of documents) {
          const start = `${folder.path(`in/${document}`)}: ${folder.path("out")}`;
          const isFailed = err
            .split("\n")
            .some((line) => line.startsWith(start) && line.includes("is there, and docsvc"));
          expect(texts.has(text) || isFailed).toBe(true);
        }
        for (const [file, text] of before) {
          const now = after.get(file);
          if (now === text) continue;
          const had = written.get(text) ?? new Set<string>();
          expect([...(written.get(now ?? "") ?? [])].some((document) => had.has(document))).toBe(true);
        }
      }
    }),
    { numRuns: 25, interruptAfterTimeLimit: 8000 },
  );
});
