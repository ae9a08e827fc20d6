import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

/** Language data that needs no installed program: Tesseract's name → compressed file. */
export type LanguageData = ReadonlyMap<string, string>;

const PACKAGE = "@docsvc/engine";
const SCOPE = "@tesseract.js-data";
/** Integer models of the best quality; the full set also contains the legacy engine's data. */
const VARIANT = "4.0.0_best_int";
const ENDING = ".traineddata.gz";

/** Finds the data bundled with this package and in packages installed next to it. Never downloads anything. */
export async function findLanguageData(): Promise<LanguageData> {
  const require = createRequire(import.meta.url);
  const found = new Map<string, string>();
  const own = join(dirname(require.resolve(`${PACKAGE}/package.json`)), "data", "ocr");
  for (const file of await readdir(own).catch(() => [])) {
    if (file.endsWith(ENDING)) found.set(file.slice(0, -ENDING.length), join(own, file));
  }
  for (const folder of require.resolve.paths(`${SCOPE}/eng`) ?? []) {
    for (const name of await readdir(join(folder, SCOPE)).catch(() => [])) {
      if (!found.has(name)) found.set(name, join(folder, SCOPE, name, VARIANT, `${name}${ENDING}`));
    }
  }
  return found;
}

/** The languages of the data, sorted, without `osd` (orientation) and `equ` (formulas). */
export function namesOf(data: LanguageData): readonly string[] {
  return [...data.keys()].filter((name) => name !== "osd" && name !== "equ").sort();
}

/** A temporary folder with the data of some languages. Disposing of it deletes the folder. */
export interface GatheredData extends AsyncDisposable {
  readonly folder: string;
}

/**
 * Copies the data of several languages into one folder, because Tesseract reads only one.
 *
 * @param form - `compressed` for tesseract.js, `plain` for the program
 */
export async function gatherLanguageData(
  data: LanguageData,
  languages: readonly string[],
  form: "compressed" | "plain",
): Promise<GatheredData> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-languages-"));
  for (const language of languages) {
    const file = data.get(language)!;
    // Copied because Node's permission model forbids links. The files are a few megabytes.
    if (form === "compressed") {
      await copyFile(file, join(folder, `${language}${ENDING}`));
    } else {
      const plain = createWriteStream(join(folder, `${language}.traineddata`));
      await pipeline(createReadStream(file), createGunzip(), plain);
    }
  }
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // An idle engine is not disposed of when its process ends.
  process.once("exit", remove);
  return {
    folder,
    [Symbol.asyncDispose]: async () => {
      process.removeListener("exit", remove);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
