/** Writes text over pages: stamps, watermarks and page numbers. */
import { degrees, rgb } from "@libpdf/core";
import type { Transform } from "../../../geometry/transform.ts";
import { invert, type PageView, toWire } from "../../pdf/page-view.ts";
import type { TextFont } from "../../pdf/text-font.ts";
import type { Place } from "./place.ts";

/** Distance from the page's edge, in points: half an inch, which printers can print. */
const MARGIN = 36;
/** Length of a watermark as a share of the page's diagonal. */
const WATERMARK_SHARE = 0.7;

interface Written {
  readonly font: TextFont;
  readonly size: number;
  readonly place: Place;
}

/** Writes a text at a place of a page. */
export function drawInPlace(view: PageView, text: string, { font, size, place }: Written): ReturnType<typeof toWire> {
  const width = font.widthAt(text, size);
  const left = { left: MARGIN, center: (view.width - width) / 2, right: view.width - MARGIN - width }[place.horizontal];
  const baseline = { top: MARGIN + size, middle: (view.height + size) / 2, bottom: view.height - MARGIN }[
    place.vertical
  ];
  return drawAt(view, text, { font, size, left, baseline, angle: 0, opacity: 1 });
}

/** Writes a text across a page, from its lower left to its upper right. */
export function drawAcross(view: PageView, text: string, font: TextFont): ReturnType<typeof toWire> {
  const diagonal = Math.hypot(view.width, view.height) * WATERMARK_SHARE;
  const size = Math.min(160, Math.max(12, diagonal / Math.max(1e-3, font.widthAt(text, 1))));
  const angle = Math.atan2(view.height, view.width);
  const reach = font.widthAt(text, size) / 2;
  const left = view.width / 2 - reach * Math.cos(angle) + (size / 3) * Math.sin(angle);
  const baseline = view.height / 2 + reach * Math.sin(angle) + (size / 3) * Math.cos(angle);
  return drawAt(view, text, { font, size, left, baseline, angle: (angle * 180) / Math.PI, opacity: 0.25 });
}

/** @param at - on the page as displayed, in points from its top-left corner; the angle is counter-clockwise */
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
