/** Grids drawn from boxes. */
import { escape, PageText } from "../pages/page-text.ts";
import { FormLabels, type Label } from "./form-labels.ts";

/** Grids of one family look alike, and unlike those of other families; each family is held out in turn. */
export interface GridFamily {
  readonly name: string;
  readonly isForm: boolean;
  draw(page: FormPage): string;
}

/** A box that spans a number of the twelve columns that all rows share. */
export interface GridBox {
  readonly span: number;
  readonly html: string;
  readonly style?: string;
}

export const COLUMNS = 12;

/** The style that the boxes of a grid share. */
export class FormPage extends PageText {
  readonly labels: FormLabels = new FormLabels(this.random);
  /** Share of boxes with an answer. */
  readonly answered: number = this.random.pick([0, 0, 0.3, 0.8, 1]);
  readonly line: string = this.random.pick([
    "0.5pt solid #000",
    "0.75pt solid #444",
    "1pt solid #888",
    "0.5pt solid #36c",
  ]);
  readonly colon: string = this.random.chance(0.35) ? ":" : "";
  readonly labelSize: number = this.random.pick([6, 7, 7.5, 8, 9, 10]);
  readonly room: number = this.random.whole(14, 34);
  readonly hand: string = this.random.pick([
    "font-family:'Liberation Mono'",
    "font-weight:bold",
    "font-style:italic;color:#114",
    "font-family:'DejaVu Sans'",
  ]);
  #number = this.random.whole(1, 9);

  number(): number {
    return this.#number++;
  }

  /** The label, in small print. */
  asked(
    { text }: Label,
    { numbered = false, colon = this.colon }: { numbered?: boolean; colon?: string } = {},
  ): string {
    const before = numbered ? `${this.number()} ` : "";
    return `<span style="font-size:${this.labelSize}pt">${before}${escape(text)}${colon}</span>`;
  }

  /** The answer, or nothing. */
  answer(label: Label, share: number = this.answered): string {
    if (!this.random.chance(share)) return "";
    return `<span style="${this.hand}">${escape(this.labels.answer(label))}</span>`;
  }

  /** Widths for a row of this many boxes, twelve columns in total. */
  spans(count: number): number[] {
    const cuts = this.random.some(
      Array.from({ length: COLUMNS - 1 }, (_, at) => at + 1),
      count - 1,
    );
    const ends = [...cuts.toSorted((a, b) => a - b), COLUMNS];
    return ends.map((end, at) => end - (ends[at - 1] ?? 0));
  }

  bar(text: string): GridBox[] {
    const { random } = this;
    const fill = random.pick(["background:#ddd", "background:#234;color:#fff", "", "background:#eef"]);
    return [{ span: COLUMNS, html: `<b>${escape(text)}</b>`, style: `${fill};height:auto` }];
  }

  grid(rows: readonly (readonly GridBox[])[], height: number = this.room): string {
    const columns = `<colgroup>${`<col style="width:${(100 / COLUMNS).toFixed(3)}%">`.repeat(COLUMNS)}</colgroup>`;
    const box = ({ span, html, style = "" }: GridBox): string =>
      `<td colspan="${span}" style="border:${this.line};height:${height}pt;${style}">${html}</td>`;
    const row = (boxes: readonly GridBox[]): string => `<tr>${boxes.map(box).join("")}</tr>`;
    return `<table style="width:100%;table-layout:fixed">${columns}${rows.map(row).join("")}</table>`;
  }
}
