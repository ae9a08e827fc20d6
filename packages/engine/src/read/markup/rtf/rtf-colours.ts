import { markerColour } from "../style-names.ts";
import type { RtfSink } from "./rtf-state.ts";

/** More colours than any real document has. */
const MAX_COLOURS = 1000;

/** The colour table: each colour is given by red, green and blue, and ends with a semicolon. */
export class RtfColours implements RtfSink {
  readonly #colours: (string | undefined)[] = [];
  #open: Record<string, number> = {};

  add(text: string): void {
    for (let at = text.indexOf(";"); at >= 0; at = text.indexOf(";", at + 1)) {
      if (this.#colours.length < MAX_COLOURS) this.#colours.push(colourOf(this.#open));
      this.#open = {};
    }
  }

  read(name: string, value: number | undefined): void {
    if (/^(?:red|green|blue)$/.test(name)) this.#open[name] = Math.min(255, Math.max(0, value ?? 0));
  }

  /** As `#rrggbb`; undefined for the automatic colour. */
  at(number: number): string | undefined {
    return number === 0 ? undefined : this.#colours[number];
  }
}

function colourOf({ red, green, blue }: Record<string, number>): string | undefined {
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return markerColour([red, green, blue].map((share) => share.toString(16).padStart(2, "0")).join(""));
}
