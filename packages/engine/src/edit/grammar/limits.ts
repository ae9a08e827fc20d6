import { parseAmount } from "../../values/amount.ts";
import type { Limit, Target } from "../instruction.ts";

const OVER =
  "over|above|more than|greater than|higher than|larger than|exceeding|of more than|that exceed|bigger than|über|mehr als|größer als|höher als|von mehr als|oberhalb von";
const UNDER =
  "under|below|less than|smaller than|lower than|of less than|unter|weniger als|kleiner als|von weniger als|unterhalb von";
const LIMIT = new RegExp(
  `^(.*?)(?:^|\\s)(?:(?:with|mit)\\s+(?:an?\\s+|einem\\s+)?(?:amounts?|values?|beträgen?|betrag)\\s+)?(?:(${OVER})|(${UNDER}))\\s+((?:[€$£]|[A-Z]{3}\\s)?\\s*\\d[\\d.,' ]*(?:\\s*(?:[€$£]|[A-Z]{3}\\b|euros?|dollars?|pounds?))?)\\s*$`,
  "iu",
);
const ROWS =
  /(?<![\p{L}])(?:transactions?|payments?|invoices?|bills?|charges?|expenses?|orders?|rechnungen|ausgaben|bestellungen|bookings?|entries|entry|rows?|items?|lines?|positions?|purchases?|withdrawals?|deposits?|buchungen|buchung|umsätze|zahlungen|posten|positionen|zeilen|transaktionen|überweisungen|einträge)(?![\p{L}])/iu;
const AMOUNTS =
  /(?<![\p{L}])(?:amounts?|sums?|figures?|prices?|values?|costs?|(?:geld)?beträge|betrag|summen|preise|werte|kosten)(?![\p{L}])/iu;

const SUM =
  "(?:[€$£]|[A-Z]{3}\\s)?\\s*\\d[\\d.,']*(?:\\s*(?:[€$£]|(?!and|und|bis)[A-Z]{3}\\b|euros?|dollars?|pounds?))?";
const BETWEEN = new RegExp(
  `^(.*?)(?:^|\\s)(?:between|zwischen|from|von)\\s+(${SUM})\\s+(?:and|und|to|bis)\\s+(${SUM})\\s*$`,
  "iu",
);

/** All words of a limit, its number too. */
export const LIMIT_WORDS: RegExp = new RegExp(
  `${ROWS.source}|${AMOUNTS.source}|(?<![\\p{L}])(?:${OVER}|${UNDER}|between|zwischen|and|und|to|bis|from|von)\\s+(?:[€$£]|[A-Z]{3}\\s)?\\s*\\d[\\d.,' ]*(?:\\s*(?:[€$£]|(?!and|und|bis)[A-Z]{3}(?![\\p{L}])|euros?|dollars?|pounds?))?`,
  "iu",
);

/** "transactions over 1,000", "amounts below € 50", "Buchungen über 300 EUR". */
export function readLimited(text: string): Target | null {
  const between = BETWEEN.exec(text);
  if (between !== null) return readBetween(between);
  const match = LIMIT.exec(text);
  if (match === null) return null;
  const [, subject = "", over, , number = ""] = match;
  const amount = parseAmount(number);
  if (amount === null) return null;
  const limit: Limit = { is: over === undefined ? "under" : "over", amount };
  if (ROWS.test(subject)) return { is: "rows", limit };
  return AMOUNTS.test(subject) ? { is: "pii", pii: "amount", limit } : null;
}

function readBetween([, subject = "", first = "", last = ""]: RegExpExecArray): Target | null {
  const [from, to] = [parseAmount(first), parseAmount(last)];
  if (from === null || to === null || from > to) return null;
  const limit: Limit = { is: "between", amount: from, to };
  if (ROWS.test(subject)) return { is: "rows", limit };
  return AMOUNTS.test(subject) ? { is: "pii", pii: "amount", limit } : null;
}
