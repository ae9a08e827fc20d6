/** How an issuer's program writes numbers and dates, and its labels: one choice for a whole paper. */
import { pick, type Random, within } from "../random.ts";
import type { Bill } from "./bill.ts";
import { BILL_WORDS, type BillWord } from "./bill-words.ts";

export interface BillStyle {
  readonly random: Random;
  readonly language: Bill["language"];
  /** The issuer's label for it. */
  word(word: BillWord): string;
  money(amount: number): string;
  /** Without a currency, as in columns. */
  plain(amount: number): string;
  count(value: number): string;
  date(date: readonly [number, number, number]): string;
  rate(rate: number): string;
}

const MONTHS: Readonly<Record<Bill["language"], string>> = {
  en: "January February March April May June July August September October November December",
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  nl: "januari februari maart april mei juni juli augustus september oktober november december",
};
const SIGNS = { EUR: ["€", "EUR", "€"], USD: ["$", "USD", "US$"], GBP: ["£", "£", "GBP"], CHF: ["CHF", "CHF", "Fr."] };

export function billStyle(bill: Bill, random: Random): BillStyle {
  const { language, currency } = bill;
  const words = new Map<BillWord, string>();
  const sign = pick(SIGNS[currency], random);
  const isBefore = currency === "CHF" || language === "en" ? true : language === "nl" ? random() < 0.8 : random() < 0.1;
  const decimal = language === "en" || currency === "CHF" ? "." : ",";
  const group = pick(decimal === "." ? (currency === "CHF" ? ["'", "’"] : [",", ",", ""]) : language === "fr" ? [" ", " ", ""] : [".", ".", ""], random); // prettier-ignore
  const how = pick(DATES[language], random);
  const plain = (amount: number): string => {
    const [whole, part] = Math.abs(amount).toFixed(2).split(".") as [string, string];
    const minus = amount < 0 ? "-" : "";
    return `${minus}${whole.replace(/\B(?=(?:\d{3})+$)/gu, group)}${decimal}${part}`;
  };
  const places = pick([0, 0, 2, 2, 3], random);
  const ratePlaces = pick([0, 0, 1, 2], random);
  const gap = sign.length > 1 ? " " : pick(["", " "], random);
  return {
    random,
    language,
    word: (word) => {
      if (!words.has(word)) words.set(word, pick(BILL_WORDS[language][word].split("|"), random));
      return words.get(word)!;
    },
    plain,
    money: (amount) => (isBefore ? `${sign}${gap}${plain(amount)}` : `${plain(amount)} ${sign}`),
    count: (value) => (Number.isInteger(value) ? value.toFixed(places) : value.toFixed(Math.max(2, places))).replace(".", decimal),
    date: ([year, month, day]) => dateIn(how, { year, month, day, name: MONTHS[language].split(" ")[month - 1]! }),
    rate: (rate) => (Number.isInteger(rate) ? rate.toFixed(ratePlaces) : rate.toFixed(Math.max(1, ratePlaces))).replace(".", decimal),
  };
} // prettier-ignore

const DATES: Readonly<Record<Bill["language"], readonly string[]>> = {
  en: ["d n y", "d/m/y", "n d, y", "d-s-y", "y-m-d", "m/d/y"],
  de: ["d.m.y", "d.m.y", "d. n y", "d.m.z", "y-m-d"],
  fr: ["d/m/y", "d/m/y", "d n y", "d/m/z"],
  es: ["d/m/y", "d-m-y", "d de n de y"],
  it: ["d/m/y", "d/m/y", "d n y", "d.m.y"],
  nl: ["d-m-y", "d-m-y", "d n y"],
};

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly name: string;
}

function dateIn(how: string, { year, month, day, name }: DateParts): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  const isNamed = /[ns]/u.test(how);
  const parts: Readonly<Record<string, string>> = {
    d: isNamed ? String(day) : two(day),
    m: two(month),
    y: String(year),
    z: String(year % 100).padStart(2, "0"),
    n: name,
    s: name.slice(0, 3),
  };
  return how.replace(/\b[dmyzns]\b/gu, (part) => parts[part]!);
}

/** Draws a style for one paper. */
export function chance(share: number, { random }: BillStyle): boolean {
  return random() < share;
}

export function oneOf<T>(list: readonly T[], { random }: BillStyle): T {
  return pick(list, random);
}

export function between(least: number, most: number, { random }: BillStyle): number {
  return within(least, most, random);
}
