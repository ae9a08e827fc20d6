import { setTable, type Style, STYLES } from "./html-table.ts";
import { escapeText, type MadeTable } from "./made-table.ts";
import { makeTable } from "./make-table.ts";
import type { Random } from "./random.ts";
import { notATable } from "./html-negatives.ts";
import { paragraph, phrase, type Script, sentence } from "./words.ts";

/** A page before it is printed; without tables, it tests for false positives. */
export interface MadePage {
  readonly kind: string;
  readonly source: string;
  readonly tables: readonly MadeTable[];
}

export const LATIN_FONTS: readonly string[] = [
  "Liberation Sans",
  "Liberation Serif",
  "DejaVu Sans",
  "Lato",
  "Open Sans",
  "Noto Serif",
  "Carlito",
  "Caladea",
  "EB Garamond",
  "TeXGyrePagella",
  "Liberation Sans Narrow",
];
const SCRIPT_FONTS: Record<Script, readonly string[]> = {
  latin: LATIN_FONTS,
  german: LATIN_FONTS,
  cjk: ["Noto Sans CJK SC", "Noto Serif CJK SC"],
  arabic: ["Noto Naskh Arabic", "Noto Sans Arabic"],
  hebrew: ["Noto Sans Hebrew", "Noto Serif Hebrew"],
  cyrillic: ["Liberation Sans", "DejaVu Serif", "Noto Serif"],
};

export function makeHtmlPage(random: Random): MadePage {
  const script = random.pick<Script>([
    "latin",
    "latin",
    "latin",
    "latin",
    "latin",
    "latin",
    "latin",
    "german",
    "german",
    "cjk",
    "arabic",
    "hebrew",
    "cyrillic",
  ]);
  const font = random.pick(SCRIPT_FONTS[script]);
  const size = random.pick([8, 9, 10, 10, 11, 12]);
  const rtl = script === "arabic" || script === "hebrew";
  const text = (sentences: number): string => `<p>${escapeText(paragraph(random, script, sentences))}</p>`;
  const page = (kind: string, body: string, tables: readonly MadeTable[], landscape = false): MadePage => ({
    kind,
    tables,
    source: `<!doctype html><html dir="${rtl ? "rtl" : "ltr"}"><meta charset="utf-8"><style>@page{size:${random.pick(["A4", "letter"])}${landscape ? " landscape" : ""};margin:${random.pick([14, 18, 22])}mm}
body{font:${size}pt "${font}";line-height:${random.pick([1.15, 1.25, 1.4])}}p{margin:6px 0}h2{font-size:${size + 3}pt;margin:10px 0 4px}</style><body>${body}</body></html>`,
  });
  if (random.chance(0.2)) {
    const { kind, html } = notATable(random, script);
    return page(`none:${kind}`, random.chance(0.5) ? text(3) + html : html + text(2), []);
  }
  const style = random.pick(STYLES);
  const layout = random.pick([
    "one",
    "one",
    "one",
    "one",
    "two-columns",
    "side-by-side",
    "across",
    "wide",
    "bare",
    "two",
  ] as const);
  const caption = random.chance(0.5);
  const small = Math.max(6.5, size - random.pick([0, 0, 1, 2]));
  const heading = random.chance(0.4) ? `<h2>${escapeText(phrase(random, script, 2, 4))}</h2>` : "";
  const set = (table: MadeTable, of: Style, points: number, width: string | null): string =>
    setTable(random, table, { style: of, points, width, rtl });
  const withCaption = (number: number, html: string): string => {
    const line = `<p class="c"><b>Table ${number}${random.pick([".", ":"])}</b> ${escapeText(phrase(random, script, 4, 9))}</p>`;
    const below = random.chance(0.15);
    const note = random.chance(0.25)
      ? `<p style="font-size:${small - 1}pt">${random.pick(["Note: ", "Source: ", "* "])}${escapeText(sentence(random, script))}</p>`
      : "";
    return caption ? (below ? html + line + note : line + html + note) : html + note;
  };
  switch (layout) {
    case "one": {
      const table = makeTable(random, { script, mostColumns: 8, mostRows: 22 });
      return page(
        `one:${style}`,
        heading + text(3) + withCaption(1, set(table, style, small, random.pick([null, "100%"]))) + text(4),
        [table],
      );
    }
    case "two": {
      const tables = [1, 2].map(() => makeTable(random, { script, mostColumns: 6, mostRows: 8 }));
      return page(
        `two:${style}`,
        tables.map((table, at) => heading + text(2) + withCaption(at + 1, set(table, style, small, null))).join("") +
          text(2),
        tables,
      );
    }
    case "bare": {
      const table = makeTable(random, { script, mostColumns: 7, mostRows: 22 });
      return page(`bare:${style}`, heading + set(table, style, small, random.pick([null, "100%"])), [table]);
    }
    case "wide": {
      const table = makeTable(random, { script, mostColumns: 12, mostRows: 16 });
      return page(`wide:${style}`, heading + withCaption(1, set(table, style, small, "100%")) + text(2), [table], true);
    }
    case "across": {
      const table = makeTable(random, { script, mostColumns: 7, mostRows: 10 });
      const two = (count: number): string =>
        `<div style="columns:2;column-gap:20px;text-align:justify">${Array.from({ length: count }, () => text(5)).join("")}</div>`;
      return page(`across:${style}`, two(2) + withCaption(1, set(table, style, small, "100%")) + two(3), [table]);
    }
    case "two-columns": {
      const table = makeTable(random, { script, mostColumns: 4, mostRows: 10, plain: true });
      const body = `${text(5)}<div style="break-inside:avoid">${withCaption(1, set(table, style, Math.max(6, small - 2), random.pick([null, "100%"])))}</div>${Array.from({ length: 5 }, () => text(6)).join("")}`;
      return page(
        `two-columns:${style}`,
        `${heading}<div style="columns:2;column-gap:${random.pick([16, 24])}px;${random.pick(["text-align:justify", ""])}">${body}</div>`,
        [table],
      );
    }
    default: {
      const tables = [1, 2].map(() => makeTable(random, { script, mostColumns: 3, mostRows: 8, plain: true }));
      const body = tables
        .map((table, at) => `<div>${withCaption(at + 1, set(table, style, Math.max(6, small - 2), null))}</div>`)
        .join("");
      return page(
        `side-by-side:${style}`,
        `${text(3)}<div style="display:flex;gap:${random.pick([30, 50])}px;align-items:flex-start">${body}</div>${text(4)}`,
        tables,
      );
    }
  }
}
