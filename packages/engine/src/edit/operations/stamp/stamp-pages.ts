import { pagesIn } from "../../grammar/page-set.ts";
import type { Outcome } from "../../outcome.ts";
import type { Editable } from "../../pdf/editable.ts";
import { type PageView, viewPage } from "../../pdf/page-view.ts";
import { numbersNow } from "../../pdf/present-pages.ts";
import { chooseFont, NO_FONT } from "../../pdf/text-font.ts";
import type { Stamp } from "./instruction.ts";
import { drawAcross, drawInPlace } from "./draw-text.ts";

const STAMP_SIZE = 18;

/** Writes a text on pages, or across them. */
export async function stampPages({ text, pages, place }: Stamp, document: Editable): Promise<Outcome> {
  const numbers = present(pagesIn(pages, document.views.length), document);
  if (numbers.length === 0) return { status: "not_found", reason: "None of the named pages is there." };
  const font = await chooseFont(document.pdf, text, true);
  if (font === null) return { status: "refused", reason: NO_FONT };
  const bboxes = numbers.map((number) => {
    const view = viewPage(currentPage(document, number), number, (ref) => document.pdf.getObject(ref));
    return place === "diagonal"
      ? drawAcross(view, text, font)
      : drawInPlace(view, text, { font, size: STAMP_SIZE, place });
  });
  return { status: "done", bboxes, before: "", after: text };
}

/** The pages, of those given, that are still in the document. */
export function present(numbers: readonly number[], document: Editable): number[] {
  const now = new Set(numbersNow(document));
  return numbers.filter((number) => now.has(number));
}

function currentPage({ pdf, views }: Editable, number: number): PageView["page"] {
  return pdf.getPages().find(({ ref }) => ref === views[number - 1]!.page.ref)!;
}
