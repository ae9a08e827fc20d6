import type { PageOrder } from "../instruction.ts";
import { readPages } from "./page-set.ts";
import { quotedIn } from "./quotes.ts";
import type { ClauseReader } from "./clause-reader.ts";

const NO_PAGES = "It does not say which pages; name them as in: pages 2-4 and 7.";

/** "extract pages 1-3", "keep only the first page". */
export const readExtract: ClauseReader = (clause) => {
  const { pages } = readPages(clause);
  return pages ? [{ kind: "extract_pages", pages }] : NO_PAGES;
};

/** "rotate page 2 by 90 degrees to the left", "drehe alle Seiten um 180 Grad"; clockwise, a quarter, where nothing else is said. */
export const readRotate: ClauseReader = (clause) => {
  const angle = /(-?\d{1,4})\s*(?:°|degrees?|deg|grad)/iu.exec(clause);
  const isHalf = /upside down|auf den kopf|half turn/iu.test(clause);
  const isLeft = /(?:counter[- ]?clockwise|anticlockwise|left|links|gegen den uhrzeigersinn)/iu.test(clause);
  const degrees = Number(angle?.[1] ?? (isHalf ? 180 : 90)) * (isLeft ? -1 : 1);
  if (degrees % 90 !== 0) return "Pages turn by quarters alone: 90, 180 or 270 degrees.";
  const { pages } = readPages(angle === null ? clause : clause.replace(angle[0], " "));
  return [{ kind: "rotate_pages", pages: pages ?? null, degrees: ((degrees % 360) + 360) % 360 }];
};

/** "reverse the pages", "swap pages 2 and 3", "move page 5 before page 2", "reorder the pages to 3, 1, 2". */
export const readReorder: ClauseReader = (clause) => {
  const order = readOrder(clause);
  return order === null
    ? "It does not say the order; write it as in: reorder the pages to 3, 1, 2 or move page 5 before page 2."
    : [{ kind: "reorder_pages", order }];
};

function readOrder(clause: string): PageOrder | null {
  if (/reverse|umkehren|kehre|rückwärts|umgekehrt/iu.test(clause)) return { is: "reversed" };
  const numbers = [...clause.matchAll(/(?<![\p{L}\d])\d{1,5}(?![\p{L}\d])/gu)].map(([number]) => Number(number));
  if (/swap|exchange|tausche/iu.test(clause)) {
    return numbers.length === 2 ? { is: "swapped", first: numbers[0]!, second: numbers[1]! } : null;
  }
  if (/move|schiebe/iu.test(clause)) return readMove(clause);
  return numbers.length > 0 ? { is: "list", pages: numbers } : null;
}

const TO =
  /\s(?:(before|in front of|vor|ahead of)|(after|behind|nach|hinter)|(to the (?:front|start|beginning|top)|to (?:the )?first|an den anfang|nach vorne?|ganz nach vorne?)|(to the (?:end|back|bottom)|to (?:the )?last|ans ende|an das ende|nach hinten)|(?:to (?:position|place|page)|an (?:stelle|position)|auf (?:stelle|position)))(?:\s+(?:page|seite|die|der|position))?\s*(\d{1,5})?/iu;

function readMove(clause: string): PageOrder | null {
  const to = TO.exec(clause);
  if (to === null) return null;
  const { pages } = readPages(clause.slice(0, to.index));
  if (!pages) return null;
  const [, before, after, start, end, number] = to;
  const page = Number(number);
  if (start !== undefined) return { is: "moved", pages, to: { side: "before", page: 0 } };
  if (end !== undefined) return { is: "moved", pages, to: { side: "after", page: -1 } };
  if (!(page >= 1)) return null;
  const moved = pages.ranges[0]!.first;
  const side = before !== undefined ? "before" : after !== undefined || page > moved ? "after" : "before";
  return { is: "moved", pages, to: { side, page } };
}

/** "merge pages 2 and 3 into one". */
export const readMerge: ClauseReader = (clause) => {
  const { pages } = readPages(clause);
  return pages ? [{ kind: "merge_pages", pages }] : NO_PAGES;
};

/** "append the document "terms.pdf"", "put "cover.pdf" in front". */
export const readAppend: ClauseReader = (clause, masked) => {
  const name = quotedIn(clause, masked)[0] ?? /\S+\.pdf/iu.exec(clause)?.[0] ?? null;
  const at = /prepend|in front|before|beginning|start|voran|davor|anfang/iu.test(clause) ? "start" : "end";
  return [{ kind: "append_document", name, at }];
};
