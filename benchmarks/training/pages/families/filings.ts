/** Statements and schedules as companies file them: HTML with one cell for each sign, shaded row by row, printed by a browser. */
import { escape, type Family, type PageText } from "../page-text.ts";

const SHADES = ["#cceeff", "#cceeff", "#e6f2fa", "#eeeeee", "#dce6f1"];
const RULE = "border-bottom:0.6pt solid #000";

/** Value columns of a filing, each of three cells: the currency sign, the number, and the strip for the closing bracket. */
interface Look {
  readonly shade: string;
  /** Whether white rows are painted as well. */
  readonly white: string;
  readonly columns: number;
  /** Columns under one period. */
  readonly inPeriod: number;
  readonly pad: number;
}

const lookOf = ({ random }: PageText): Look => {
  const inPeriod = random.pick([1, 2, 2, 3]);
  return {
    shade: random.pick(SHADES),
    white: random.pick(["#ffffff", "#ffffff", "#ffffff", "none"]),
    inPeriod,
    columns: inPeriod * random.pick([1, 2, 2]) + (inPeriod === 1 ? 1 : 0),
    pad: random.pick([1, 1.5, 3]),
  };
};

const amount = ({ random }: PageText): string => {
  const sentence = random.pick([
    `${random.whole(1, 98)},${random.whole(100, 999)}`,
    `${random.whole(10, 999)}.${random.whole(0, 9)}`,
  ]);
  return random.pick([sentence, sentence, sentence, sentence, `(${sentence})`, "—"]);
};

/** White space between value columns. */
const gap = (fill: string): string => `<td data-part="none" style="padding:0;width:7pt;background:${fill}"></td>`;

function value(text: PageText, look: Look, fill: string, sign: string, under: string): string {
  const paint = `padding:1pt 0;background:${fill}`;
  return (
    gap(fill) +
    (sign === ""
      ? `<td colspan="2" data-colspan="1" style="${paint};text-align:right;${under}">${amount(text)}</td>`
      : `<td data-part="before" style="${paint};width:6pt;${under}">${sign}</td><td style="${paint};text-align:right;${under}">${amount(text)}</td>`) +
    `<td data-part="none" style="padding:0;width:${look.pad}pt;background:${fill};${under}"></td>`
  );
}

function heads(text: PageText, look: Look): string {
  const { random } = text;
  const { columns, inPeriod } = look;
  const spanning = (sentence: string, count: number, style: string): string =>
    `${gap("none")}<td colspan="${4 * count - 1}" data-colspan="${count}" style="text-align:center;padding:1pt 0;${style}">${escape(sentence)}</td>`;
  const periods = random.some(
    ["Three Months Ended June 30,", "Six Months Ended June 30,", "Year Ended December 31,"],
    2,
  );
  const first = random.whole(2008, 2025);
  const top =
    inPeriod === 1
      ? ""
      : `<tr><td></td>${random.times(columns / inPeriod, (at) => spanning(periods[at] ?? "Total", inPeriod, RULE)).join("")}</tr>`;
  const years = `<tr><td></td>${random.times(columns, (at) => spanning(String(first - (at % inPeriod) - (inPeriod === 1 ? at : 0)), 1, `font-weight:bold;${RULE}`)).join("")}</tr>`;
  const unit = random.chance(0.4)
    ? `<tr><td></td>${spanning(random.pick(["(in millions)", "(in thousands)"]), columns, "")}</tr>`
    : "";
  return top + years + unit;
}

function rows(text: PageText, look: Look): string {
  const { words, random } = text;
  let isShaded = random.chance(0.5);
  const row = (name: string, indent: number, isBold: boolean, sentence: (fill: string) => string): string => {
    const fill = isShaded ? look.shade : look.white;
    isShaded = !isShaded;
    const weight = isBold ? "font-weight:bold;" : "";
    return `<tr><td style="background:${fill};padding:1pt 0 1pt ${indent}pt;${weight}width:46%">${escape(name)}</td>${sentence(fill)}</tr>`;
  };
  const blank = (fill: string): string =>
    random
      .times(look.columns, () => `${gap(fill)}<td colspan="3" data-colspan="1" style="background:${fill}"></td>`)
      .join("");
  const values =
    (sign: string, under: string) =>
    (fill: string): string =>
      random.times(look.columns, () => value(text, look, fill, sign, under)).join("");
  const group = (at: number): string => {
    const count = random.whole(2, 5);
    return (
      row(`${words.topic()}:`, 0, random.chance(0.5), blank) +
      random
        .times(count, (line) =>
          row(words.phrase(), 8, false, values(at === 0 && line === 0 ? "$" : "", line === count - 1 ? RULE : "")),
        )
        .join("") +
      row(
        `Total ${words.topic().toLowerCase()}`,
        random.pick([0, 8, 16]),
        random.chance(0.3),
        values(at > 0 && random.chance(0.5) ? "$" : "", random.chance(0.4) ? RULE : ""),
      )
    );
  };
  return random.times(random.whole(1, 3), group).join("");
}

const statement = (text: PageText): string => {
  const look = lookOf(text);
  return `<table style="width:100%;font-size:0.9em">${heads(text, look)}${rows(text, look)}</table>`;
};

export const FILINGS: readonly Family[] = [
  {
    name: "filed-statement",
    page: "letter",
    draw: (text) => {
      const { words, random } = text;
      const unit = random.pick(["(In millions, except per share amounts)", "(In thousands)", "(Unaudited)"]);
      return (
        text.heading(1, `Consolidated Statements of ${words.topic()}`, "text-align:center") +
        `<div style="text-align:center">${unit}</div>${statement(text)}` +
        `<div style="text-align:center">See accompanying notes.</div>`
      );
    },
  },
  {
    name: "filed-notes",
    page: "letter",
    draw: (text) =>
      text.heading(2) +
      text.p() +
      statement(text) +
      text.p() +
      (text.random.chance(0.5) ? text.heading(3) : "") +
      statement(text) +
      text.p(),
  },
];
