import { parseAmount } from "../../values/amount.ts";
import type { Limit, Target } from "../instruction.ts";

const OVER =
  "(?:(?:that |which )?(?:cost|are|is|exceed)s? )?(?:over|above|more than|greater than|higher than|larger than|exceeding|of more than|that exceed|bigger than|über|mehr als|größer als|höher als|von mehr als|oberhalb von)";
const UNDER =
  "(?:(?:that |which )?(?:cost|are|is)s? )?(?:under|below|less than|smaller than|lower than|of less than|unter|weniger als|kleiner als|von weniger als|unterhalb von)";
const LIMIT = new RegExp(
  `^(.*?)(?:^|\\s)(?:(?:with|mit)\\s+(?:an?\\s+|einem\\s+)?(?:amounts?|values?|beträgen?|betrag)\\s+)?(?:(${OVER})|(${UNDER}))\\s+((?:[€$£]|[A-Z]{3}\\s)?\\s*\\d[\\d.,' ]*(?:\\s*(?:[€$£]|[A-Z]{3}\\b|euros?|dollars?|pounds?))?)\\s*$`,
  "iu",
);
const ROWS =
  /(?<![\p{L}])(?:transactions?|payments?|invoices?|bills?|charges?|expenses?|orders?|rechnungen|ausgaben|bestellungen|bookings?|entries|entry|rows?|items?|lines?|positions?|purchases?|withdrawals?|deposits?|buchungen|buchung|umsätze|zahlungen|posten|positionen|zeilen|transaktionen|überweisungen|einträge|debits?|credits?|fees?|(?:ab)buchung(?:en)?|lastschriften|belastungen|gutschriften|eingänge|einzahlungen|auszahlungen|zahlungseingänge|zahlungsausgänge)(?![\p{L}])/iu;
/** Words for payments that go out and that come in. */
const OUT =
  /(?<![\p{L}])(?:withdrawals?|debits?|outgoing|abbuchung(?:en)?|lastschriften|belastungen|auszahlungen|zahlungsausgänge)(?![\p{L}])/iu;
const IN = /(?<![\p{L}])(?:deposits?|credits?|incoming|gutschriften|(?:zahlungs)?eingänge|einzahlungen)(?![\p{L}])/iu;
const ALL_OF = /^(?:(?:all|every|each|any|the|alle|sämtliche|die)\s+)*\p{L}+$/iu;
const AMOUNTS =
  /(?<![\p{L}])(?:amounts?|sums?|figures?|prices?|values?|costs?|(?:geld)?beträge|betrag|summen|preise|werte|kosten)(?![\p{L}])/iu;

const SUM =
  "(?:[€$£]|[A-Z]{3}\\s)?\\s*\\d[\\d.,']*(?:\\s*(?:[€$£]|(?!and|und|bis)[A-Z]{3}\\b|euros?|dollars?|pounds?))?";
const BETWEEN = new RegExp(
  `^(.*?)(?:^|\\s)(?:between|zwischen|from|von)\\s+(${SUM})\\s+(?:and|und|to|bis)\\s+(${SUM})\\s*$`,
  "iu",
);

/** All words of a limit, including its number. */
export const LIMIT_WORDS: RegExp = new RegExp(
  `${ROWS.source}|${AMOUNTS.source}|(?<![\\p{L}])(?:${OVER}|${UNDER}|between|zwischen|and|und|to|bis|from|von)\\s+(?:[€$£]|[A-Z]{3}\\s)?\\s*\\d[\\d.,' ]*(?:\\s*(?:[€$£]|(?!and|und|bis)[A-Z]{3}(?![\\p{L}])|euros?|dollars?|pounds?))?`,
  "iu",
);

/** Reads "transactions over 1,000", "amounts below € 50", "Buchungen über 300 EUR". */
export function readLimited(text: string): Target | null {
  const between = BETWEEN.exec(text);
  if (between !== null) return readBetween(between);
  const match = LIMIT.exec(text);
  if (match === null) return readFlow(text);
  const [, subject = "", over, , number = ""] = match;
  const amount = parseAmount(number);
  if (amount === null) return null;
  const limit: Limit = { is: over === undefined ? "under" : "over", amount };
  return toTarget(subject, limit);
}

/** Reads "all withdrawals", "alle Gutschriften". */
function readFlow(text: string): Target | null {
  if (!/^(?:all|every|each|alle|sämtliche)\s/iu.test(text) || !ALL_OF.test(text)) return null;
  const flow = OUT.test(text) ? "out" : IN.test(text) ? "in" : null;
  return flow === null ? null : { is: "rows", flow };
}

function toTarget(subject: string, limit: Limit): Target | null {
  if (ROWS.test(subject)) {
    const flow = OUT.test(subject) ? "out" : IN.test(subject) ? "in" : null;
    return { is: "rows", limit, ...(flow === null ? {} : { flow }) };
  }
  return AMOUNTS.test(subject) ? { is: "pii", pii: "amount", limit } : null;
}

function readBetween([, subject = "", first = "", last = ""]: RegExpExecArray): Target | null {
  const [from, to] = [parseAmount(first), parseAmount(last)];
  if (from === null || to === null || from > to) return null;
  const limit: Limit = { is: "between", amount: from, to };
  return toTarget(subject, limit);
}
