import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** A generated page and its truth. */
export interface FamilyDocument {
  readonly family: string;
  readonly name: string;
  readonly pdf: string;
  /** The whole page, as Markdown. */
  readonly truth: string;
  readonly blocks: readonly TypedText[];
  /** Texts that may or may not be headings: either is right. */
  readonly doubtful: readonly string[];
}

export interface TypedText {
  readonly type: string;
  readonly text: string;
}

/** Pages that `training/make-pages.ts` made: one folder per family. */
export async function familyDocuments(folder: string): Promise<FamilyDocument[]> {
  const documents: FamilyDocument[] = [];
  for (const family of (await readdir(folder)).sort()) {
    const part = (kind: string, name: string): string => join(folder, family, kind, name);
    for (const file of (await readdir(join(folder, family, "pdfs"))).sort()) {
      const name = basename(file, ".pdf");
      const truth = await readFile(part("truth", `${name}.md`), "utf8");
      const blocks = JSON.parse(await readFile(part("blocks", `${name}.json`), "utf8")) as TypedText[];
      const lines = (await readFile(part("gt", `${name}.md`), "utf8")).split("\n");
      const doubtful = lines.flatMap((line) => (line.startsWith("~ ") ? [line.slice(2)] : []));
      documents.push({ family, name, pdf: part("pdfs", file), truth, blocks, doubtful });
    }
  }
  return documents;
}
