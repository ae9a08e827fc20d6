import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { readPages } from "../../grammar/page-set.ts";
import type { RotatePages } from "./instruction.ts";

/** Reads "rotate page 2 by 90 degrees to the left", "drehe alle Seiten um 180 Grad". Default: 90 degrees clockwise. */
export const readRotate: ClauseReader = ({ text: clause }) => {
  const angle = /(-?\d{1,4})\s*(?:°|degrees?|deg|grad)/iu.exec(clause);
  const isHalf = /upside down|auf den kopf|half turn/iu.test(clause);
  const isLeft = /(?:counter[- ]?clockwise|anticlockwise|left|links|gegen den uhrzeigersinn)/iu.test(clause);
  const degrees = Number(angle?.[1] ?? (isHalf ? 180 : 90)) * (isLeft ? -1 : 1);
  if (degrees % 90 !== 0) return "Pages turn by quarters alone: 90, 180 or 270 degrees.";
  const { pages } = readPages(angle === null ? clause : clause.replace(angle[0], " "));
  const rotation: RotatePages = { kind: "rotate_pages", pages: pages ?? null, degrees: ((degrees % 360) + 360) % 360 };
  return [rotation];
};
