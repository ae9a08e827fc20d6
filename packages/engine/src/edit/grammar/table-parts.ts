import type { Target } from "../instruction.ts";
import { type Masked, quotedIn, unmask } from "./quotes.ts";

const DETERMINED = "(?:(?:all of |all |every |each |only )?(?:the|die|das|den|der|dem)\\s+)?";
const COLUMNS_BEFORE = new RegExp(
  `^${DETERMINED}(?:columns|spalten)\\s+(?:called\\s+|named\\s+|for\\s+|namens\\s+)?(\\S.*)$`,
  "iu",
);
const COLUMNS_AFTER = new RegExp(`^${DETERMINED}(\\S.*?)\\s+columns$`, "iu");
const ROW =
  "rows?|lines?|entry|entries|line items?|transactions?|payments?|bookings?|records?|zeilen?|buchung(?:en)?|posten|position(?:en)?|eintrag|einträge|überweisung(?:en)?|zahlung(?:en)?|abbuchung(?:en)?";
const NAMED_ROW = new RegExp(
  `^(?:(?:the|all|every|each|any|both|die|der|das|den|alle|jede[nrs]?|sämtliche)\\s+)*(?:${ROW})\\s+(?:(?:in the table|of the table|der tabelle|in der tabelle)\\s+)?(?:for|of|with|containing|about|named|called|from|to|mit|für|von|zu[rm]?|an|über|namens)\\s+(?:the\\s+|an?\\s+|de[rmns]\\s+|die\\s+|das\\s+)?(\\uE000\\d+\\uE001|[^\\uE000\\d]\\S*(?:\\s\\S+){0,5})$`,
  "iu",
);
const ROW_AFTER = new RegExp(
  `^(?:(?:the|die|den|das)\\s+)(\\uE000\\d+\\uE001|\\p{L}\\S*(?:\\s\\S+){0,3}?)[\\s-](?:row|line item|line|entry|record|zeile|buchung|posten|eintrag)$`,
  "iu",
);
const OWNED_ROW =
  /^(?:the\s+|our\s+)?(\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}.'’-]+){0,4}?|\uE000\d+\uE001)(?:['’]s|(?<=s)['’])\s+(?:whole\s+|entire\s+)?(?:row|line|entry|record)$/u;
/** Words that by themselves mean all rows of tables. */
const ALL_ROWS =
  /^(?:(?:all|every|each|alle|sämtliche|jede)\s+)(?:(?:the|of the|der|die)\s+)?(?:transactions?|bookings?|line items?|table rows?|rows(?: of the table)?|payments|expenses|buchung(?:en)?|umsätze|transaktionen|posten|zahlungen|tabellenzeilen|einträge(?: der tabelle)?)$/iu;
const TABLE =
  /^(?:(?:the|die|der|das|dem)\s+)(?:(?:whole|entire|complete|ganzen?|gesamten?)\s+)?(?:tables?|tabelle)$/iu;
const SHEET =
  /^(?:(?:the|dem|das)\s+)?(?:(\uE000\d+\uE001|[\p{L}\p{N}_-]+)\s+(?:work)?(?:sheet|tab)|(?:(?:work)?sheet|tab|tabellenblatt|blatt|reiter)\s+(?:called\s+|named\s+)?(\uE000\d+\uE001|\p{L}[\p{L}\p{N}_-]*))$/iu;
const PARTS = /\s*(?:,|&|(?:,\s*)?\s(?:and|und|sowie)\s)\s*/iu;

/** Parts of a table that a text names: several columns, a row by a text in it, all rows, the table; empty if it names none. */
export function readTableParts(text: string, masked: Masked): Target[] {
  const columns = COLUMNS_BEFORE.exec(text) ?? COLUMNS_AFTER.exec(text);
  if (columns !== null) {
    return columns[1]!.split(PARTS).map((name) => ({ is: "column", header: named(name, masked) }));
  }
  const sheet = SHEET.exec(text);
  if (sheet !== null) return [{ is: "sheet", name: named(sheet[1] ?? sheet[2] ?? "", masked) }];
  if (TABLE.test(text)) return [{ is: "table" }];
  if (ALL_ROWS.test(text)) return [{ is: "rows" }];
  const row = (OWNED_ROW.exec(text) ?? NAMED_ROW.exec(text) ?? ROW_AFTER.exec(text))?.[1];
  return row === undefined || NO_NAME.test(row) ? [] : [{ is: "row", named: named(row, masked) }];
}

/** Words that count or compare, and name no row. */
const NO_NAME =
  /^(?:over|above|under|below|more|less|than|number|nr|an?\s|mehr|weniger|über|unter|amounts?|beträgen?|last|first|letzten?|ersten?)(?:\s|$)|\d$/iu;

function named(text: string, masked: Masked): string {
  return (quotedIn(text, masked)[0] ?? unmask(text, masked)).replace(/^(?:the|die|den|der|das)\s+/iu, "").trim();
}
