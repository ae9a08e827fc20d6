import { textOf } from "../line-index/line-index.ts";
import { readIban } from "./bank.ts";
import { isCurrency } from "./currencies.ts";
import { parseDate } from "./dates.ts";
import type { Notation, Reader, Reading } from "./reading.ts";

/** Reads a number, code or reference: a word with a digit, or a short one in capitals; an IBAN as a whole, as printed. */
export const readCode: Reader = (place, at, end, notation) => {
  const { dayOrder } = notation;
  const iban = readIban(place, at, end, notation);
  if (iban !== null) return { ...iban, value: textOf(place, at, iban.to).replace(/[.,;:)]+$/u, "") };
  const grouped = readGroups(place, at, end, dayOrder);
  if (grouped !== null) return grouped;
  const raw = place.tokens[at]!.text;
  const text = raw.replace(/^[("'#:]+|[)"'.,;:]+$/gu, "");
  const printed = raw.replace(/^[("':]+|[)"'.,;:]+$/gu, "");
  if (text.length < 2 && !/^\d$/u.test(text)) return null;
  if (isDate(place, at, end, dayOrder)) return null;
  const prefixed = readPrefixed(place, at, end);
  if (prefixed !== null) return prefixed;
  if (/^\d{1,2}:\d{2}/u.test(text) || text.endsWith("%") || text.includes("@")) return null;
  const digits = text.replace(/\D/gu, "").length;
  if (digits === 0) {
    return /^\p{Lu}[\p{Lu}\d/-]{2,}$/u.test(text) && !NAMES_NUMBER.test(text)
      ? { value: printed, from: at, to: at + 1, fit: 0.25 }
      : null;
  }
  if (/^[-−]?\d[\d.,]*[.,]\d{2}$/u.test(text) || /\p{Sc}/u.test(text)) return null;
  const fit = digits === 1 && text.length === 1 ? 0.35 : digits >= 4 ? 1 : digits >= 2 ? 0.8 : 0.6;
  return { value: printed, from: at, to: at + 1, fit };
};

/** Words that name a number and are not one: "N° TVA". */
const NAMES_NUMBER =
  /^(?:TVA|IVA|BTW|U?ST|MWST|VAT|GST|IBAN|BIC|SWIFT|NIF|CIF|SIRET|SIREN|RCS|EORI|GLN|GTIN|EAN|EUR|USD|GBP|CHF)$/u;

/** Whether a date begins here, of one to four words: text after it is not part of it. */
function isDate(place: Parameters<Reader>[0], at: number, end: number, dayOrder: Notation["dayOrder"]): boolean {
  for (let to = at + 1; to <= Math.min(end, at + 4); to++) {
    if (parseDate(textOf(place, at, to), dayOrder) !== null) return true;
  }
  return false;
}

/** "VK 166156", "VK 670221 – 27.04.2020": capitals that belong to the number after them, except currencies and "NR". */
function readPrefixed(place: Parameters<Reader>[0], at: number, end: number): Reading | null {
  const [prefix, number] = place.tokens.slice(at, Math.min(end, at + 2));
  const next = place.tokens[at + 2];
  if (prefix === undefined || number === undefined) return null;
  if (next !== undefined && !/^[-–—|·]$/u.test(next.text)) return null;
  if (!/^\p{Lu}{2,3}$/u.test(prefix.text) || !/^\d{2,}[\d/-]*$/u.test(number.text) || isCurrency(prefix.text)) {
    return null;
  }
  if (/^(?:NR|NO|ID|TEL|FAX|UST|BTW|IVA|TVA|VAT|CH|DE|FR)$/u.test(prefix.text)) return null;
  return { value: textOf(place, at, at + 2), from: at, to: at + 2, fit: 1 };
}

/** "INV-2019-": an identifier whose rest is on the next line. */
export const BROKEN_CODE: RegExp = /\d.*[-/–]$/u;

const GROUP = /^(?:\d{1,6}|\p{Lu}{1,4}|\p{Lu}{1,3}\d{1,6}|\d{1,6}\p{Lu}{1,2})(?:-\d)?$/u;
const MAX_GROUPS = 7;

/** An identifier in groups that fills the rest of its line: "00447 1182 93", "QQ 12 34 56 C". */
function readGroups(place: Parameters<Reader>[0], at: number, end: number, dayOrder: Notation["dayOrder"]): Reading | null {
  const tokens = place.tokens.slice(at, end);
  if (tokens.length < 2 || tokens.length > MAX_GROUPS || end < place.tokens.length) return null;
  if (!tokens.every(({ text }) => GROUP.test(text)) || parseDate(textOf(place, at, end), dayOrder) !== null) return null;
  const digits = tokens.filter(({ text }) => /\d/u.test(text));
  const isOneText = tokens.every((token, index) => index === 0 || token.left - tokens[index - 1]!.right < 0.8 * place.size);
  if (digits.length < 2 || !isOneText) return null;
  return { value: textOf(place, at, end), from: at, to: end, fit: 1 };
} // prettier-ignore

/** Marks for an empty value. */
export const EMPTY_VALUE: RegExp =
  /^(?:[-–—−_/]+|n\/a|n\.a\.|none|nil|k\.?\s?a\.?|keine|entfällt|s\/o|néant|nihil|nvt|n\.v\.t\.)$/iu;

/** Reads everything to the end of the run. */
export const readText: Reader = (place, at, end) => {
  const text = textOf(place, at, end)
    .replace(/^[\s:;,|=•·-]+|[\s:;,|]+$/gu, "")
    .trim();
  if (text === "" || !/[\p{L}\p{N}]/u.test(text) || EMPTY_VALUE.test(text)) return null;
  return { value: text, from: at, to: end, fit: text.length > 80 ? 0.5 : 1 };
};

/** Reads a line of an address, which has at least one word. */
export const readAddress: Reader = (place, at, end, notation) => {
  const reading = readText(place, at, end, notation);
  return reading !== null && /\p{L}{3}/u.test(String(reading.value)) ? reading : null;
};

const YES = /^(?:yes|y|true|ja|oui|si|sí|sì|x|☒|☑|✓|✔|\[x\])$/iu;
const NO = /^(?:no|n|false|nein|non|nee|☐|\[\s?\])$/iu;

export const readBoolean: Reader = (place, at) => {
  const text = place.tokens[at]!.text.replace(/[.,;:]+$/u, "");
  if (YES.test(text)) return { value: true, from: at, to: at + 1, fit: 1 };
  return NO.test(text) ? { value: false, from: at, to: at + 1, fit: 1 } : null;
};

/** Words that are only in company names. */
export const LEGAL_FORM: RegExp =
  /(?:^|[\s,.&])(?:gmbh|ag|kg|ohg|gbr|mbh|e\.?\s?v|a\.?\s?g|ug|kgaa|inc|llc|llp|ltd|limited|corp|corporation|company|co|plc|pac|pvt|s\.?a\.?r\.?l|sas|s\.?a|sasu|eurl|sci|sl|s\.?l\.?u?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|vof|sdn\s?bhd|bhd|pty|oy|ab|a\/s|aps|as|enterprise|trading|restaurant|restoran)\.?(?=$|[\s,.)])/iu;

/** "Facturé à", "Factuur aan", "Sold to": labels of the name that follows. */
export const ENDS_AS_LABEL: RegExp =
  /\s(?:à|an|to|by|aan|per|für|for|voor)$|\p{Ll}(?:By|To)$|^spett(?:\.le|abile)\.?$/iu;

/** Reads the name of a company or a person: a line of words with few digits. */
export const readName: Reader = (place, at, end) => {
  const reading = readText(place, at, end, { decimal: null, dayOrder: null });
  if (reading === null) return null;
  const text = String(reading.value);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\d/gu)?.length ?? 0;
  if (letters < 3 || digits > letters / 2 || text.length > 90 || text.includes("@")) return null;
  if (ENDS_AS_LABEL.test(text)) return null;
  const isPlaceOrCode = /\p{L}\s\d{1,4}\s?\p{L}?$|\d{3}/u.test(text);
  const fit = LEGAL_FORM.test(text) ? 1 : isPlaceOrCode ? 0.2 : digits > 0 ? 0.6 : 0.8;
  return { ...reading, fit: text.split(" ").length > 9 ? 0.3 : fit };
};
