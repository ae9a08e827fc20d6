/**
 * Families of layouts: how a record's labels and values are set on a page. A family is held out as a whole to measure what the others teach about
 * unseen kinds of pages.
 */
import type { Record } from "./make-document.ts";
import { type Random, pick } from "./random.ts";

/** HTML of one page's body. */
export type LayoutFamily = (record: Record, random: Random) => string;

const esc = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const head = ({ title, sender }: Record): string =>
  `<div class="sender">${sender.map(esc).join("<br>")}</div><h1>${esc(title)}</h1>`;
const window = ({ recipient }: Record): string => `<div class="window">${recipient.map(esc).join("<br>")}</div>`;
const prose = ({ sentences }: Record): string => sentences.map((text) => `<p>${esc(text)}</p>`).join("");
const goods = ({ goods: rows }: Record, border = ""): string =>
  rows.length === 0
    ? ""
    : `<table class="goods ${border}"><tr><th>Pos</th><th>Text</th><th>Qty</th><th>Price</th><th>Total</th></tr>${rows
        .map((row) => `<tr>${row.map((cell) => `<td>${esc(cell)}</td>`).join("")}</tr>`)
        .join("")}</table>`;
const totals = ({ totals: rows }: Record): string =>
  `<table class="totals">${rows.map(([label, value]) => `<tr><td>${esc(label)}</td><td>${esc(value)}</td></tr>`).join("")}</table>`;
const all = (record: Record): readonly (readonly [string, string])[] => [...record.pairs, ...record.totals];
const rows = (pairs: readonly (readonly [string, string])[], colon: string): string =>
  pairs.map(([label, value]) => `<tr><td>${esc(label)}${colon}</td><td>${esc(value)}</td></tr>`).join("");
const grid = (pairs: readonly (readonly [string, string])[], style: string, perRow: number): string =>
  `<div class="grid ${style}" style="grid-template-columns:repeat(${perRow},1fr)">${pairs
    .map(([label, value]) => `<div><div class="label">${esc(label)}</div><div>${esc(value)}</div></div>`)
    .join("")}</div>`;

export const LAYOUT_FAMILIES: Readonly<{ [name: string]: LayoutFamily }> = {
  "label left, no lines": (r) =>
    `${head(r)}${window(r)}<table class="plain">${rows(r.pairs, "")}</table>${goods(r)}${totals(r)}${prose(r)}`,
  "label left, colon": (r) =>
    `${head(r)}<table class="plain">${rows(r.pairs, ":")}</table>${window(r)}${prose(r)}${goods(r, "lined")}${totals(r)}`,
  "lines of label: value": (r) =>
    `${head(r)}${window(r)}${all(r).map(([l, v]) => `<div>${esc(l)}: ${esc(v)}</div>`).join("")}${goods(r)}`, // prettier-ignore
  "boxed grid, label above": (r, random) =>
    `${head(r)}${grid(r.pairs, "boxed", pick([2, 3, 4], random))}${window(r)}${goods(r, "lined")}${totals(r)}${prose(r)}`,
  "open grid, label above": (r, random) =>
    `${head(r)}${window(r)}${grid(r.pairs, "open", pick([3, 4, 5], random))}${goods(r)}${totals(r)}`,
  "one header row": (r) => {
    const parts = [r.pairs.slice(0, 5), r.pairs.slice(5)].filter((part) => part.length > 0);
    const tables = parts.map(
      (part) =>
        `<table class="lined wide"><tr>${part.map(([l]) => `<th>${esc(l)}</th>`).join("")}</tr><tr>${part.map(([, v]) => `<td>${esc(v)}</td>`).join("")}</tr></table>`,
    );
    return `${head(r)}${window(r)}${tables.join("<br>")}${goods(r, "lined")}${totals(r)}${prose(r)}`;
  },
  "dotted leaders": (r) =>
    `${head(r)}${window(r)}${all(r).map(([l, v]) => `<div class="leader"><span>${esc(l)}</span><i></i><span>${esc(v)}</span></div>`).join("")}${prose(r)}`, // prettier-ignore
  "prose": (r) =>
    `${head(r)}${window(r)}${prose(r)}<p>${all(r).map(([l, v]) => `${esc(l)} ${esc(v)}`).join(", ")}.</p>`, // prettier-ignore
  "letter, block on the right": (r) =>
    `${head(r)}<table class="right">${rows(r.pairs, "")}</table>${window(r)}${goods(r)}${totals(r)}${prose(r)}`,
  "receipt": (r) =>
    `<div class="receipt">${r.sender.map(esc).join("<br>")}<h3>${esc(r.title)}</h3>${r.pairs.map(([l, v]) => `<div>${esc(l)}: ${esc(v)}</div>`).join("")}${goods(r)}${totals(r)}${prose(r)}</div>`, // prettier-ignore
  "shaded form": (r) =>
    `${head(r)}<table class="form">${rows(r.pairs, "")}</table>${window(r)}${goods(r, "lined")}${totals(r)}`,
  "two columns of pairs": (r) => {
    const half = Math.ceil(r.pairs.length / 2);
    const cells = r.pairs.slice(0, half).map((pair, at) => {
      const other = r.pairs[half + at] ?? ["", ""];
      return `<tr><td>${esc(pair[0])}:</td><td>${esc(pair[1])}</td><td>${esc(other[0])}${other[0] === "" ? "" : ":"}</td><td>${esc(other[1])}</td></tr>`;
    });
    return `${head(r)}${window(r)}<table class="plain">${cells.join("")}</table>${goods(r)}${totals(r)}${prose(r)}`;
  },
  "side bar": (r) =>
    `<div class="side">${r.pairs.map(([l, v]) => `<p><b>${esc(l)}</b><br>${esc(v)}</p>`).join("")}</div><div class="main">${head(r)}${window(r)}${goods(r)}${totals(r)}${prose(r)}</div>`, // prettier-ignore
  "bold label, no colon": (r) =>
    `${head(r)}${window(r)}${r.pairs.map(([l, v]) => `<div><b>${esc(l)}</b> ${esc(v)}</div>`).join("")}${goods(r)}${totals(r)}`, // prettier-ignore
  "joined by bars": (r) =>
    `${head(r)}<p>${r.pairs.map(([l, v]) => `${esc(l)}: ${esc(v)}`).join(" | ")}</p>${window(r)}${goods(r, "lined")}${totals(r)}`, // prettier-ignore
  "typed report": (r) => {
    const width = Math.max(...all(r).map(([l]) => l.length)) + 3;
    return `<pre>${[...r.sender, "", r.title.toUpperCase(), "", ...all(r).map(([l, v]) => `${l.padEnd(width)}${v}`)].map(esc).join("\n")}</pre>${window(r)}${prose(r)}`;
  },
  "right-aligned labels": (r) =>
    `${head(r)}<table class="facing">${rows(r.pairs, ":")}</table>${window(r)}${goods(r)}${totals(r)}${prose(r)}`,
  "boxed grid, same letters": (r, random) =>
    `${head(r)}${grid(r.pairs, "boxed same", pick([2, 3, 4], random))}${window(r)}${goods(r, "lined")}${totals(r)}`,
  "header rows, no lines": (r) => {
    const rowsOf = [r.pairs.slice(0, 4), r.pairs.slice(4, 8), r.pairs.slice(8)].filter((part) => part.length > 0);
    const tables = rowsOf.map(
      (part) =>
        `<table class="wide"><tr>${part.map(([l]) => `<th>${esc(l)}</th>`).join("")}</tr><tr>${part.map(([, v]) => `<td>${esc(v)}</td>`).join("")}</tr></table>`,
    );
    return `${head(r)}${tables.join("")}${window(r)}${goods(r)}${totals(r)}${prose(r)}`;
  },
  "stacked pairs in columns": (r, random) =>
    `${head(r)}<div style="columns:${pick([2, 3], random)}">${r.pairs.map(([l, v]) => `<p style="break-inside:avoid">${esc(l)}:<br>${esc(v)}</p>`).join("")}</div>${window(r)}${goods(r, "lined")}${totals(r)}`, // prettier-ignore
  "stacked pairs": (r) =>
    `${head(r)}${window(r)}<div class="stacked">${r.pairs.map(([l, v]) => `<div class="label">${esc(l)}</div><div>${esc(v)}</div>`).join("")}</div>${goods(r)}${totals(r)}`, // prettier-ignore
};

export const STYLE_SHEET = `
@page { size: A4; margin: 0 } body { margin: 0; font: 10pt/1.35 "Liberation Sans", sans-serif }
section { width: 170mm; height: 277mm; padding: 10mm 20mm; overflow: hidden; break-after: page; position: relative }
h1 { font-size: 16pt; margin: 4mm 0 } .sender { font-size: 9pt } .window { margin: 6mm 0; width: 80mm }
table { border-collapse: collapse; margin: 3mm 0 } td, th { padding: .6mm 4mm .6mm 0; text-align: left; vertical-align: top }
.goods { width: 100% } .goods td:nth-child(n+3), .goods th:nth-child(n+3) { text-align: right }
.lined td, .lined th { border: .3mm solid #555; padding: .8mm 2mm } .wide { width: 100% }
.totals { margin-left: auto } .totals td:last-child { text-align: right; min-width: 28mm }
.grid { display: grid; gap: 2mm 4mm } .label { font-size: 7.5pt; color: #555 } .boxed { gap: 0 }
.same .label { font-size: 10pt; color: #000 } .boxed > div { border: .3mm solid #333; padding: 1mm 2mm }
.leader { display: flex } .leader i { flex: 1; border-bottom: .3mm dotted #666; margin: 0 1mm 1mm }
.right { margin-left: 90mm } .receipt { width: 74mm; text-align: center; margin: 0 auto; font-size: 9pt }
.receipt table { width: 100%; font-size: 7.5pt } .form td { border: .3mm solid #999; padding: 1.2mm 3mm; min-width: 50mm }
.form td:first-child { background: #e4e9ef } .side { position: absolute; left: 8mm; top: 10mm; width: 42mm; font-size: 9pt }
.main { margin-left: 32mm } .facing td:first-child { text-align: right; padding-right: 3mm; min-width: 60mm }
.stacked { columns: 1 } pre { font: 9.5pt/1.3 "Liberation Mono", monospace }`;
