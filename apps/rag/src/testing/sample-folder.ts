import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fixture } from "@docsvc/fixtures";

export interface SampleFolder extends AsyncDisposable {
  readonly directory: string;
  readonly indexDirectory: string;
}

/** Creates a temporary folder with copies of fixtures, and a place for its index. */
export async function sampleFolder(names: readonly string[]): Promise<SampleFolder> {
  const root = await mkdtemp(join(tmpdir(), "docsvc-rag-"));
  const directory = join(root, "documents");
  for (const name of names) await cp(fixture(name), join(directory, basename(name)));
  return {
    directory,
    indexDirectory: join(root, "index"),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}
