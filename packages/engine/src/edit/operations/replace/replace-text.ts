import { degrees, rgb } from "@libpdf/core";
import { glyphsToQuads, quadToBox } from "../../find/quad.ts";
import type { Reading } from "../../find/reading.ts";
import type { Glyph } from "../../content/visitor.ts";
import { nothingFound, type Outcome } from "../../outcome.ts";
import type { Editable } from "../../pdf/editable.ts";
import { toWire } from "../../pdf/page-view.ts";
import { removeGlyphs } from "../../redact/remove-glyphs.ts";
import { chooseFont, NO_FONT } from "../../pdf/text-font.ts";
import { findReplaced } from "./find-replaced.ts";
import type { Replace } from "./instruction.ts";
import { textsOf } from "../../redact/place.ts";

interface Writing {
  readonly page: number;
  readonly text: string;
  readonly first: Glyph;
  /** Width of the old words, in points. */
  readonly width: number;
}

/** Minimum horizontal scale. Narrower text is hard to read, so longer text extends beyond its place. */
const NARROWEST = 0.75;

/** Replaces words: the old ones are removed from the content, and the new ones are written at their place, in their size and colour. */
export async function replaceText(
  replacements: readonly Replace[],
  document: Editable,
  reading: Reading,
): Promise<Outcome[]> {
  const out = new Map<number, Set<number>>();
  const writings: Writing[] = [];
  const outcomes: Outcome[] = [];
  for (const { by, ...replacement } of replacements) {
    if ((await chooseFont(document.pdf, by, false)) === null) {
      outcomes.push({ status: "refused", reason: NO_FONT });
      continue;
    }
    const found = await findReplaced({ ...replacement, by }, reading);
    const { places } = found;
    const own = places.filter(({ glyphs, annotation }) => glyphs.length > 0 && annotation === undefined);
    const before = textsOf(own);
    for (const { page, glyphs } of own) {
      const drawn = glyphs.map((id) => reading.pages[page - 1]!.text.glyphs.find((glyph) => glyph.id === id)!);
      const taken = out.get(page) ?? new Set();
      if (glyphs.some((id) => taken.has(id))) continue;
      for (const id of glyphs) taken.add(id);
      out.set(page, taken);
      const quad = glyphsToQuads(drawn)[0]!;
      writings.push({ page, text: by, first: drawn[0]!, width: quad.along[1] - quad.along[0] });
    }
    const bboxes = own.flatMap(({ page, quads }) =>
      quads.map((quad) => toWire(document.views[page - 1]!, quadToBox(quad))),
    );
    outcomes.push(
      own.length === 0
        ? places.length > 0
          ? { status: "not_found", reason: "It is in a picture or a field, where text is not replaced." }
          : nothingFound(found)
        : { status: "done", bboxes, count: own.length, before, after: by },
    );
  }
  for (const [page, glyphs] of out) removeGlyphs(reading.pages[page - 1]!.text, glyphs, reading.source);
  for (const writing of writings) await write(writing, document);
  return outcomes;
}

async function write({ page, text, first, width }: Writing, { pdf, views }: Editable): Promise<void> {
  if (text === "") return;
  const font = (await chooseFont(pdf, text, false))!;
  const natural = font.widthAt(text, first.size);
  const size = natural > width && natural > 0 ? first.size * Math.max(NARROWEST, width / natural) : first.size;
  views[page - 1]!.page.drawText(text, {
    x: first.x,
    y: first.y,
    size,
    font: font.font,
    color: toColor(first.color),
    rotate: degrees(first.angleDegrees),
  });
}

function toColor(operator: string): ReturnType<typeof rgb> {
  const parts = operator.split(" ");
  const numbers = parts.slice(0, -1).map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (parts.at(-1) === "rg") return rgb(clamp(a), clamp(b), clamp(c));
  if (parts.at(-1) === "k") return rgb(clamp((1 - a) * (1 - d)), clamp((1 - b) * (1 - d)), clamp((1 - c) * (1 - d)));
  return rgb(clamp(a), clamp(a), clamp(a));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
