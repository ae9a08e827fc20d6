import type { Found } from "../../find/found.ts";
import { type Quad, quadToBox } from "../../find/quad.ts";
import { nothingFound, type Outcome } from "../../outcome.ts";
import type { Editable } from "../../pdf/editable.ts";
import { textsOf } from "../../redact/place.ts";
import { fromFractions, toWire } from "../../pdf/page-view.ts";
import type { Comment } from "./instruction.ts";

/** Position of a comment on a whole page: near its top-right corner. */
const CORNER = { left: 0.93, top: 0.02, right: 0.96, bottom: 0.05 };
/** Side of the note's icon, in points. */
const SIGN = 18;

/** Adds a note to pages or next to words. */
export function addComment({ target, text }: Comment, found: Found, { views }: Editable): Outcome {
  const { places } = found;
  if (places.length === 0) return nothingFound(found);
  const bboxes = places.map(({ page, quads }) => {
    const view = views[page - 1]!;
    const first: Quad | undefined = quads[0];
    const box = target.is === "page" || first === undefined ? fromFractions(view, CORNER) : quadToBox(first);
    view.page.addTextAnnotation({
      rect: { x: target.is === "page" ? box.x0 : box.x1, y: box.y1 - SIGN, width: SIGN, height: SIGN },
      contents: text,
    });
    return toWire(view, box);
  });
  return { status: "done", bboxes, before: textsOf(places), after: text };
}
