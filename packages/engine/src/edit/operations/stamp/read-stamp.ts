import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { readPages } from "../../grammar/page-set.ts";
import { MARK, quotedIn } from "../../grammar/quotes.ts";
import type { Stamp } from "./instruction.ts";
import { placeIn } from "./place.ts";

/** Reads "stamp "PAID" at the top right of page 1", "watermark "DRAFT"", "write "Copy" at the bottom". */
export const readStamp: ClauseReader = ({ text: clause, masked }) => {
  const text = quotedIn(clause, masked)[0] ?? unquoted(clause);
  if (!text) return "It does not say what to write; give the text in quotes.";
  const { pages, rest } = readPages(clause);
  const isWatermark = /watermark|wasserzeichen|diagonal/iu.test(clause);
  const place = placeIn(rest.replaceAll(MARK, " "), {
    vertical: isWatermark ? "middle" : "top",
    horizontal: isWatermark ? "center" : "right",
  });
  const stamp: Stamp = { kind: "stamp", text, pages: pages ?? null, place: isWatermark ? "diagonal" : place };
  return [stamp];
};

/** Text after the verb up to a place: "stamp Paid 2 May 2026 across page 1", "Wasserzeichen Entwurf". */
const AFTER_VERB =
  /(?:^|\s)(?:[Ss]tamp|[Ww]atermark|[Ss]tempele?|[Ww]asserzeichen)\s+(?![Pp]age|[Ss]eite|[Ee]very|[Aa]ll|[Ee]ach|[Jj]ede|[Tt]he|[Dd]ie|[Dd]as)(\p{Lu}[\p{L}\p{N}-]*(?:\s(?:\p{Lu}[\p{L}\p{N}-]*|\d[\d./-]*))*)(?=[\s.!]*$|\s+(?:on|across|at|in|to|over|onto|auf|über|an|am|quer|oben|unten|diagonal)(?![\p{L}]))/u;

/** A word in capitals needs no quotes: "stamp PAID on every page". */
function unquoted(clause: string): string | undefined {
  const after = AFTER_VERB.exec(clause)?.[1];
  if (after !== undefined) return after;
  return /(?<![\p{L}])\p{Lu}{3,}(?:\s\p{Lu}{2,})*(?![\p{L}])/u.exec(clause)?.[0];
}
