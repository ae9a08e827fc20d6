import { rgb } from "@libpdf/core";
import type { Found } from "../../find/found.ts";
import { cornersOf, quadToBox } from "../../find/quad.ts";
import { nothingFound, type Outcome } from "../../outcome.ts";
import type { Editable } from "../../pdf/editable.ts";
import { textsOf } from "../../redact/place.ts";
import { toWire } from "../../pdf/page-view.ts";
import type { Highlight } from "./instruction.ts";

/** Highlights places with one annotation each. */
export function highlightPlaces({ color }: Highlight, found: Found, { views }: Editable): Outcome {
  const { places } = found;
  if (places.length === 0) return nothingFound(found);
  const [red = 1, green = 1, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  for (const { page, quads } of places) {
    views[page - 1]!.page.addHighlightAnnotation({
      color: rgb(red, green, blue),
      opacity: 0.5,
      // Upper corners first, then the lower ones: viewers expect this order, which differs from the specification.
      quadPoints: quads.map((quad) => {
        const [bottomLeft, bottomRight, topRight, topLeft] = cornersOf(quad);
        return [topLeft, topRight, bottomLeft, bottomRight].flatMap((corner) => corner ?? []);
      }),
    });
  }
  return {
    status: "done",
    bboxes: places.flatMap(({ page, quads }) => quads.map((quad) => toWire(views[page - 1]!, quadToBox(quad)))),
    count: places.length,
    before: textsOf(places),
    after: `highlighted in ${color}`,
  };
}
