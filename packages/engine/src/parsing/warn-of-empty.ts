import type { Page, Warning } from "../document/document.ts";

const WORD = /[\p{L}\p{N}]/u;

/** Warnings that already say why nothing was found. */
const EXPLAINING: ReadonlySet<string> = new Set([
  "page_without_text",
  "page_damaged",
  "ocr_failed",
  "ocr_unavailable",
  "pages_not_recognised",
  "xfa_form_dynamic",
]);

/**
 * Warns that a document gave no word and no figure, with the likely reason, if no other warning does: an empty result
 * looks like a success to the program that requested it.
 */
export function warnOfEmpty(
  pages: Iterable<Page>,
  { warnings, tellsStructure }: { readonly warnings: readonly Warning[]; readonly tellsStructure: boolean },
): readonly Warning[] {
  if (warnings.some(({ code }) => EXPLAINING.has(code))) return [];
  let pictures = 0;
  let signs = 0;
  let unit: Page["unit"] = "pt";
  for (const page of pages) {
    unit = page.unit;
    for (const { type, text, table, chart } of [...page.blocks, ...(page.annotations ?? [])]) {
      if (WORD.test(text) || chart !== undefined || table?.cells.some((cell) => WORD.test(cell.text)) === true) {
        return [];
      }
      if (type === "Figure") pictures += 1;
      if (text.trim() !== "") signs += 1;
    }
  }
  return [
    { code: "document_without_text", message: `${FOUND} ${likelyReason({ pictures, signs, unit, tellsStructure })}` },
  ];
}

const FOUND = "No word and no figure was found in this document.";

interface Signs {
  readonly pictures: number;
  /** Number of blocks that contain only punctuation and other signs. */
  readonly signs: number;
  readonly unit: Page["unit"];
  readonly tellsStructure: boolean;
}

function likelyReason({ pictures, signs, unit, tellsStructure }: Signs): string {
  if (pictures > 0 && tellsStructure) {
    return `It holds ${pictures === 1 ? "a picture" : `${pictures} pictures`}, and text in pictures of such files is not recognised: save it as PDF and use that.`;
  }
  if (unit === "cell") {
    return "Its cells are empty: check that it was saved with its values, and that the right sheets are shown.";
  }
  if (signs > 0) return "It holds signs alone, without letters or digits: check that it is the right file.";
  return tellsStructure
    ? "It has no text of its own: it may be a template, or hold its content in a form that is not read, such as embedded objects. Open it, and if it shows text, save it as PDF and use that."
    : "Its pages show no text that is read: they may be drawings or empty.";
}
