import { generator, pick, type Random } from "../training/extract/random.ts";
import type { ColumnKind, LongColumn, LongLayout } from "./long-layouts.ts";

/** A row as printed, and its true values. */
export interface LongRow {
  readonly printed: readonly string[];
  readonly truth: Readonly<Record<string, string | number | null>>;
}

const WORDS =
  "steel bracket copper hinge oak panel rubber seal brass valve cotton sheet paper roll glass jar ceramic tile rope timber lamp filter pump cable motor bearing gasket switch sensor handle drawer shelf ladder bucket spring lever clamp wedge anchor".split(
    " ",
  );
const FIRST =
  "Anna Ben Clara David Elena Felix Greta Hugo Irene Jonas Karin Lukas Marta Nils Olga Peter Rosa Simon Tina Viktor".split(
    " ",
  );
const LAST =
  "Adler Brandt Castro Duval Evers Fischer Grant Huber Ivanov Jensen Keller Lorenz Moreau Novak Olsen Pereira Rossi Schmid Tanner Weber".split(
    " ",
  );
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Rows of a layout, the same for the same seed. */
export function makeRows(layout: LongLayout, seed: number): LongRow[] {
  const random = generator(seed * 7919 + layout.rows);
  return Array.from({ length: layout.rows }, () => {
    const printed: string[] = [];
    const truth: Record<string, string | number | null> = {};
    let before: boolean = true;
    for (const column of layout.columns) {
      const isBlank: boolean = column.blanks === -1 ? before : random() * 100 < (column.blanks ?? 0);
      before = !isBlank;
      const value = isBlank ? null : VALUES[column.kind](random, layout);
      truth[column.field] = typeof value === "string" ? value.replace("\n", " ") : value;
      printed.push(value === null ? "" : print(value, column, layout));
    }
    return { printed, truth };
  });
}

const VALUES: Readonly<Record<ColumnKind, (random: Random, layout: LongLayout) => string | number>> = {
  date: (random) =>
    new Date(Date.UTC(2023, Math.floor(random() * 12), 1 + Math.floor(random() * 28))).toISOString().slice(0, 10),
  code: (random) =>
    `${pick("ABCDEFGHKLMNPRSTW".split(""), random)}${pick("XYZ".split(""), random)}-${1000 + Math.floor(random() * 9000)}`,
  text: (random, { wrapped = 0 }) => {
    const text = capital([pick(WORDS, random), pick(WORDS, random), pick(WORDS, random)].join(" "));
    return random() * 100 < wrapped ? `${text}\n${pick(WORDS, random)} ${pick(WORDS, random)}` : text;
  },
  name: (random) => `${pick(FIRST, random)} ${pick(LAST, random)}`,
  money: (random) => Math.round(random() ** 3 * 1_200_000 + 50) / 100,
  count: (random) => 1 + Math.floor(random() * 400),
  percent: (random) => pick([7, 19, 20, 21], random),
};

function print(value: string | number, { kind }: LongColumn, { decimal, date, sign }: LongLayout): string {
  if (kind === "date") return printDate(String(value), date);
  if (kind !== "money") return String(value);
  const [whole, cents] = Number(value).toFixed(2).split(".");
  const grouped = whole!.replace(/\B(?=(?:\d{3})+$)/gu, decimal === "," ? "." : ",");
  const amount = `${grouped}${decimal}${cents}`;
  return sign === undefined ? amount : decimal === "," ? `${amount} ${sign}` : `${sign}${amount}`;
}

function printDate(iso: string, format: LongLayout["date"]): string {
  const [year, month, day] = iso.split("-") as [string, string, string];
  if (format === "dmy.") return `${day}.${month}.${year}`;
  if (format === "dmy/") return `${day}/${month}/${year}`;
  if (format === "mdy/") return `${month}/${day}/${year}`;
  return format === "named" ? `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}` : iso;
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
