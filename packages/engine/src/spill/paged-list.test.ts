import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { notOnWindows } from "@docsvc/fixtures/needing";
import { expect, test, vi } from "vitest";
import { PagedList } from "./paged-list.ts";

/** More than are kept in memory, and not a multiple of the batch size. */
const MANY = 1505;

function itemOf(number: number): { readonly number: number; readonly text: string; readonly rules: Float64Array } {
  return { number, text: `page ${number} – Übersicht 表`, rules: Float64Array.of(number, 0.5) };
}

test.each([0, 3, MANY])("%i items come back in their order, as often as they are asked for", (count) => {
  using list = new PagedList<ReturnType<typeof itemOf>>();
  const items = Array.from({ length: count }, (_, index) => itemOf(index));
  for (const item of items) list.append(item);
  expect([...list]).toEqual(items);
  expect([...list]).toEqual(items);
});

test("two who go through it at the same time do not disturb each other", () => {
  using list = new PagedList<number>();
  for (let number = 0; number < MANY; number++) list.append(number);
  const first = list[Symbol.iterator]();
  for (const number of list) expect(first.next().value).toBe(number);
});

notOnWindows.test("its file has no name that could be left behind", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-test-"));
  vi.stubEnv("TMPDIR", folder);
  try {
    using list = new PagedList<number>();
    for (let number = 0; number < MANY; number++) list.append(number);
    expect(await readdir(folder)).toEqual([]);
    expect([...list].at(-1)).toBe(MANY - 1);
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
});

notOnWindows.test("a missing folder is reported", () => {
  vi.stubEnv("TMPDIR", join(tmpdir(), "docsvc-no-such-folder"));
  try {
    using list = new PagedList<number>();
    const fill = (): void => {
      for (let number = 0; number < MANY; number++) list.append(number);
    };
    expect(fill).toThrow(
      expect.objectContaining({ code: "storage_failed", message: expect.stringMatching(/ENOENT.*TMPDIR/) }) as Error,
    );
  } finally {
    vi.unstubAllEnvs();
  }
});

/** Fills a list of 4,000 pages of 20 kB in a process that loads nothing else. */
const FILL = `
  import { PagedList } from ${JSON.stringify(new URL("paged-list.ts", import.meta.url).href)};
  using list = new PagedList();
  for (let number = 0; number < 4000; number++) list.append(Array.from({ length: 1000 }, (_, at) => number + at / 7));
`;

async function run(file: string, args: readonly string[]): Promise<string> {
  return (await promisify(execFile)(file, args)).stdout;
}

notOnWindows.test("a full disk is reported, with what can be done", async () => {
  // The shell's limit simulates a full disk: a file may have this many blocks of 512 bytes.
  const limited = `ulimit -f 4096; exec "$0" --input-type=module -e "$1"`;
  await expect(run("sh", ["-c", limited, process.execPath, FILL])).rejects.toThrow(/EFBIG.*Free space there/);
});

test("what is alive of it does not grow with the document", async () => {
  const program = `${FILL} gc(); console.log(process.memoryUsage().heapUsed);`;
  const alive = Number(await run(process.execPath, ["--expose-gc", "--input-type=module", "-e", program]));
  // The first 512 items are 4 MB, all of them would be 32.
  expect(alive).toBeLessThan(20e6);
});
