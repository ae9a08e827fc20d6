import type { MarkupBlock, MarkupFigure } from "../../../markup-layout/markup.ts";

/** Placeholder for a line break while white space is collapsed. */
export const BREAK = "\u{E000}";

/** The blocks of a page in their order. Text is collected until its block ends. */
export class HtmlBlocks {
  readonly all: MarkupBlock[] = [];
  /** Type and properties of the block that the next text belongs to. */
  name: Omit<MarkupBlock, "text"> = { type: "Text" };
  /** Whether white space is kept. */
  isVerbatim = false;
  /** Mark of the note that begins with the next text. */
  noteMark = "";
  /** Number of open quotations. */
  quotes = 0;
  /** Text of the current block. */
  #text = "";
  /** Inline images of the current block; they follow it. */
  readonly #figures: MarkupFigure[] = [];

  add(text: string): void {
    this.#text += text;
  }

  addFigure(figure: MarkupFigure): void {
    this.#figures.push(figure);
  }

  /** Separates what is read from the blocks before and after it; its type applies only inside it. */
  apart(read: () => void, name?: Omit<MarkupBlock, "text">): void {
    this.close();
    const around = this.name;
    if (name !== undefined) this.name = name;
    read();
    this.close();
    if (name !== undefined) this.name = around;
  }

  close(): void {
    const text = this.isVerbatim ? this.#text.replaceAll(/^\n+|\s+$/g, "") : collapse(this.#text);
    if (text !== "") {
      this.push({ ...this.name, text: this.noteMark + text });
      // Further paragraphs of an item are text of its level, and those of a note are one level below it.
      if (this.name.type === "List Item") this.name = { type: "Text", level: this.name.level! };
      else if (this.noteMark !== "") this.name = { ...this.name, level: (this.name.level ?? 0) + 1 };
      this.noteMark = "";
    }
    this.#text = "";
    for (const figure of this.#figures.splice(0)) this.push({ type: "Figure", ...figure });
  }

  push(block: MarkupBlock): void {
    this.all.push(this.quotes === 0 ? block : { ...block, quote: this.quotes });
  }
}

export function collapse(text: string): string {
  return text
    .replaceAll(/[ \t\n\r\f]+/g, " ")
    .replaceAll(new RegExp(` ?${BREAK} ?`, "gu"), "\n")
    .trim();
}
