import { notTabular } from "./document-negatives.ts";
import { LATIN_FONTS, type MadePage } from "./html-page.ts";
import { setTable, type Style } from "./html-table.ts";
import { type KnownTable, makeKnownTable, makeTableOf } from "./known-tables.ts";
import { escapeText, type MadeTable } from "./made-table.ts";
import type { Random } from "./random.ts";
import { paragraph, phrase, type Script, sentence } from "./words.ts";

/** Without lines as often as with some. */
const STYLES: readonly Style[] = [
  "plain",
  "plain",
  "plain",
  "head-line",
  "head-line",
  "rows",
  "booktabs",
  "zebra",
  "cards",
  "head-fill",
  "columns",
  "outer",
  "grid",
];
const LAYOUTS = [
  "one",
  "one",
  "one",
  "one",
  "bare",
  "two",
  "landscape",
  "turned",
  "in-column",
  "across",
  "side-text",
] as const;

/** A page of a report, a paper, a price list or an account: tables of one kind each, in typical positions. */
export function makeDocumentPage(random: Random): MadePage {
  const script = random.pick<Script>(["latin", "latin", "latin", "latin", "german", "cyrillic"]);
  const size = random.pick([8, 9, 10, 10, 11]);
  const text = (sentences: number): string => `<p>${escapeText(paragraph(random, script, sentences))}</p>`;
  const heading = random.chance(0.5) ? `<h2>${escapeText(phrase(random, script, 2, 4))}</h2>` : "";
  const page = (kind: string, body: string, tables: readonly MadeTable[], style = ""): MadePage => ({
    kind,
    tables,
    source: `<!doctype html><meta charset="utf-8"><style>@page{size:${random.pick(["A4", "letter"])};margin:${random.pick([14, 18, 22])}mm}
body{font:${size}pt "${random.pick(LATIN_FONTS)}";line-height:${random.pick([1.15, 1.25, 1.4])}}p{margin:6px 0}h2{font-size:${size + 3}pt;margin:10px 0 4px}.two{columns:2;column-gap:${random.pick([16, 20, 26])}px;text-align:${random.pick(["justify", "left"])}}${style}</style><body>${body}</body>`,
  });
  if (random.chance(0.25)) {
    const { kind, html } = notTabular(random, script);
    return page(`none:${kind}`, random.pick([heading + text(3) + html, html + text(2), html]), []);
  }
  const layout = random.pick(LAYOUTS);
  const style = random.pick(STYLES);
  const small = Math.max(6.5, size - random.pick([0, 0, 1, 2]));
  const limits = { script, mostColumns: 8, mostRows: 20 };
  const set = (table: MadeTable, points: number, width: string | null): string =>
    setTable(random, table, { style, points, width, rtl: false });
  const named = (html: string, number = 1): string => {
    const caption = `<p>Table ${number}. ${escapeText(phrase(random, script, 3, 8))}</p>`;
    const note = `<p style="font-size:${small - 1}pt">${random.pick(["Source: ", "¹ ", ""])}${escapeText(sentence(random, script))}</p>`;
    return `${random.chance(0.35) ? caption : ""}${html}${random.chance(0.3) ? note : ""}`;
  };
  const width = (): string | null => random.pick([null, null, "100%"]);
  switch (layout) {
    case "one": {
      const table = makeKnownTable(random, limits);
      return page(`one:${style}`, heading + text(2) + named(set(table, small, width())) + text(3), [table]);
    }
    case "bare": {
      const table = makeKnownTable(random, limits);
      return page(`bare:${style}`, heading + set(table, small, width()), [table]);
    }
    case "two": {
      const tables = [1, 2].map(() => makeKnownTable(random, limits));
      const body = tables.map((table, at) => text(2) + named(set(table, small, width()), at + 1)).join("");
      return page(`two:${style}`, body + text(2), tables);
    }
    case "landscape": {
      const kind = random.pick<KnownTable>(["timetable", "statistics", "statistics"]);
      const table = makeTableOf(kind, random, limits);
      const body = heading + named(set(table, random.pick([6, 7, 8]), random.pick([null, "100%"]))) + text(1);
      return page(`landscape-${kind}:${style}`, body, [table], "@page{size:A4 landscape}");
    }
    case "turned": {
      // Alone on its page except for the page number, as reports rotate wide tables.
      const table = makeKnownTable(random, { ...limits, mostColumns: 7 });
      const side = random.pick([
        "transform:rotate(-90deg) translateX(-100%)",
        "transform:translateX(170mm) rotate(90deg)",
      ]);
      const box = `<div style="position:absolute;top:0;left:0;width:230mm;transform-origin:top left;${side}">${named(set(table, small, null))}</div>`;
      const number = `<div style="position:absolute;top:245mm;left:85mm">${random.int(10, 99)}</div>`;
      return page(`turned:${style}`, box + number, [table]);
    }
    case "in-column": {
      const table = makeKnownTable(random, { ...limits, mostColumns: 4, plain: true });
      const float = `<div style="break-inside:avoid">${named(set(table, Math.max(6, small - 2), width()))}</div>`;
      const body = [text(5), float, text(6), text(6), text(6), text(6)].join("");
      return page(`in-column:${style}`, `${heading}<div class="two">${body}</div>`, [table]);
    }
    case "across": {
      const table = makeKnownTable(random, limits);
      const columns = (count: number): string =>
        `<div class="two">${Array.from({ length: count }, () => text(5)).join("")}</div>`;
      return page(`across:${style}`, columns(2) + named(set(table, small, "100%")) + columns(3), [table]);
    }
    default: {
      const table = makeKnownTable(random, { ...limits, mostColumns: 4, plain: true });
      const sideBySide = `<div style="display:flex;gap:24px"><div style="flex:1">${text(4)}${text(3)}</div><div>${set(table, small, null)}</div></div>`;
      return page(`side-text:${style}`, heading + sideBySide + text(4), [table]);
    }
  }
}
