import { createRequire } from "node:module";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The data packages that are installed beside this one: Tesseract's name → folder of its compressed data. */
export type LanguageData = ReadonlyMap<string, string>;

const SCOPE = "@tesseract.js-data";
/** Integer models of the best quality; the full set holds the older engine's data, too. */
const VARIANT = "4.0.0_best_int";

/** Finds installed language data; nothing is ever downloaded. */
export async function findLanguageData(): Promise<LanguageData> {
  const found = new Map<string, string>();
  for (const folder of createRequire(import.meta.url).resolve.paths(`${SCOPE}/eng`) ?? []) {
    for (const name of await readdir(join(folder, SCOPE)).catch(() => [])) {
      if (!found.has(name)) found.set(name, join(folder, SCOPE, name, VARIANT));
    }
  }
  return found;
}

/** One folder with the data of several languages, since tesseract.js looks into one only. */
export async function gatherLanguageData(
  data: LanguageData,
  languages: readonly string[],
): Promise<AsyncDisposable & { readonly folder: string }> {
  const own = data.get(languages[0]!);
  if (languages.length === 1 && own !== undefined) {
    return { folder: own, [Symbol.asyncDispose]: () => Promise.resolve() };
  }
  const folder = await mkdtemp(join(tmpdir(), "docsvc-languages-"));
  for (const language of languages) {
    const file = `${language}.traineddata.gz`;
    // Copied: Node's permission model forbids links. They are a few megabytes, which are about to be inflated.
    await copyFile(join(data.get(language)!, file), join(folder, file));
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
