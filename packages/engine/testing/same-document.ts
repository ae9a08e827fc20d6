/** One document written in each of the formats in which people keep texts. */
import { strToU8, zipSync } from "fflate";
import { paragraph, wordFile } from "./word-file.ts";

export type SourceBlock =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "item"; readonly depth: number; readonly ordered: boolean; readonly text: string }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] };

type Source = readonly SourceBlock[];
type ItemBlock = Extract<SourceBlock, { readonly kind: "item" }>;

export const WRITERS: Readonly<Record<string, (source: Source) => Uint8Array>> = {
  docx: writeWord,
  odt: writeOpenDocument,
  rtf: writeRtf,
  html: (source) => strToU8(`<!doctype html><meta charset="utf-8"><title>x</title><body>${htmlOf(source)}`),
  md: (source) => strToU8(markdownOf(source)),
  epub: writeEpub,
};

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function writeWord(source: Source): Uint8Array {
  const level = (at: number, format: string): string =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${format === "bullet" ? "•" : `%${at + 1}.`}"/></w:lvl>`;
  const list = (id: number, format: string): string =>
    `<w:abstractNum w:abstractNumId="${id}">${[0, 1, 2].map((at) => level(at, format)).join("")}</w:abstractNum>`;
  const number = (id: number): string => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;
  const body = source.map((block) => {
    if (block.kind === "table") return wordTable(block.rows);
    const text = escapeXml(block.text);
    if (block.kind === "heading") return paragraph(text, `<w:pStyle w:val="H${block.level}"/>`);
    if (block.kind === "paragraph") return paragraph(text);
    return paragraph(
      text,
      `<w:numPr><w:ilvl w:val="${block.depth - 1}"/><w:numId w:val="${block.ordered ? 2 : 1}"/></w:numPr>`,
    );
  });
  return wordFile(body.join(""), {
    styles: [1, 2, 3]
      .map(
        (at) =>
          `<w:style w:type="paragraph" w:styleId="H${at}"><w:pPr><w:outlineLvl w:val="${at - 1}"/></w:pPr></w:style>`,
      )
      .join(""),
    numbering: list(1, "bullet") + list(2, "decimal") + number(1) + number(2),
  });
}

function wordTable(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string =>
    row.map((text) => `<w:tc>${paragraph(escapeXml(text))}</w:tc>`).join("");
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join("")}</w:tbl>`;
}

/** Writes runs of items as nested lists, in the elements of a format. */
function nestItems(
  items: readonly ItemBlock[],
  { open, close, item, end }: Record<"open" | "close" | "item" | "end", (block: ItemBlock) => string>,
): string {
  const stack: ItemBlock[] = [];
  let text = "";
  for (const block of items) {
    while (stack.length > block.depth) {
      const last = stack.pop()!;
      text += end(last) + close(last);
    }
    if (stack.length === block.depth) text += end(stack.pop()!) + item(block);
    else text += open(block) + item(block);
    stack.push(block);
  }
  while (stack.length > 0) {
    const last = stack.pop()!;
    text += end(last) + close(last);
  }
  return text;
}

/** Lists are written as a whole, other blocks one by one. */
function writeBlocks(
  source: Source,
  block: (one: Exclude<SourceBlock, ItemBlock>) => string,
  list: (items: readonly ItemBlock[]) => string,
): string {
  let text = "";
  let items: ItemBlock[] = [];
  const flush = (): void => {
    if (items.length > 0) text += list(items);
    items = [];
  };
  for (const one of source) {
    if (one.kind === "item") {
      if (one.depth === 1 && items.length > 0 && items[0]!.ordered !== one.ordered) flush();
      items.push(one);
      continue;
    }
    flush();
    text += block(one);
  }
  flush();
  return text;
}

function htmlOf(source: Source): string {
  const tag = ({ ordered }: ItemBlock): string => (ordered ? "ol" : "ul");
  return writeBlocks(
    source,
    (block) => {
      if (block.kind === "heading") return `<h${block.level}>${escapeXml(block.text)}</h${block.level}>`;
      if (block.kind === "paragraph") return `<p>${escapeXml(block.text)}</p>`;
      const row = (cells: readonly string[]): string => cells.map((text) => `<td>${escapeXml(text)}</td>`).join("");
      return `<table>${block.rows.map((cells) => `<tr>${row(cells)}</tr>`).join("")}</table>`;
    },
    (items) =>
      nestItems(items, {
        open: (block) => `<${tag(block)}>`,
        close: (block) => `</${tag(block)}>`,
        item: ({ text }) => `<li>${escapeXml(text)}`,
        end: () => "</li>",
      }),
  );
}

function markdownOf(source: Source): string {
  const escape = (text: string): string => text.replaceAll(/[\\`*_<|&[\]]/g, String.raw`\$&`);
  return writeBlocks(
    source,
    (block) => {
      if (block.kind === "heading") return `${"#".repeat(block.level)} ${escape(block.text)}\n\n`;
      if (block.kind === "paragraph") return `${escape(block.text)}\n\n`;
      const row = (cells: readonly string[]): string => `| ${cells.map(escape).join(" | ")} |\n`;
      const [head = [], ...body] = block.rows;
      return `${row(head)}${row(head.map(() => "---")).replaceAll("\\", "")}${body.map(row).join("")}\n`;
    },
    (items) =>
      `${items.map(({ depth, ordered, text }) => `${"    ".repeat(depth - 1)}${ordered ? "1." : "-"} ${escape(text)}\n`).join("")}\n`,
  );
}

function writeEpub(source: Source): Uint8Array {
  return zipSync({
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8(
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="b/book.opf"/></rootfiles></container>',
    ),
    "b/book.opf": strToU8(
      '<package xmlns="http://www.idpf.org/2007/opf"><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
    ),
    "b/a.xhtml": strToU8(
      `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>${htmlOf(source)}</body></html>`,
    ),
  });
}

function writeOpenDocument(source: Source): Uint8Array {
  const style = (name: string, of: string): string =>
    `<text:list-style style:name="${name}">${[1, 2, 3].map((at) => of.replaceAll("#", String(at))).join("")}</text:list-style>`;
  const body = writeBlocks(
    source,
    (block) => {
      if (block.kind === "heading") {
        return `<text:h text:outline-level="${block.level}">${escapeXml(block.text)}</text:h>`;
      }
      if (block.kind === "paragraph") return `<text:p>${escapeXml(block.text)}</text:p>`;
      const cell = (text: string): string => `<table:table-cell><text:p>${escapeXml(text)}</text:p></table:table-cell>`;
      const row = (cells: readonly string[]): string =>
        `<table:table-row>${cells.map(cell).join("")}</table:table-row>`;
      const columns = `<table:table-column table:number-columns-repeated="${block.rows[0]!.length}"/>`;
      return `<table:table>${columns}${block.rows.map(row).join("")}</table:table>`;
    },
    (items) =>
      nestItems(items, {
        open: ({ ordered }) => `<text:list text:style-name="${ordered ? "N" : "B"}">`,
        close: () => "</text:list>",
        item: ({ text }) => `<text:list-item><text:p>${escapeXml(text)}</text:p>`,
        end: () => "</text:list-item>",
      }),
  );
  const names = ["office", "text", "table", "style"].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  );
  return strToU8(
    `<?xml version="1.0"?><office:document ${names.join(" ")} office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles>${style("B", '<text:list-level-style-bullet text:level="#" text:bullet-char="•"/>')}${style("N", '<text:list-level-style-number text:level="#" style:num-format="1" style:num-suffix="."/>')}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document>`,
  );
}

function writeRtf(source: Source): Uint8Array {
  const escape = (text: string): string =>
    text
      .replaceAll(/[\\{}]/g, String.raw`\$&`)
      .replaceAll(/[^\0-\x7f]/g, (char) => String.raw`\u${char.charCodeAt(0)}?`);
  const level = (at: number, ordered: boolean): string =>
    ordered
      ? String.raw`{\listlevel\levelnfc0\levelstartat1{\leveltext\'02\'0${at}.;}{\levelnumbers\'01;}}`
      : String.raw`{\listlevel\levelnfc23\levelstartat1{\leveltext\'01\u8226 ?;}{\levelnumbers;}}`;
  const list = (id: number, ordered: boolean): string =>
    String.raw`{\list\listtemplateid${id}${[0, 1, 2].map((at) => level(at, ordered)).join("")}\listid${id}}`;
  const counts: number[] = [];
  const body = source.map((block) => {
    if (block.kind === "heading") {
      return String.raw`\pard\plain\s${block.level}\outlinelevel${block.level - 1} ${escape(block.text)}\par`;
    }
    if (block.kind === "paragraph") return String.raw`\pard\plain ${escape(block.text)}\par`;
    if (block.kind === "item") {
      // The fallback for programs that do not support lists (RTF 1.9.1, "listtext"); every writer must include it.
      const marker = block.ordered
        ? `${(counts[block.depth] = (counts[block.depth] ?? 0) + 1)}.`
        : String.raw`\u8226 ?`;
      return String.raw`\pard\plain{\listtext\pard ${marker}\tab}\ls${block.ordered ? 2 : 1}\ilvl${block.depth - 1} ${escape(block.text)}\par`;
    }
    const row = (cells: readonly string[]): string =>
      String.raw`\trowd${cells.map((_, at) => String.raw`\cellx${(at + 1) * 2000}`).join("")}\pard\plain\intbl ${cells.map((text) => String.raw`${escape(text)}\cell `).join("")}\row`;
    return block.rows.map(row).join("\n");
  });
  const styles = [1, 2, 3].map((at) => String.raw`{\s${at}\outlinelevel${at - 1} heading ${at};}`).join("");
  return strToU8(
    String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Times New Roman;}}{\stylesheet{\s0 Normal;}${styles}}{\*\listtable${list(1, false)}${list(2, true)}}{\*\listoverridetable{\listoverride\listid1\listoverridecount0\ls1}{\listoverride\listid2\listoverridecount0\ls2}}` +
      `\n${body.join("\n")}}`,
  );
}
