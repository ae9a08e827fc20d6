/** Position of a stamp on its page. */
export interface Place {
  readonly vertical: "top" | "middle" | "bottom";
  readonly horizontal: "left" | "center" | "right";
}

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

/** The position that a clause names, such as "bottom right". */
export function placeIn(text: string, otherwise: Place): Place {
  const vertical = VERTICAL.find(([, words]) => words.test(text))?.[0];
  const horizontal = HORIZONTAL.find(([, words]) => words.test(text))?.[0];
  if (vertical === undefined && horizontal === undefined) return otherwise;
  return { vertical: vertical ?? otherwise.vertical, horizontal: horizontal ?? "center" };
}
