import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { GROUPED_KINDS, makeGroupedList, schemaOf, truthOf } from "./kinds.ts";
import { GROUPED_STYLE, type GroupedLayout } from "./layouts.ts";
import { generator } from "../../training/extract/random.ts";

const run = promisify(execFile);

export interface GroupedDocument {
  readonly name: string;
  readonly pdf: Uint8Array;
  readonly schema: object;
  readonly truth: object;
}

/** One document of each kind in a layout, the same for the same seed. */
export async function makeGrouped(layout: GroupedLayout, seed: number): Promise<GroupedDocument[]> {
  const folder = await mkdtemp(join(tmpdir(), "grouped-"));
  try {
    const documents: GroupedDocument[] = [];
    for (const [index, kind] of GROUPED_KINDS.entries()) {
      const list = makeGroupedList(kind, generator(1000 * seed + 17 * index + layout.name.length));
      const pdf = await print(layout.body(list), folder);
      documents.push({ name: kind.name, pdf, schema: schemaOf(kind), truth: truthOf(list) });
    }
    return documents;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function print(body: string, folder: string): Promise<Uint8Array> {
  const [page, pdf] = [join(folder, "page.html"), join(folder, "page.pdf")];
  await writeFile(page, `<!doctype html><meta charset="utf-8"><style>${GROUPED_STYLE}</style><body>${body}`);
  await run("chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", `--user-data-dir=${join(folder, "profile")}`, `--print-to-pdf=${pdf}`, `file://${page}`], { timeout: 60_000 }); // prettier-ignore
  return new Uint8Array(await readFile(pdf));
}
