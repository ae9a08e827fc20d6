import type { Reader } from "./reading.ts";

/** Signs and abbreviations of currencies; a sign that several countries use stands for the one that most often prints it alone. */
const SIGNS: Readonly<Record<string, string>> = {
  "€": "EUR", "$": "USD", "us$": "USD", "£": "GBP", "¥": "JPY", "₹": "INR", "₽": "RUB", "₩": "KRW", "₺": "TRY", "₪": "ILS",
  "₫": "VND", "฿": "THB", "zł": "PLN", "zl": "PLN", kč: "CZK", ft: "HUF", rs: "INR", rm: "MYR", "r$": "BRL", "c$": "CAD", "ca$": "CAD",
  "a$": "AUD", "au$": "AUD", "nz$": "NZD", "hk$": "HKD", "s$": "SGD", "nt$": "TWD", fr: "CHF", sfr: "CHF", euro: "EUR", euros: "EUR",
  dollar: "USD", dollars: "USD", rp: "IDR", "₱": "PHP", "₴": "UAH",
}; // prettier-ignore

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Returns the ISO 4217 code for a sign or a code. */
export function currencyCode(text: string): string | null {
  const bare = text
    .trim()
    .replace(/[.:,;()]+$/u, "")
    .replace(/^\(/u, "");
  if (bare.length === 3 && CODES.has(bare.toUpperCase()) && bare === bare.toUpperCase()) return bare;
  return SIGNS[bare.toLowerCase()] ?? null;
}

export function isCurrency(text: string): boolean {
  return currencyCode(text) !== null;
}

/** Whether the text starts with a separate sign or code, before the amount. */
export function startsWithCurrency(text: string): boolean {
  return text.length <= 5 && isCurrency(text);
}

const NEXT_TO_AMOUNT =
  /^[-−–(]*(\p{Sc}|US\$|R\$|RM|Rs\.?|EUR|USD|GBP|CHF)(?=[-−–]?[\d.,])|(?<=\d[-−–]{0,2})(\p{Sc}|EUR|USD|GBP|CHF)\)?$/u;

/** Reads a currency from its code, its sign, or the sign next to an amount. */
export const readCurrency: Reader = (place, at) => {
  const { text } = place.tokens[at]!;
  const code = currencyCode(text);
  if (code !== null) {
    const isSign = /\p{Sc}/u.test(text);
    const isCode = /^[A-Z]{3}/u.test(text.replace("(", ""));
    const isBesideAmount = [at - 1, at + 1].some((next) => /^[-−–(]?[\d.,]*\d/u.test(place.tokens[next]?.text ?? ""));
    if (!isSign && !isCode && !isBesideAmount) return null;
    return { value: code, from: at, to: at + 1, fit: isCode ? 1 : 0.8 };
  }
  const nextToAmount = NEXT_TO_AMOUNT.exec(text);
  const sign = nextToAmount?.[1] ?? nextToAmount?.[2];
  const value = sign === undefined ? null : currencyCode(sign);
  return value === null ? null : { value, from: at, to: at + 1, fit: 0.8 };
};
