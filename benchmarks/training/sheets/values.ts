/** Words and values of generated sheets. */
import type { MadeCell, Random } from "./made-sheet.ts";

const WORDS =
  "harbour quay ferry timber barley copper lantern orchard meadow granite saddle anchor willow cedar marble Hafen Fähre Kupfer Wiese Laterne Gerste puerto cobre cebada pradera faro ancla quai cuivre orge prairie granit ancre porto rame orzo prato lanterna båt havn kobber eng byg przystań miedź łąka 港 船 銅 大麦 牧草 灯台 порт медь луг паром ячмень".split(
    " ",
  );
const NAMES =
  "Region|Name|Item|Units|Price|Amount|Date|Quarter|Share|Total|Status|Owner|Code|Weight|Rate|Stück|Preis|Betrag|Datum|Anteil|Menge|Nombre|Fecha|Importe|Cantidad|Nom|Prix|Quantité|Nome|Data|Importo|地域|名称|数量|単価|日付|Имя|Дата|Сумма|Q1|Q2|Q3|Plan|Actual|Δ %|No.|ID|E-mail|Phone|Start|End|2024 plan|Price (EUR)|kg/ha".split(
    "|",
  );

export class Values {
  readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.random() * (to - from + 1));
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.random() * values.length)]!;
  }

  word(): string {
    return this.pick(WORDS);
  }

  words(from: number, to: number): string {
    return Array.from({ length: this.whole(from, to) }, () => this.word()).join(" ");
  }

  /** Column names, all different. */
  names(count: number): readonly string[] {
    const names = new Set<string>();
    while (names.size < count) names.add(this.chance(0.7) ? this.pick(NAMES) : this.words(1, 2));
    return [...names];
  }

  sentence(): string {
    const text = this.words(4, 14);
    return `${text[0]!.toUpperCase()}${text.slice(1)}${this.chance(0.6) ? "." : ""}`;
  }

  number(): MadeCell {
    const value = this.random() * 10 ** this.whole(1, 6);
    const text = this.pick([
      String(Math.round(value)),
      value.toFixed(2),
      `${(value % 100).toFixed(1)}%`,
      Math.round(value).toLocaleString("en-US"),
      `$${value.toFixed(2)}`,
      `-${Math.round(value)}`,
    ]);
    return { text, kind: "number" };
  }

  date(): MadeCell {
    return { text: `20${this.whole(10, 29)}-0${this.whole(1, 9)}-${this.whole(10, 28)}`, kind: "number" };
  }

  /** A value of a column of one kind. */
  value(kind: ColumnKind): MadeCell {
    if (kind === "number") return this.number();
    if (kind === "date") return this.date();
    if (kind === "code") return { text: `${this.pick(["A", "BX", "K-"])}${this.whole(100, 9999)}`, kind: "text" };
    if (kind === "choice") return { text: this.pick(["open", "done", "ja", "nein", "x", "A", "B"]), kind: "text" };
    return { text: kind === "long" ? this.sentence() : this.words(1, 3), kind: "text" };
  }
}

export type ColumnKind = "number" | "date" | "code" | "choice" | "long" | "word";
