import { pick, type Random, within } from "./random.ts";

/** How a document writes its numbers and dates. */
export interface Style {
  readonly language: "en" | "de" | "fr" | "es" | "it" | "nl";
  readonly decimal: "," | ".";
  readonly dates: "dmy." | "dmy/" | "dmy-" | "mdy/" | "iso" | "named";
  readonly sign: "" | "€" | "EUR" | "$" | "£" | "CHF";
  readonly signBefore: boolean;
}

/** A true value, and its printed form. */
export interface MadeValue {
  readonly truth: string | number;
  readonly printed: string;
}

export type MadeKind = "code" | "date" | "money" | "name" | "person" | "mail" | "phone" | "iban" | "count" | "text";

const FIRST = "Anna Ben Clara David Elena Felix Greta Hugo Irene Jonas Karin Lukas Marta Nils Olga Peter Rosa Simon".split(" "); // prettier-ignore
const LAST = "Adler Brandt Castro Duval Evers Fischer Grant Huber Ivanov Jensen Keller Lorenz Moreau Novak Olsen Pereira".split(" "); // prettier-ignore
const FIRMS = "Northwind Harbour Linden Alder Meridian Falke Rosso Verdi Kestrel Summit Delta Lumen Tiber Garonne Elbe".split(" "); // prettier-ignore
const TRADES = "Trading Logistics Media Energy Foods Textiles Optics Printing Travel Instruments Partners Systems".split(" "); // prettier-ignore
const FORMS = ["GmbH", "Ltd.", "Inc.", "S.A.", "B.V.", "S.r.l.", "AG", "LLC", "", "", "for Council", "& Sons"];
const NOUNS = "river bridge garden archive survey harvest lantern compass furnace orchard tunnel ferry granite".split(" "); // prettier-ignore
const MONTHS: Readonly<Record<Style["language"], string>> = {
  en: "January February March April May June July August September October November December",
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  nl: "januari februari maart april mei juni juli augustus september oktober november december",
};

export function makeValue(kind: MadeKind, style: Style, random: Random): MadeValue {
  if (kind === "money") return money(Math.round(random() ** 3 * 2_000_000 + 99) / 100, style);
  if (kind === "date") return date(within(2015, 2026, random), within(1, 12, random), within(1, 28, random), style);
  if (kind === "count") {
    const count = within(1, 900, random);
    return { truth: count, printed: String(count) };
  }
  const text = TEXTS[kind](random);
  return { truth: text, printed: text };
}

export function money(amount: number, { decimal, sign, signBefore }: Style): MadeValue {
  const [whole, cents] = Math.abs(amount).toFixed(2).split(".") as [string, string];
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, decimal === "," ? "." : ",");
  const digits = `${amount < 0 ? "-" : ""}${grouped}${decimal}${cents}`;
  const gap = sign.length === 1 && signBefore ? "" : " ";
  const printed = sign === "" ? digits : signBefore ? `${sign}${gap}${digits}` : `${digits}${gap}${sign}`;
  return { truth: amount, printed };
}

// oxlint-disable-next-line max-params -- the parts of one date
function date(year: number, month: number, day: number, { dates, language }: Style): MadeValue {
  const [y, m, d] = [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")];
  const name = MONTHS[language].split(" ")[month - 1]!;
  const named = language === "en" ? `${name} ${day}, ${y}` : language === "de" ? `${day}. ${name} ${y}` : `${day} ${name} ${y}`; // prettier-ignore
  const forms = {
    "dmy.": `${d}.${m}.${y}`,
    "dmy/": `${d}/${m}/${y}`,
    "dmy-": `${d}-${m}-${y}`,
    "mdy/": `${m}/${d}/${y}`,
  };
  return { truth: `${y}-${m}-${d}`, printed: dates === "iso" ? `${y}-${m}-${d}` : dates === "named" ? named : forms[dates] }; // prettier-ignore
}

const TEXTS: Readonly<Record<Exclude<MadeKind, "money" | "date" | "count">, (random: Random) => string>> = {
  code: (random) => {
    const digits = String(within(10, 9_999_999, random));
    const lead = pick(["", "", "", "A", "RE-", "PO", "K/", "2024-", "INV-", "X"], random);
    return `${lead}${digits}${pick(["", "", "", "-1", "/24"], random)}`;
  },
  name: (random) => `${pick(FIRMS, random)} ${pick(TRADES, random)} ${pick(FORMS, random)}`.trim(),
  person: (random) => `${pick(FIRST, random)} ${pick(LAST, random)}`,
  mail: (random) => `${pick(FIRST, random).toLowerCase()}@${pick(FIRMS, random).toLowerCase()}.example`,
  phone: (random) => `+${within(31, 49, random)} ${within(20, 99, random)} ${within(100_000, 9_999_999, random)}`,
  iban: (random) => iban(`${String(within(10_000_000, 99_999_999, random))}${String(within(1_000_000_000, 9_999_999_999, random))}`), // prettier-ignore
  text: (random) => `${capital(pick(NOUNS, random))} ${pick(NOUNS, random)} ${pick(NOUNS, random)}`,
};

/** A German account number with its check digits (ISO 7064, mod 97-10). */
function iban(account: string): string {
  let rest = 0;
  for (const digit of `${account}131400`) rest = (rest * 10 + Number(digit)) % 97;
  return `DE${String(98 - rest).padStart(2, "0")}${account}`.replace(/(.{4})(?=.)/gu, "$1 ");
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
