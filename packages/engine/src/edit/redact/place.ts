import type { Quad } from "../find/quad.ts";

/** Where to remove something. */
export interface Place {
  /** 1-based, in the original document. */
  readonly page: number;
  readonly quads: readonly Quad[];
  /** Ids of glyphs in the page's content. */
  readonly glyphs: readonly number[];
  /** The text at the place; empty for a region. */
  readonly text: string;
  /** The annotation whose appearance contains it. */
  readonly annotation?: number;
  /** A part of the page that was named itself: everything that reaches into it is removed. */
  readonly isRegion?: boolean;
}

/** Words that must not be anywhere in the file any more. */
export interface Secret {
  readonly text: string;
  readonly matchCase: boolean;
  readonly partOfWord: boolean;
}

/** What to redact in a document. */
export interface Redaction {
  readonly places: readonly Place[];
  readonly secrets: readonly Secret[];
}

const MAX_SHOWN_TEXTS = 5;

/** The texts of places for a report, each once. */
export function textsOf(places: readonly Place[]): string {
  const texts = [...new Set(places.map(({ text }) => text.replaceAll(/\s+/gu, " ").trim()).filter(Boolean))];
  const rest = texts.length - MAX_SHOWN_TEXTS;
  return `${texts.slice(0, MAX_SHOWN_TEXTS).join(" · ")}${rest > 0 ? ` · and ${rest} more` : ""}`;
}
