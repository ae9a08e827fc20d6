import { pick, type Random } from "../random.ts";
import type { Style } from "../record-values.ts";
import type { Language } from "./draw-value.ts";

/** A label and the lines of its value; no lines if it is left empty. */
export interface SetPair {
  readonly label: string;
  readonly lines: readonly string[];
}

/** The content of a table: rows of cells, and spanning rows that head a group or state a total. */
export interface SetTable {
  readonly heading: string | undefined;
  readonly headers: readonly string[];
  readonly numeric: readonly boolean[];
  readonly rows: readonly { readonly kind: "row" | "group" | "total"; readonly cells: readonly string[] }[];
}

/** The layout of one issuer's papers. */
export interface Issuer {
  readonly name: string;
  readonly font: string;
  pairs(pairs: readonly SetPair[], random: Random): string;
  table(table: SetTable): string;
  clauses(clauses: readonly (readonly [heading: string, text: string])[]): string;
}

export const esc = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const value = ({ lines }: SetPair): string => lines.map(esc).join("<br>");
const label = (pair: SetPair): string => esc(pair.label);

const rows = (pairs: readonly SetPair[], colon: string): string =>
  pairs.map((pair) => `<tr><td>${label(pair)}${colon}</td><td>${value(pair)}</td></tr>`).join("");
const cells = (pairs: readonly SetPair[], look: string, perRow: number): string =>
  `<div class="grid ${look}" style="grid-template-columns:repeat(${perRow},1fr)">${pairs
    .map((pair) => `<div><div class="label">${label(pair)}</div><div>${value(pair)}</div></div>`)
    .join("")}</div>`;
const headed = (pairs: readonly SetPair[], look: string): string => {
  const parts = Array.from({ length: Math.ceil(pairs.length / 4) }, (_, at) => pairs.slice(4 * at, 4 * at + 4));
  return parts
    .map(
      (part) =>
        `<table class="${look}"><tr>${part.map((pair) => `<th>${label(pair)}</th>`).join("")}</tr><tr>${part.map((pair) => `<td>${value(pair)}</td>`).join("")}</tr></table>`,
    )
    .join("");
};

const setTable =
  (look: string, isCapital = false) =>
  (table: SetTable): string => {
    const align = (at: number): string => (table.numeric[at] === true ? ' class="num"' : "");
    const head = `<tr>${table.headers.map((text, at) => `<th${align(at)}>${esc(isCapital ? text.toUpperCase() : text)}</th>`).join("")}</tr>`;
    const body = table.rows.map(({ kind, cells: texts }) =>
      kind === "group"
        ? `<tr class="group"><td colspan="${table.headers.length}"><b>${esc(texts[0]!)}</b></td></tr>`
        : `<tr class="${kind}">${texts.map((text, at) => `<td${align(at)}>${esc(text)}</td>`).join("")}</tr>`,
    );
    const over = table.heading === undefined ? "" : `<h3>${esc(table.heading)}</h3>`;
    return `${over}<table class="rows ${look}"><thead>${head}</thead><tbody>${body.join("")}</tbody></table>`;
  };

const numbered: Issuer["clauses"] = (clauses) =>
  clauses.map(([heading, text], at) => `<h3>${at + 1}. ${esc(heading)}</h3><p>${esc(text)}</p>`).join("");
const articles: Issuer["clauses"] = (clauses) =>
  clauses.map(([heading, text], at) => `<h3>§ ${at + 1} ${esc(heading)}</h3><p>(1) ${esc(text)}</p>`).join("");
const runIn: Issuer["clauses"] = (clauses) =>
  clauses.map(([heading, text], at) => `<p><b>${at + 1}. ${esc(heading)}.</b> ${esc(text)}</p>`).join("");
const plain: Issuer["clauses"] = (clauses) =>
  clauses.map(([heading, text]) => `<p><u>${esc(heading)}</u></p><p>${esc(text)}</p>`).join("");

export const ISSUERS: readonly Issuer[] = [
  { name: "boxed form", font: "sans", pairs: (pairs, random) => cells(pairs, "boxed", pick([2, 3, 4], random)), table: setTable("lined"), clauses: numbered },
  { name: "labels on the left", font: "serif", pairs: (pairs) => `<table class="plain">${rows(pairs, ":")}</table>`, table: setTable("ruled"), clauses: articles },
  { name: "open grid", font: "sans", pairs: (pairs, random) => cells(pairs, "open", pick([3, 4], random)), table: setTable("bare"), clauses: runIn },
  { name: "header rows", font: "sans", pairs: (pairs) => headed(pairs, "lined wide"), table: setTable("lined", true), clauses: numbered },
  { name: "typewriter", font: "mono", pairs: (pairs) => pairs.map((pair) => `<div class="line"><span>${label(pair)}:</span> ${value(pair)}</div>`).join(""), table: setTable("bare", true), clauses: plain },
  { name: "striped", font: "sans", pairs: (pairs) => { const half = Math.ceil(pairs.length / 2); return `<div class="halves"><table class="plain">${rows(pairs.slice(0, half), "")}</table><table class="plain">${rows(pairs.slice(half), "")}</table></div>`; }, table: setTable("striped"), clauses: runIn },
]; // prettier-ignore

const DATES: Readonly<Record<Language, readonly Style["dates"][]>> = {
  en: ["named", "dmy/", "iso", "mdy/"],
  de: ["dmy.", "named"],
  fr: ["dmy/", "named"],
  es: ["dmy/", "named"],
  it: ["dmy/", "named"],
  nl: ["dmy-", "named"],
};

/** How an issuer of a country writes numbers and dates. */
export function styleOf(language: Language, random: Random): Style {
  const dates = pick(DATES[language], random);
  if (language !== "en") {
    return { language, decimal: ",", dates, sign: pick(["€", "EUR"], random), signBefore: language === "nl" };
  }
  return {
    language,
    decimal: ".",
    dates,
    sign: dates === "mdy/" ? "$" : pick(["£", "$", ""], random),
    signBefore: true,
  };
}

export const PAPER_STYLE = `
@page { size: A4; margin: 15mm 18mm } body { margin: 0; font-size: 10pt; line-height: 1.35 }
section { break-after: page } .sans { font-family: "Liberation Sans", sans-serif } .serif { font-family: "Liberation Serif", serif }
.mono { font-family: "Liberation Mono", monospace; font-size: 9pt } h1 { font-size: 16pt; margin: 0 0 5mm } h3 { font-size: 11pt; margin: 4mm 0 1mm }
p { margin: 0 0 2mm } table { border-collapse: collapse; margin: 3mm 0 } td, th { padding: .7mm 3mm .7mm 0; text-align: left; vertical-align: top }
.num { text-align: right } .rows { width: 100% } .lined td, .lined th { border: .3mm solid #444; padding: .8mm 2mm } .wide { width: 100% }
.ruled thead th { border-top: .5mm solid #000; border-bottom: .3mm solid #000 } .ruled { border-bottom: .5mm solid #000 }
.striped tbody tr:nth-child(even) { background: #e9eef4 } .striped th { background: #33475b; color: #fff; padding: 1mm 2mm } .striped td { padding: .8mm 2mm }
.total td { font-weight: bold } .grid { display: grid; gap: 2mm 4mm; margin: 3mm 0 } .label { font-size: 7.5pt; color: #444 } .boxed { gap: 0 }
.boxed > div { border: .3mm solid #333; padding: .8mm 2mm; min-height: 9mm } .line { margin: .5mm 0 } .halves { display: flex; gap: 10mm }
.letterhead { font-size: 9pt; margin-bottom: 5mm } .foot { font-size: 7.5pt; margin-top: 8mm; color: #333 } .two { columns: 2; column-gap: 8mm }
.authors { text-align: center } .abstract { margin: 4mm 8mm } sup { font-size: 65% } .centre { text-align: center }`;
