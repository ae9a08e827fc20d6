import type { Quad } from "../find/quad.ts";

/** Where something is to be taken out. */
export interface Place {
  /** 1-based, in the document as it came. */
  readonly page: number;
  readonly quads: readonly Quad[];
  /** Glyphs of the page's content by their ids. */
  readonly glyphs: readonly number[];
  /** What is there, as it reads; empty for a region. */
  readonly text: string;
  /** The annotation in whose appearance it is. */
  readonly annotation?: number;
  /** A part of the page that was named by itself: all that reaches into it goes. */
  readonly isRegion?: boolean;
}

/** Words that must be nowhere in the file any more. */
export interface Secret {
  readonly text: string;
  readonly matchCase: boolean;
  readonly partOfWord: boolean;
}

/** What is to be redacted of a document. */
export interface Redaction {
  readonly places: readonly Place[];
  readonly secrets: readonly Secret[];
}

const MAX_SHOWN_TEXTS = 5;

/** What places say, for a report: each text once. */
export function textsOf(places: readonly Place[]): string {
  const texts = [...new Set(places.map(({ text }) => text.replaceAll(/\s+/gu, " ").trim()).filter(Boolean))];
  const rest = texts.length - MAX_SHOWN_TEXTS;
  return `${texts.slice(0, MAX_SHOWN_TEXTS).join(" · ")}${rest > 0 ? ` · and ${rest} more` : ""}`;
}
