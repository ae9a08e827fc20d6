import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { readPages } from "../../grammar/page-set.ts";
import type { PageOrder, ReorderPages } from "./instruction.ts";

/** Reads "reverse the pages", "swap pages 2 and 3", "move page 5 before page 2", "reorder the pages to 3, 1, 2". */
export const readReorder: ClauseReader = ({ text: clause }) => {
  const order = readOrder(clause);
  if (order === null) {
    return "It does not say the order; write it as in: reorder the pages to 3, 1, 2 or move page 5 before page 2.";
  }
  const instruction: ReorderPages = { kind: "reorder_pages", order };
  return [instruction];
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
