/** Parts of a document of a kind: phrases of its house's language, and pieces that several kinds share. */
import { escape } from "../../pages/page-text.ts";
import type { Random } from "../../pages/random.ts";
import { DUTCH } from "./dutch.ts";
import { ENGLISH } from "./english.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { ITALIAN } from "./italian.ts";
import type { Lexicon } from "./lexicon.ts";
import { SPANISH } from "./spanish.ts";

export const LANGUAGES: Readonly<Record<string, Lexicon>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  nl: DUTCH,
};

export class KindText {
  readonly house: Random;
  readonly random: Random;
  readonly #lexicon: Lexicon;

  /**
   * @param house - draws what all documents of a house share
   * @param random - draws what differs between documents
   */
  constructor(lexicon: Lexicon, house: Random, random: Random) {
    this.#lexicon = lexicon;
    this.house = house;
    this.random = random;
  }

  say(name: keyof Lexicon): string {
    return escape(this.random.pick(this.#lexicon[name]));
  }

  /** One phrase for all documents of a house. */
  ofHouse(name: keyof Lexicon): string {
    return escape(this.house.pick(this.#lexicon[name]));
  }

  some(name: keyof Lexicon, from: number, to: number): string[] {
    return this.random.some(this.#lexicon[name], this.random.whole(from, to)).map(escape);
  }

  paragraphs(name: keyof Lexicon, from: number, to: number): string {
    const { random } = this;
    return random
      .times(random.whole(from, to), () => `<p>${random.times(random.whole(2, 6), () => this.say(name)).join(" ")}</p>`)
      .join("");
  }

  amount(): string {
    const { random } = this;
    const [thousands, point] = this.#lexicon === LANGUAGES["en"] ? [",", "."] : [".", ","];
    const whole = random.chance(0.4)
      ? `${random.whole(1, 98)}${thousands}${random.whole(100, 999)}`
      : random.whole(1, 999);
    return `${random.chance(0.2) ? "€ " : ""}${whole}${point}${random.whole(10, 99)}`;
  }

  date(): string {
    const { random } = this;
    const [day, month, year] = [random.whole(1, 28), random.whole(1, 12), random.whole(2015, 2026)];
    return random.pick([
      `${day}.${month}.${year}`,
      `${String(day).padStart(2, "0")}/${String(month).padStart(2, "0")}/${year}`,
      `${day} ${this.say("months")} ${year}`,
      `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
    ]);
  }

  code(): string {
    const { random } = this;
    return `${random.pick(["", "R-", "A", "2025-", "NR "])}${random.whole(1000, 999_999)}`;
  }

  address(): string {
    return [this.say(this.random.chance(0.5) ? "names" : "firms"), this.say("streets"), this.say("towns")].join("<br>");
  }

  letterhead(): string {
    const { house } = this;
    const align = house.pick(["left", "center", "right"]);
    const name = `<div style="font-size:${house.pick(["1em", "1.4em", "1.9em"])};font-weight:${house.pick(["bold", "normal"])}">${this.ofHouse("firms")}</div>`;
    const rest = `<div style="font-size:0.85em">${this.ofHouse("streets")}${house.pick([", ", "<br>", " · "])}${this.ofHouse("towns")}</div>`;
    return `<div style="text-align:${align};margin-bottom:${house.whole(8, 30)}pt">${name}${house.chance(0.8) ? rest : ""}</div>`;
  }

  title(name: keyof Lexicon): string {
    const { house } = this;
    const look = house.pick(["class='h1'", "class='h1'", "class='h2'", "style='font-weight:bold;margin:8pt 0'", "style='font-size:1.5em;text-align:right'"]); // prettier-ignore
    const text = this.random.chance(0.7) ? this.ofHouse(name) : this.say(name);
    return `<div ${look}>${house.chance(0.25) ? text.toUpperCase() : text}</div>`;
  }

  head(text: string): string {
    return `<div class="${this.house.pick(["h2", "h2", "h3"])}">${text}</div>`;
  }

  /** Labels and values, in one of the layouts that houses use. */
  pairs(pairs: readonly (readonly [string, string])[]): string {
    return this.house.pick([
      () => `<table>${pairs.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join("")}</table>`,
      () => pairs.map(([label, value]) => `<div>${label}: ${value}</div>`).join(""),
      () =>
        `<table style="width:100%"><tr>${pairs.map(([label]) => `<td style="font-size:0.8em">${label}</td>`).join("")}</tr><tr>${pairs.map(([, value]) => `<td>${value}</td>`).join("")}</tr></table>`,
    ])();
  }

  table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
    const { house } = this;
    const border = house.pick(["", "", "border-bottom:0.5pt solid #777", "border:0.6pt solid #555"]);
    const row = (tag: string, cells: readonly string[], style: string): string =>
      `<tr>${cells.map((cell, at) => `<${tag} style="${style};text-align:${at > 0 && /\d/u.test(cell) ? "right" : "left"}">${cell}</${tag}>`).join("")}</tr>`;
    return `<table style="width:${house.pick(["100%", "auto", "90%"])}">${row("th", columns, border)}${rows.map((cells) => row("td", cells, border)).join("")}</table>`;
  }

  columns(name: "goodsColumns" | "deliveryColumns" | "statementColumns"): string[] {
    return this.ofHouse(name).split(",");
  }

  signatures(): string {
    const line = (): string => `<td style="padding-top:30pt;border-top:0.6pt solid #000">${this.say("signature")}</td>`;
    const { house } = this;
    return house.chance(0.6)
      ? `<table style="margin-top:24pt"><tr>${line()}<td style="width:40pt"></td>${line()}</tr></table>`
      : `<p style="margin-top:24pt">_____________________<br>${this.say("signature")}</p>`;
  }
}
