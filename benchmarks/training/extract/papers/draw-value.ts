import { makeValue, money, type Style } from "../record-values.ts";
import { pick, type Random, within } from "../random.ts";

export type Language = Style["language"];

/** A true value, its printed form (on several lines if it has them), and its type in a schema. */
export interface DrawnValue {
  readonly truth: unknown;
  readonly lines: readonly string[];
  readonly type: object;
}

const STREETS: Readonly<Record<Language, readonly string[]>> = {
  en: ["14 Quarry Lane", "220 Beacon Street", "7 Millrace Court, Apt 4", "1835 Juniper Ave", "Unit 6, 90 Tannery Road"],
  de: ["Lindenstraße 19", "Am Hafen 4", "Gartenweg 112", "Sophienallee 7a"],
  fr: ["12 rue des Lilas", "48 boulevard Carnot", "3 bis, place du Marché"],
  es: ["Calle Mayor 33", "Avenida de la Paz 8, 2º B", "Paseo del Río 120"],
  it: ["Via Roma 17", "Corso Italia 204", "Piazza del Duomo 3"],
  nl: ["Kerkstraat 61", "Nieuwe Gracht 8-II", "Havenlaan 140"],
};
const TOWNS: Readonly<Record<Language, readonly string[]>> = {
  en: ["Duluth, MN 55802", "Kendal LA9 4DL", "Eugene, OR 97401", "Bristol BS1 5TR", "Barrow, Maine 04011"],
  de: ["23552 Lübeck", "D-80331 München", "04109 Leipzig"],
  fr: ["44000 Nantes", "69003 Lyon", "F-67000 Strasbourg"],
  es: ["45001 Toledo", "28013 Madrid", "41001 Sevilla"],
  it: ["44121 Ferrara FE", "10121 Torino", "20122 Milano MI"],
  nl: ["3511 AB Utrecht", "9711 LM Groningen", "2312 HK Leiden"],
};
const FIRST = "Maren Idris Yuki Tobias Leonie Pascal Fatima Oskar Noor Vivian Casper Ilaria Bruno Selma Henrik Amara".split(" "); // prettier-ignore
const LAST = "Okafor Lindqvist Marchetti Van Daalen|Petrov Ashworth Zielinska Montero Haddad Bergström Dubois Schäfer Tanaka Whitlock".split(/ (?!Daalen)|\|/u); // prettier-ignore
const TEXT = { type: ["string", "null"] };
const NUMBER = { type: ["number", "null"] };
const INTEGER = { type: ["integer", "null"] };

/** Draws a value: `money`, `date`, `address`, …; `of:a/b/c` is one of a list, `n:5-90` a count, `d:0.1-9:2` a decimal number. */
export function drawValue(draw: string, style: Style, random: Random): DrawnValue {
  const text = (value: string): DrawnValue => ({ truth: value, lines: [value], type: TEXT });
  if (draw.startsWith("of:")) return text(pick(draw.slice(3).split("/"), random));
  if (draw.startsWith("choice:")) {
    const choices = draw.slice(7).split("/");
    const value = pick(choices, random);
    return { truth: value, lines: [value.toUpperCase()], type: { type: ["string", "null"], enum: [...choices, null] } };
  }
  if (draw.startsWith("n:")) {
    const [least, most] = draw.slice(2).split("-").map(Number);
    const count = within(least!, most!, random);
    return { truth: count, lines: [String(count)], type: INTEGER };
  }
  if (draw.startsWith("d:")) return decimal(draw, style, random);
  if (draw === "year") return { truth: within(2019, 2026, random), lines: [], type: INTEGER };
  return DRAWN[draw]?.(style, random) ?? ofRecord(draw, style, random);
}

function decimal(draw: string, style: Style, random: Random): DrawnValue {
  const [, range, places] = draw.split(":");
  const [least, most] = range!.split("-").map(Number);
  const value = Number((least! + random() * (most! - least!)).toFixed(Number(places)));
  const [whole, part] = value.toFixed(Number(places)).split(".");
  const grouped = whole!.replace(/\B(?=(?:\d{3})+$)/gu, style.decimal === "," ? "." : ",");
  return { truth: value, lines: [part === undefined ? grouped : `${grouped}${style.decimal}${part}`], type: NUMBER };
}

const DRAWN: Readonly<{ [draw: string]: (style: Style, random: Random) => DrawnValue }> = {
  amount: (style, random) => moneyOf(Math.round(random() ** 2 * 900_000 + 500) / 100, { ...style, sign: "" }),
  money: (style, random) => moneyOf(Math.round(random() ** 2 * 900_000 + 5000) / 100, style),
  person: (_, random) => one(`${pick(FIRST, random)} ${random() < 0.3 ? `${pick("A B C D E F G H J K L M P R S T W".split(" "), random)}. ` : ""}${pick(LAST, random)}`), // prettier-ignore
  address: ({ language }, random) => addressOf([pick(STREETS[language], random), pick(TOWNS[language], random)]),
  spaced: (_, random) => one(`${pick(["AK", "QQ", "BX", "LN"], random)} ${within(10, 99, random)} ${within(10, 99, random)} ${within(10, 99, random)} ${pick("A B C D".split(" "), random)}`), // prettier-ignore
  digits: (_, random) =>
    one(`${within(10_000, 99_999, random)} ${within(1000, 9999, random)} ${within(10, 99, random)}`),
  code: (style, random) => one(String(makeValue("code", style, random).truth)),
  box: (_, random) => {
    const isOn = random() < 0.5;
    return { truth: isOn, lines: [isOn ? "☒" : "☐"], type: { type: ["boolean", "null"] } };
  },
  percent: (style, random) => {
    const value = within(10, 240, random) / 10;
    return { truth: value, lines: [`${String(value).replace(".", style.decimal)} %`], type: NUMBER };
  },
  sentence: (_, random) => one(`${pick(["The committee", "The board", "The group", "Management", "The council"], random)} ${pick(["approved the draft budget", "noted the report on repairs", "postponed the vote on the new rules", "agreed to hire two drivers", "will review the supplier list"], random)}.`), // prettier-ignore
};

function ofRecord(draw: string, style: Style, random: Random): DrawnValue {
  const kind = draw === "firm" ? "name" : (draw as "date" | "mail" | "phone" | "iban" | "text");
  const { truth, printed } = makeValue(kind, style, random);
  const type = kind === "date" ? { type: ["string", "null"], format: "date" } : TEXT;
  return { truth, lines: [printed], type };
}

function one(value: string): DrawnValue {
  return { truth: value, lines: [value], type: TEXT };
}

function moneyOf(amount: number, style: Style): DrawnValue {
  return { truth: amount, lines: [money(amount, style).printed], type: NUMBER };
}

function addressOf(lines: readonly string[]): DrawnValue {
  return { truth: lines.join(", "), lines, type: TEXT };
}

export function amountOf(amount: number, style: Style): string {
  return money(amount, { ...style, sign: "" }).printed;
}
