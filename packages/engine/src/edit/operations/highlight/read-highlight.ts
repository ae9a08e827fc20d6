import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { readTargets } from "../../grammar/targets.ts";
import type { Highlight } from "./instruction.ts";

/** Colours by name. */
const COLORS: readonly (readonly [RegExp, string])[] = [
  [/(?:in\s+)?(?:yellow|gelb(?:e[nrs]?)?)/iu, "#ffe600"],
  [/(?:in\s+)?(?:green|grün(?:e[nrs]?)?)/iu, "#8cff66"],
  [/(?:in\s+)?(?:blue|blau(?:e[nrs]?)?)/iu, "#80c8ff"],
  [/(?:in\s+)?(?:red|rot(?:e[nrs]?)?)/iu, "#ff8080"],
  [/(?:in\s+)?(?:pink|rosa|magenta)/iu, "#ff99dd"],
  [/(?:in\s+)?(?:orange)/iu, "#ffb84d"],
];
const EDGED = (pattern: RegExp): RegExp => new RegExp(`(?<![\\p{L}])(?:${pattern.source})(?![\\p{L}])`, "iu");

/** Reads "highlight X in green", "markiere X gelb". */
export const readHighlight: ClauseReader = ({ text: clause, masked, withoutVerb }) => {
  const found = COLORS.find(([pattern]) => EDGED(pattern).test(clause));
  const text = found === undefined ? clause : clause.replace(EDGED(found[0]), " ");
  const targets = readTargets(withoutVerb(text), masked);
  if (targets.length === 0) {
    return "It does not say what to highlight; name a phrase in quotes, a kind such as dates, a field or a region.";
  }
  return targets.map((target): Highlight => ({ kind: "highlight", target, color: found?.[1] ?? "#ffe600" }));
};
