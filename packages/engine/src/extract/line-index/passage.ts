import type { Place } from "./line-index.ts";
import { type Span, spanOfChars } from "./span.ts";

/** A value and the words that it was read from. */
export interface Said {
  readonly value: string;
  readonly spans: readonly Span[];
}

/** Lines joined to one text, in which each part can be traced to its words. */
export class Passage {
  readonly text: string;
  readonly places: readonly Place[];
  readonly #starts: readonly number[];

  constructor(places: readonly Place[]) {
    const starts: number[] = [];
    let text = "";
    for (const place of places) {
      if (text !== "") text += " ";
      starts.push(text.length);
      text += place.text.replaceAll("\u00a0", " ");
    }
    this.text = text;
    this.places = places;
    this.#starts = starts;
  }

  /** The chars from `start` to before `end`, without spaces at the ends; null if there is no letter and no digit. */
  part(start: number, end: number): Said | null {
    const raw = this.text.slice(start, end);
    const value = raw.trim();
    if (!/[\p{L}\p{N}]/u.test(value)) return null;
    const from = start + raw.indexOf(value);
    return { value, spans: this.#spans(from, from + value.length) };
  }

  #spans(start: number, end: number): Span[] {
    return this.places.flatMap((place, index) => {
      const at = this.#starts[index]!;
      const [from, to] = [Math.max(0, start - at), Math.min(place.text.length, end - at)];
      return from < to ? [spanOfChars(place, from, to)] : [];
    });
  }
}
