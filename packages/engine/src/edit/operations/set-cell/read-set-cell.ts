import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { MARK, type Masked, unmask } from "../../grammar/quotes.ts";
import { withoutScope } from "../../grammar/scope.ts";
import type { SetCell } from "./instruction.ts";

/** A cell with an introducing word or a sheet: "cell B3", "Zelle B3", "Budget!B3". */
export const CELL: RegExp =
  /(?<![\p{L}\p{N}])(?:(?:cells?|zellen?)\s+|(?<sheet>'[^']+'|[\p{L}][\p{L}\p{N}_]*)!)(?<cell>\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6})(?![\p{L}\p{N}])/iu;
/** A cell without an introducing word, if a value follows: "set D3 to 75". */
export const BARE_CELL: RegExp =
  /(?<![\p{L}\p{N}!])(?<cell>\$?[A-Z]{1,3}\$?[1-9]\d{0,6})(?=\s+(?:to|with|be|auf|mit|durch|gleich)\s|\s*[=:])/u;
/** As in "put 45 into C2". */
export const INTO_CELL: RegExp =
  /\s(?:in|into|ins?)\s+(?:the\s+)?(?<cell>\$?[A-Z]{1,3}\$?[1-9]\d{0,6})(?![\p{L}\p{N}])/u;
export const SHEET: RegExp =
  /\s(?:on|in|of|auf|in|im)\s+(?:the\s+|dem\s+|der\s+)?(?:(?:work)?sheet|tab|blatt|tabellenblatt|tabelle|reiter)\s+(\uE000\d+\uE001|[\p{L}\p{N}_-]+)|\s(?:on|in|of|auf)\s+(?:the\s+)?(\uE000\d+\uE001|[\p{L}\p{N}_-]+)\s+(?:(?:work)?sheet|tab)(?![\p{L}])/iu;
const JOINT = /^\s*(?:to|with|as|=|:|be|from\s.+?\sto|auf|mit|zu|durch|gleich)\s*/iu;
const LACKS = 'It does not say what is to be in the cell; write: set cell B3 to 5000, or to "text".';

/** Reads "set cell B3 to 5000", "put "Ilka" in cell C2 on sheet Budget", "Zelle B3 auf 12 setzen". */
export const readSetCell: ClauseReader = ({ text, masked, withoutVerb }) => {
  const named = SHEET.exec(text);
  const body = withoutScope(withoutVerb(named === null ? text : text.replace(named[0], " ")));
  const instructions = body.split(NEXT_CELL).map((part) => readCell(part, named, masked));
  return instructions.some((one) => one === null) ? LACKS : instructions.flatMap((one) => one ?? []);
};

/** "set D3 to 75 and D4 to 650" sets two cells. */
const NEXT_CELL =
  /\s*,?\s+(?:and|und|sowie)\s+(?=(?:cell\s+|zelle\s+)?[A-Z]{1,3}[1-9]\d{0,6}\s*(?:=|:|\s(?:to|with|auf|mit|durch)\s))/u;

function readCell(body: string, named: RegExpExecArray | null, masked: Masked): SetCell | null {
  const match = CELL.exec(body) ?? BARE_CELL.exec(body) ?? INTO_CELL.exec(body);
  if (match === null) return null;
  const before = body.slice(0, match.index).trim();
  const after = body.slice(match.index + match[0].length);
  const led = INTO_CELL.exec(body)?.index === match.index ? `${before} in` : before;
  const into = /^(\S.*?)\s+(?:in|into|to|for|at|ins?)(?:\s+(?:the|die|der|das))?$/iu.exec(led)?.[1];
  const value = JOINT.test(after) && into === undefined ? after.replace(JOINT, "") : (into ?? "");
  const written = unmask(value, masked)
    .replace(/[.;,]$/u, "")
    .trim();
  if (written === "") return null;
  const sheet = named?.[1] ?? named?.[2] ?? match.groups?.["sheet"];
  const instruction: SetCell = {
    kind: "set_cell",
    cell: match.groups!["cell"]!.replaceAll("$", "").toUpperCase(),
    sheet: sheet === undefined ? null : unmask(sheet, masked).replaceAll("'", ""),
    value: written,
    isText: value.search(MARK) >= 0,
  };
  return instruction;
}
