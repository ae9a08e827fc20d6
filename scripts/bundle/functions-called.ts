import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** A key per function: `start:end` in chars of its file. */
export type CalledFunctions = ReadonlyMap<string, ReadonlySet<string>>;

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
    }[];
  }[];
}

/** Runs Node with these arguments, and returns the functions that it calls, by the path of their file. */
export async function functionsCalled(...args: readonly string[]): Promise<CalledFunctions> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-called-"));
  try {
    const env = { ...process.env, NODE_V8_COVERAGE: folder, NODE_DISABLE_COMPILE_CACHE: "1" };
    await promisify(execFile)(process.execPath, [...args], { env });
    const called = new Map<string, Set<string>>();
    for (const name of await readdir(folder)) {
      const { result } = JSON.parse(await readFile(join(folder, name), "utf8")) as Coverage;
      for (const { url, functions } of result) {
        if (!url.startsWith("file:")) continue;
        const keys = functions.flatMap(({ ranges: [whole] }) =>
          whole !== undefined && whole.count > 0 ? [`${whole.startOffset}:${whole.endOffset}`] : [],
        );
        const path = fileURLToPath(url);
        called.set(path, new Set([...(called.get(path) ?? []), ...keys]));
      }
    }
    return called;
  } finally {
    await rm(folder, { recursive: true });
  }
}
