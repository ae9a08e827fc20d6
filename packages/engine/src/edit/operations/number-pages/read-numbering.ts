import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { readPages } from "../../grammar/page-set.ts";
import { placeIn } from "../stamp/place.ts";
import type { NumberPages } from "./instruction.ts";

/** Reads "add page numbers at the bottom right", "Seitenzahlen als "Seite n von m"". */
export const readNumbering: ClauseReader = ({ text: clause }) => {
  const { pages } = readPages(clause.replace(/page numbers?|seitenzahlen|number(?=\s+(?:the|all)?\s*pages)/iu, " "));
  const total = /(?<![\p{L}])(?:of|von)\s+(?:n|m|total|gesamt|y|the total|\d+)(?![\p{L}])|x\/y|n\/m|total/iu.test(
    clause,
  );
  const numbering: NumberPages = {
    kind: "number_pages",
    pages: pages ?? null,
    place: placeIn(clause, { vertical: "bottom", horizontal: "center" }),
    total,
  };
  return [numbering];
};
