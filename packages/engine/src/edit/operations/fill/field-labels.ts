/** Labels printed next to the fields of a form. People name a field by its label, not by its name in the file. */
import type { FormField } from "@libpdf/core";
import type { PlacedGlyph } from "../../find/text-order.ts";
import type { Reading } from "../../find/reading.ts";
import type { Editable } from "../../pdf/editable.ts";
import { type FieldWidget, widgetsOf } from "./widgets-of.ts";

/** Minimum width of a space. */
const MIN_SPACE_EM = 0.15;

export type FieldLabels = ReadonlyMap<FormField, string>;

/** Maximum distance of a label from its field, in points: to the side, and above. */
const MAX_BESIDE = 220;
const MAX_ABOVE = 16;
/** A wider gap, in multiples of the font size, separates a label from other words on its line. */
const MAX_GAP_EM = 2;

/** Labels by field; fields without a label are left out. */
export function fieldLabels(fields: readonly FormField[], document: Editable, reading: Reading): FieldLabels {
  return new Map(
    fields.flatMap((field): [FormField, string][] => {
      const widgets = widgetsOf(field, document);
      const [widget] = widgets;
      if (widget === undefined) return [];
      const glyphs = reading.pages[widget.view.number - 1]!.text.glyphs.filter(({ text }) => text.trim() !== "");
      const isButton = field.type === "checkbox" || field.type === "radio";
      const isGroup = field.type === "radio" && widgets.length > 1;
      const sides = isGroup ? [leftOf, above, rightOf] : isButton ? [rightOf, leftOf] : [leftOf, above];
      const place = isGroup ? firstOf(widgets) : widget;
      const label = sides.map((side) => side(place, glyphs)).find((text) => text !== "");
      return label === undefined ? [] : [[field, label.replace(/[\s:*.…]+$/u, "")]];
    }),
  );
}

/** A group's label is before or above its first button; the box is wide enough for a line above all buttons. */
function firstOf(widgets: readonly FieldWidget[]): FieldWidget {
  const first = widgets.toSorted((a, b) => b.box.y1 - a.box.y1 || a.box.x0 - b.box.x0)[0]!;
  const ends = widgets.filter(({ view }) => view.number === first.view.number).map(({ box }) => box.x1);
  return { ...first, box: { ...first.box, x1: Math.max(...ends, first.box.x0 + MAX_BESIDE) } };
}

type Side = (widget: FieldWidget, glyphs: readonly PlacedGlyph[]) => string;

const leftOf: Side = ({ box }, glyphs) => {
  const line = inLine(glyphs, box).filter(({ endX }) => endX < box.x0 + 2 && endX > box.x0 - MAX_BESIDE);
  return spaced(upToGap(line.toSorted((a, b) => b.x - a.x)).toReversed());
};

const rightOf: Side = ({ box }, glyphs) => {
  const line = inLine(glyphs, box).filter(({ x }) => x > box.x1 - 2 && x < box.x1 + MAX_BESIDE);
  return spaced(upToGap(line.toSorted((a, b) => a.x - b.x)));
};

const above: Side = ({ box }, glyphs) => {
  const near = glyphs.filter(
    ({ y, x, endX }) => y > box.y1 - 2 && y < box.y1 + MAX_ABOVE && endX > box.x0 && x < box.x1,
  );
  return spaced(upToGap(near.toSorted((a, b) => a.x - b.x)));
};

/** Glyphs whose middle is at the height of the box. */
function inLine(glyphs: readonly PlacedGlyph[], box: FieldWidget["box"]): PlacedGlyph[] {
  return glyphs.filter(({ y, size }) => y + size / 3 > box.y0 - 1 && y + size / 3 < box.y1 + 1);
}

function upToGap(glyphs: readonly PlacedGlyph[]): PlacedGlyph[] {
  const end = glyphs.findIndex((glyph, index) => {
    const before = glyphs[index - 1];
    if (before === undefined) return false;
    return Math.max(glyph.x - before.endX, before.x - glyph.endX) > MAX_GAP_EM * glyph.size;
  });
  return end < 0 ? [...glyphs] : glyphs.slice(0, end);
}

function spaced(glyphs: readonly PlacedGlyph[]): string {
  return glyphs
    .map((glyph, index) => {
      const before = glyphs[index - 1];
      return before !== undefined && glyph.x - before.endX > MIN_SPACE_EM * glyph.size ? ` ${glyph.text}` : glyph.text;
    })
    .join("");
}
