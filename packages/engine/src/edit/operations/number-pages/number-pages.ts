import { pagesIn } from "../../grammar/page-set.ts";
import type { Outcome } from "../../outcome.ts";
import type { Editable } from "../../pdf/editable.ts";
import { viewPage } from "../../pdf/page-view.ts";
import { chooseFont } from "../../pdf/text-font.ts";
import { drawInPlace } from "../stamp/draw-text.ts";
import { present } from "../stamp/stamp-pages.ts";
import type { NumberPages } from "./instruction.ts";

const NUMBER_SIZE = 10;

/** Numbers pages in their final order, after all deletions and moves. */
export async function numberPages({ pages, place, total }: NumberPages, document: Editable): Promise<Outcome> {
  const current = document.pdf.getPages();
  const named = pages === null ? null : new Set(present(pagesIn(pages, document.views.length), document));
  const numberOf = new Map(document.views.map(({ page, number }) => [page.ref, number]));
  const font = await chooseFont(document.pdf, "0123456789/", false);
  const bboxes = current.flatMap((page, index) => {
    const number = numberOf.get(page.ref);
    if (named !== null && (number === undefined || !named.has(number))) return [];
    const text = total ? `${index + 1} / ${current.length}` : `${index + 1}`;
    return [
      drawInPlace(
        viewPage(page, number ?? index + 1, (ref) => document.pdf.getObject(ref)),
        text,
        { font: font!, size: NUMBER_SIZE, place },
      ),
    ];
  });
  return bboxes.length === 0
    ? { status: "not_found", reason: "None of the named pages is there." }
    : { status: "done", bboxes, before: "", after: total ? `1 / ${current.length} …` : "1 …" };
}
