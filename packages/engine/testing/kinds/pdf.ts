import { readFileSync } from "node:fs";
import { type DrawnLine, pdfOfLines, proseAt } from "../pdf-of-lines.ts";
import { styledPdf } from "../styled-pdf.ts";
import { ADDRESS, AFTER, BEFORE, INNER, isInline, type InlineKind, type Kind } from "./kinds.ts";

const LEFT = 40;
const BASELINE = 200;
/** Widths of the parts in Helvetica at 10 points. */
const BEFORE_WIDTH = 79.49;
const INNER_WIDTH = 19.45;
const START = LEFT + BEFORE_WIDTH;
const END = START + INNER_WIDTH;

const show = (font: string, text: string): string => `/${font} 10 Tf (${text}) Tj`;
const sentence = (inner: string): string =>
  `BT ${LEFT} ${BASELINE} Td ${show("F1", BEFORE)} ${inner} ${show("F1", AFTER)} ET`;
const plain = sentence(show("F1", INNER));
const rule = (over: number): string => `0.6 w ${START} ${BASELINE + over} m ${END} ${BASELINE + over} l S`;
const script = (rise: number): string => `/F1 6 Tf ${rise} Ts (${INNER}) Tj 0 Ts`;

const PAGES: Readonly<Record<InlineKind, readonly string[]>> = {
  bold: [sentence(show("F2", INNER))],
  italic: [sentence(show("F3", INNER))],
  underline: [`${plain} ${rule(-1.5)}`],
  strike: [`${plain} ${rule(3)}`],
  superscript: [sentence(script(4))],
  subscript: [sentence(script(-2))],
  highlight: [`1 1 0 rg ${START} ${BASELINE - 2} ${INNER_WIDTH} 11 re f 0 g ${plain}`],
  code: [sentence(show("F4", INNER))],
  link: [
    plain,
    `/Subtype /Link /Rect [${START} ${BASELINE - 2} ${END} ${BASELINE + 9}] /A << /S /URI /URI (${ADDRESS}) >>`,
  ],
};

const ROW = 14;
const rowsAt = (left: number, texts: readonly string[], more: Partial<DrawnLine> = {}): DrawnLine[] =>
  texts.map((text, at) => ({ text, left, top: 150 + ROW * at, ...more }));

/** Blocks are drawn between paragraphs, which show that they are set differently. */
function blockPage(kind: Kind): Uint8Array | undefined {
  const amid = (lines: readonly DrawnLine[], boxes: Parameters<typeof pdfOfLines>[1] = []): Uint8Array =>
    pdfOfLines([...proseAt(70, 80), ...lines, ...proseAt(70, 240)], boxes);
  switch (kind) {
    case "quotation":
      return amid(rowsAt(100, ["The roof is tarred before the frost comes."], { font: "Times-Italic" }));
    case "code block":
      return amid([
        ...rowsAt(70, ["if wet:"], { font: "Courier" }),
        { text: "stop()", left: 70 + 4 * 6, top: 150 + ROW, font: "Courier" },
      ]);
    case "task list":
      return amid(rowsAt(90, ["Tar the roof", "Lend the ladder"]), [
        ...squareAt(72, 142),
        { left: 72, right: 80, top: 142, bottom: 150 },
        { left: 72, right: 80, top: 150, bottom: 142 },
        ...squareAt(72, 142 + ROW),
      ]);
    case "line break":
      return amid(rowsAt(70, ["Boat house", "Harbour road 4", "4711 Weir"]));
    case "footnote":
      return pdfOfLines([
        ...proseAt(70, 80),
        { text: "The roof is tarred.", left: 70, top: 150 },
        { text: "1", left: 143, top: 146, size: 6 },
        ...proseAt(70, 240),
        { text: "1", left: 70, top: 747, size: 5 },
        { text: "Each spring.", left: 74, top: 750, size: 8 },
      ]);
    case "struck cell":
      return amid(
        [
          ["Part", "Price"],
          ["Ladder", "55 40"],
        ].flatMap(([part, price], row) => [
          { text: part!, left: 76, top: 150 + ROW * row },
          { text: price!, left: 166, top: 150 + ROW * row },
        ]),
        [...grid([70, 160, 250], [140, 140 + ROW, 140 + 2 * ROW]), { left: 166, right: 176, top: 161 }],
      );
    case "formula":
      return readFileSync(FORMULAS);
    default:
      return undefined;
  }
}

/** Printed by LibreOffice; one of its formulas is the integral that is expected. */
const FORMULAS = new URL("../../../../fixtures/formulas/writer.pdf", import.meta.url);

function grid(lefts: readonly number[], tops: readonly number[]): NonNullable<Parameters<typeof pdfOfLines>[1]> {
  return [
    ...lefts.map((left) => ({ left, right: left, top: tops[0]!, bottom: tops.at(-1)! })),
    ...tops.map((top) => ({ left: lefts[0]!, right: lefts.at(-1)!, top })),
  ];
}

function squareAt(left: number, top: number): { left: number; right: number; top: number; bottom: number }[] {
  const [right, bottom] = [left + 8, top + 8];
  return [
    { left, right, top, bottom: top },
    { left, right, top: bottom, bottom },
    { left, right: left, top, bottom },
    { left: right, right, top, bottom },
  ];
}

/** A PDF shows the formatting of a text only by what is drawn. */
export function pdfOf(kind: Kind): Uint8Array | undefined {
  if (!isInline(kind)) return blockPage(kind);
  const [content, ...annotations] = PAGES[kind];
  return styledPdf(content!, ...annotations);
}
