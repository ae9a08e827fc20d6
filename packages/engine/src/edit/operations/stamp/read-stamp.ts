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

/** A word in capitals needs no quotes: "stamp PAID on every page". */
function unquoted(clause: string): string | undefined {
  return /(?<![\p{L}])\p{Lu}{3,}(?:\s\p{Lu}{2,})*(?![\p{L}])/u.exec(clause)?.[0];
}
