import { strToU8, zipSync } from "fflate";
import {
  ADDRESS,
  AFTER,
  BEFORE,
  INNER,
  isInline,
  type InlineKind,
  type Kind,
  type BlockKind,
  MARKDOWN,
} from "./kinds.ts";

const TAGS: Readonly<Record<InlineKind, readonly [open: string, close: string]>> = {
  bold: ["<b>", "</b>"],
  italic: ["<em>", "</em>"],
  underline: ["<u>", "</u>"],
  strike: ["<del>", "</del>"],
  superscript: ["<sup>", "</sup>"],
  subscript: ["<sub>", "</sub>"],
  highlight: ["<mark>", "</mark>"],
  code: ["<code>", "</code>"],
  link: [`<a href="${ADDRESS}">`, "</a>"],
};

const BLOCKS: Readonly<Record<BlockKind, string>> = {
  quotation: "<blockquote><p>The roof is tarred.</p></blockquote>",
  "code block": "<pre><code>if wet:\n    stop()</code></pre>",
  "task list":
    '<ul><li><input type="checkbox" checked="checked"/> Tar the roof</li><li><input type="checkbox"/> Lend the ladder</li></ul>',
  "definition list": "<dl><dt>Batten</dt><dd>A strip of wood.</dd></dl>",
  footnote:
    '<p>The roof is tarred.<sup><a href="#fn1" id="r1" role="doc-noteref">1</a></sup></p><section role="doc-endnotes"><ol><li id="fn1" role="doc-endnote"><p>Each spring. <a href="#r1" role="doc-backlink">back</a></p></li></ol></section>',
  "line break": "<p>Boat house<br/>Harbour road 4</p>",
  "struck cell": "<table><tr><th>Part</th><th>Price</th></tr><tr><td>Ladder</td><td><s>55</s> 40</td></tr></table>",
  formula:
    '<p><math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mfrac><mi>a</mi><mi>b</mi></mfrac></math></p>',
};

/** The body of a page. */
function bodyOf(kind: Kind): string {
  if (!isInline(kind)) return BLOCKS[kind];
  const [open, close] = TAGS[kind];
  return `<p>${BEFORE}${open}${INNER}${close}${AFTER}</p>`;
}

export function htmlOf(kind: Kind): Uint8Array {
  return strToU8(`<!doctype html><html><body>${bodyOf(kind)}</body></html>`);
}

export function epubOf(kind: Kind): Uint8Array {
  return zipSync({
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8('<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>'),
    "b.opf": strToU8(
      '<package><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>',
    ),
    "a.xhtml": strToU8(
      `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body>${bodyOf(kind)}</body></html>`,
    ),
  });
}

export function mailOf(kind: Kind): Uint8Array {
  const head = "From: a@example.org\r\nTo: b@example.org\r\nSubject: Lease\r\nMIME-Version: 1.0\r\n";
  return strToU8(`${head}Content-Type: text/html; charset=utf-8\r\n\r\n<html><body>${bodyOf(kind)}</body></html>\r\n`);
}

/** Markdown as authors write it. */
export function markdownOf(kind: Kind): Uint8Array {
  return strToU8(`# Lease\n\n${MARKDOWN[kind]}\n`);
}
