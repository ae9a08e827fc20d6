/** Builds HTML with its ground truth: the headings of a page are known because they are set as headings. */
import type { Random } from "./random.ts";
import { type Words, wordsOf } from "./words.ts";

/** Documents of one family look alike, and unlike those of other families; scores are taken on held-out families. */
export interface Family {
  readonly name: string;
  draw(text: PageText): string;
  readonly page?: string;
}

const BORDERS: Readonly<Record<string, string>> = {
  horizontal: "border-top:0.6pt solid #333",
  all: "border:0.6pt solid #555",
};

export class PageText {
  readonly random: Random;
  readonly words: Words;
  readonly headings: string[] = [];
  readonly doubtful: string[] = [];
  #numbers: number[] = [];
  readonly #isNumbered: boolean;
  /** Some houses end the headings above steps and lists with a colon. */
  readonly #ending: string;

  constructor(random: Random) {
    this.random = random;
    this.words = wordsOf(random);
    this.#isNumbered = random.chance(0.25);
    this.#ending = random.chance(0.12) ? ":" : "";
  }

  heading(level: 1 | 2 | 3, text: string = this.words.title(), style = ""): string {
    let shown = level > 1 && !text.endsWith("?") ? text + this.#ending : text;
    if (this.#isNumbered && level > 1) {
      this.#numbers = this.#numbers.slice(0, level - 1);
      this.#numbers[level - 2] = (this.#numbers[level - 2] ?? 0) + 1;
      shown = `${Array.from(this.#numbers, (number) => number ?? 1).join(".")}${level === 2 ? "." : ""} ${shown}`;
    }
    this.headings.push(shown);
    return `<div class="h${level}" style="${style}">${escape(shown)}</div>`;
  }

  /** A text that a reader may or may not take for a heading. */
  doubt(text: string, className = ""): string {
    this.doubtful.push(text);
    return `<div class="${className}">${escape(text)}</div>`;
  }

  p(text: string = this.words.paragraph(), className = ""): string {
    return `<p class="${className}">${escape(text)}</p>`;
  }

  paragraphs(from: number, to: number): string {
    return this.random.times(this.random.whole(from, to), () => this.p()).join("");
  }

  list(count: number = this.random.whole(3, 6), tag: "ul" | "ol" = this.random.pick(["ul", "ol"])): string {
    const item = (): string =>
      `<li>${escape(this.random.chance(0.5) ? this.words.sentence() : this.words.phrase())}</li>`;
    return `<${tag}>${this.random.times(count, item).join("")}</${tag}>`;
  }

  /** A grey box in place of an image. */
  picture(width: string, height: string, inside = ""): string {
    return `<div style="width:${width};height:${height};background:linear-gradient(#9ab,#567);position:relative">${inside}</div>`;
  }

  /** Rows of cells, the first a header; rules are drawn at random. */
  table(
    rows: number,
    columns: number,
    lines: string = this.random.pick(["none", "horizontal", "all", "header"]),
  ): string {
    const border = BORDERS[lines] ?? "";
    const header = `${border};${lines === "header" ? "border-bottom:1pt solid #000;" : ""}${this.random.chance(0.6) ? "font-weight:bold" : "font-weight:normal"}`;
    const row = (tag: "th" | "td", cells: readonly string[], style: string): string =>
      `<tr>${cells.map((cell) => `<${tag} style="${style}">${escape(cell)}</${tag}>`).join("")}</tr>`;
    const { words } = this;
    const names = this.random.times(columns, () => words.topic());
    const body = this.random.times(rows, () => [
      words.phrase(),
      ...this.random.times(columns - 1, () => words.amount()),
    ]);
    return `<table>${row("th", names, header)}${body.map((cells) => row("td", cells, border)).join("")}</table>`;
  }

  /** A bar chart with its labels inside. */
  chart(width = 220, height = 120): string {
    const { words, random } = this;
    const bars = random.times(random.whole(3, 6), (at) => {
      const high = random.whole(20, height - 40);
      const left = 30 + at * 32;
      return `<rect x="${left}" y="${height - 20 - high}" width="20" height="${high}" fill="#68a"/><text x="${left}" y="${height - 8}" font-size="7">${escape(words.topic().slice(0, 7))}</text><text x="${left}" y="${height - 24 - high}" font-size="7">${random.whole(1, 99)}</text>`;
    });
    const title = `<text x="${width / 2}" y="10" text-anchor="middle" font-size="9" font-weight="bold">${escape(words.topic())}</text>`;
    return `<svg width="${width}" height="${height}" style="display:block">${title}${bars.join("")}<path d="M25 5V${height - 20}H${width - 5}" stroke="#000" fill="none"/></svg>`;
  }
}

export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
