import type { OcrSystem } from "@docsvc/openapi";

/** What `legacy` stands for in the contract; Tesseract's names. */
const GERMANIC: ReadonlySet<string> = new Set([
  "afr",
  "dan",
  "deu",
  "eng",
  "fao",
  "frk",
  "fry",
  "isl",
  "ltz",
  "nld",
  "nor",
  "swe",
  "yid",
]);

/** More models at once cost time each, and begin to read letters of one language as another's. */
const MOST_LANGUAGES = 4;

/** The languages to recognise: those of the system that are installed, English first, which most documents hold. */
export function chooseLanguages(installed: readonly string[], system: OcrSystem): readonly string[] {
  const usable = installed.filter((name) => system === "standard" || GERMANIC.has(name));
  const english = usable.filter((name) => name === "eng");
  return [...english, ...usable.filter((name) => name !== "eng")].slice(0, MOST_LANGUAGES);
}
