import { words } from "../../grammar/words.ts";
import { each, type Operation } from "../operation.ts";
import type { Highlight } from "./instruction.ts";
import { highlightPlaces } from "./highlight-places.ts";
import { readHighlight } from "./read-highlight.ts";

/** For example: "highlight all dates in green". */
export const HIGHLIGHT: Operation<Highlight> = {
  kind: "highlight",
  verbs: {
    words: "highlight|mark|markier(?:en?|t)?|hervorheben|hebe",
    asks: [
      {
        all: [words("highlight|mark|markier(?:en?|t)?|hervorheben|hebe|heben|unterlegen?|anstreichen|streiche .* an")],
      },
    ],
  },
  ownWords: words(
    "yellow|green|blue|red|pink|orange|magenta|rosa|gelb(?:e[nrs]?)?|grün(?:e[nrs]?)?|blau(?:e[nrs]?)?|rot(?:e[nrs]?)?|colou?rs?|farben?|hervor|marker|textmarker|an|unter",
  ),
  read: readHighlight,
  phase: "mark",
  findsFirst: true,
  pdf: each((instruction, editing) => highlightPlaces(instruction, editing.foundOf(instruction), editing.document)),
};
