/** Text written over pages: stamps, watermarks and page numbers. */
import { degrees, rgb } from "@libpdf/core";
import type { Transform } from "../../geometry/transform.ts";
import type { Instruction, Place } from "../instruction.ts";
import type { Outcome } from "../outcome.ts";
import { numbersNow } from "../pages/arrange.ts";
import { pagesIn } from "../grammar/page-set.ts";
import type { Editable } from "../pdf/editable.ts";
import { invert, type PageView, toWire, viewPage } from "../pdf/page-view.ts";
import { chooseFont, type TextFont } from "./text-font.ts";

type OfKind<Kind extends Instruction["kind"]> = Extract<Instruction, { kind: Kind }>;

/** From the page's edge, in points: half an inch, which printers print. */
const MARGIN = 36;
const STAMP_SIZE = 18;
const NUMBER_SIZE = 10;
/** Share of the page's diagonal that a watermark takes. */
const WATERMARK_SHARE = 0.7;

/** Writes a text on pages, or across them. */
export async function stampPages({ text, pages, place }: OfKind<"stamp">, document: Editable): Promise<Outcome> {
  const numbers = present(pagesIn(pages, document.views.length), document);
  if (numbers.length === 0) return { status: "not_found", reason: "None of the named pages is there." };
  const font = await chooseFont(document.pdf, text, true);
  if (font === null) return { status: "refused", reason: "The text holds letters for which there is no font." };
  const bboxes = numbers.map((number) => {
    const view = viewPage(currentPage(document, number), number, (ref) => document.pdf.getObject(ref));
    return place === "diagonal" ? drawAcross(view, text, font) : draw(view, text, { font, size: STAMP_SIZE, place });
  });
  return { status: "done", bboxes, after: text };
}

/** Numbers pages as they follow each other at the end, whatever was deleted or moved. */
export async function numberPages(
  { pages, place, total }: OfKind<"number_pages">,
  document: Editable,
): Promise<Outcome> {
  const current = document.pdf.getPages();
  const named = pages === null ? null : new Set(present(pagesIn(pages, document.views.length), document));
  const numberOf = new Map(document.views.map(({ page, number }) => [page.ref, number]));
  const font = await chooseFont(document.pdf, "0123456789/", false);
  const bboxes = current.flatMap((page, index) => {
    const number = numberOf.get(page.ref);
    if (named !== null && (number === undefined || !named.has(number))) return [];
    const text = total ? `${index + 1} / ${current.length}` : `${index + 1}`;
    return [
      draw(
        viewPage(page, number ?? index + 1, (ref) => document.pdf.getObject(ref)),
        text,
        { font: font!, size: NUMBER_SIZE, place },
      ),
    ];
  });
  return bboxes.length === 0
    ? { status: "not_found", reason: "None of the named pages is there." }
    : { status: "done", bboxes };
}

function present(numbers: readonly number[], document: Editable): number[] {
  const now = new Set(numbersNow(document));
  return numbers.filter((number) => now.has(number));
}

function currentPage({ pdf, views }: Editable, number: number): PageView["page"] {
  return pdf.getPages().find(({ ref }) => ref === views[number - 1]!.page.ref)!;
}

interface Written {
  readonly font: TextFont;
  readonly size: number;
  readonly place: Place;
}

function draw(view: PageView, text: string, { font, size, place }: Written): ReturnType<typeof toWire> {
  const width = font.widthAt(text, size);
  const left = { left: MARGIN, center: (view.width - width) / 2, right: view.width - MARGIN - width }[place.horizontal];
  const baseline = { top: MARGIN + size, middle: (view.height + size) / 2, bottom: view.height - MARGIN }[
    place.vertical
  ];
  return drawAt(view, text, { font, size, left, baseline, angle: 0, opacity: 1 });
}

function drawAcross(view: PageView, text: string, font: TextFont): ReturnType<typeof toWire> {
  const diagonal = Math.hypot(view.width, view.height) * WATERMARK_SHARE;
  const size = Math.min(160, Math.max(12, diagonal / Math.max(1e-3, font.widthAt(text, 1))));
  const angle = Math.atan2(view.height, view.width);
  const reach = font.widthAt(text, size) / 2;
  const left = view.width / 2 - reach * Math.cos(angle) + (size / 3) * Math.sin(angle);
  const baseline = view.height / 2 + reach * Math.sin(angle) + (size / 3) * Math.cos(angle);
  return drawAt(view, text, { font, size, left, baseline, angle: (angle * 180) / Math.PI, opacity: 0.25 });
}

/** @param at - on the page as displayed, in points from its top-left; the angle counter-clockwise */
function drawAt(
  view: PageView,
  text: string,
  at: { font: TextFont; size: number; left: number; baseline: number; angle: number; opacity: number },
): ReturnType<typeof toWire> {
  const [x, y] = apply(invert(view.display), at.left, at.baseline);
  view.page.drawText(text, {
    x,
    y,
    font: at.font.font,
    size: at.size,
    color: at.opacity < 1 ? rgb(0.5, 0.5, 0.5) : rgb(0.75, 0.1, 0.1),
    opacity: at.opacity,
    rotate: degrees(at.angle + view.rotation),
  });
  const width = at.font.widthAt(text, at.size);
  const radians = (at.angle * Math.PI) / 180;
  const right = at.left + width * Math.cos(radians);
  const top = at.baseline - at.size - width * Math.sin(radians);
  const [x0, y0] = apply(invert(view.display), at.left, at.baseline);
  const [x1, y1] = apply(invert(view.display), right, top);
  return toWire(view, { x0: Math.min(x0, x1), y0: Math.min(y0, y1), x1: Math.max(x0, x1), y1: Math.max(y0, y1) });
}

function apply([a, b, c, d, e, f]: Transform, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
