import type { OcrSystem } from "@docsvc/openapi";
import type { Warning } from "../document/document.ts";
import type { MissingLanguage } from "./recognised-region.ts";

/** The warning for a page that could not be read in its language; says what to install. */
export function missingLanguageWarning(
  { script, languages }: MissingLanguage,
  page: number,
  system: OcrSystem,
): Warning {
  return {
    code: "ocr_language_missing",
    message: `Page ${page} ${seen(script)}, so ${script === undefined ? "its text is missing or wrong" : "that text was left out"}. ${remedy(languages, system)}`,
    page,
  };
}

function seen(script: string | undefined): string {
  return script === undefined
    ? "shows print that reads badly in every installed language"
    : `has text in ${script} script, for which no language data may be used`;
}

function remedy([language]: readonly string[], system: OcrSystem): string {
  if (system === "legacy") return 'settings.ocr_system "legacy" reads Germanic languages only: use "standard".';
  const name = language ?? "LANGUAGE";
  return `Install data: apt-get install tesseract-ocr-${name.replaceAll("_", "-")}, or the npm package @tesseract.js-data/${name}.`;
}
