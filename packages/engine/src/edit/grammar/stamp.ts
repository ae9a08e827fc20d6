import type { Place } from "../instruction.ts";
import { readPages } from "./page-set.ts";
import { MARK, quotedIn } from "./quotes.ts";
import type { ClauseReader } from "./clause-reader.ts";

const is = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu");
const VERTICAL: readonly (readonly [Place["vertical"], RegExp])[] = [
  ["top", is("top|upper|head|header|above|oben|oberen?|kopf|kopfzeile")],
  ["bottom", is("bottom|lower|foot|footer|below|unten|unteren?|fuß|fußzeile")],
  ["middle", is("middle|mitte")],
];
const HORIZONTAL: readonly (readonly [Place["horizontal"], RegExp])[] = [
  ["left", is("left|links|linken?")],
  ["right", is("right|rechts|rechten?")],
  ["center", is("center|centre|centered|centred|mittig|zentriert")],
];

/** "stamp "PAID" at the top right of page 1", "watermark "DRAFT"", "write "Copy" at the bottom". */
export const readStamp: ClauseReader = (clause, masked) => {
  const text = quotedIn(clause, masked)[0] ?? unquoted(clause);
  if (!text) return "It does not say what to write; give the text in quotes.";
  const { pages, rest } = readPages(clause);
  const isWatermark = /watermark|wasserzeichen|diagonal/iu.test(clause);
  const place = placeIn(rest.replaceAll(MARK, " "), {
    vertical: isWatermark ? "middle" : "top",
    horizontal: isWatermark ? "center" : "right",
  });
  return [{ kind: "stamp", text, pages: pages ?? null, place: isWatermark ? "diagonal" : place }];
};

/** "add page numbers at the bottom right", "Seitenzahlen als "Seite n von m"". */
export const readNumbering: ClauseReader = (clause) => {
  const { pages } = readPages(clause.replace(/page numbers?|seitenzahlen|number(?=\s+(?:the|all)?\s*pages)/iu, " "));
  const total = /(?<![\p{L}])(?:of|von)\s+(?:n|m|total|gesamt|y|the total|\d+)(?![\p{L}])|x\/y|n\/m|total/iu.test(
    clause,
  );
  return [
    {
      kind: "number_pages",
      pages: pages ?? null,
      place: placeIn(clause, { vertical: "bottom", horizontal: "center" }),
      total,
    },
  ];
};

function placeIn(text: string, otherwise: Place): Place {
  const vertical = VERTICAL.find(([, words]) => words.test(text))?.[0];
  const horizontal = HORIZONTAL.find(([, words]) => words.test(text))?.[0];
  if (vertical === undefined && horizontal === undefined) return otherwise;
  return { vertical: vertical ?? otherwise.vertical, horizontal: horizontal ?? "center" };
}

/** A word in capitals needs no quotes: "stamp PAID on every page". */
function unquoted(clause: string): string | undefined {
  return /(?<![\p{L}])\p{Lu}{3,}(?:\s\p{Lu}{2,})*(?![\p{L}])/u.exec(clause)?.[0];
}
