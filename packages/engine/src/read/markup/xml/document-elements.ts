/**
 * Elements of document vocabularies (DocBook 5, JATS 1.3, TEI P5, FictionBook 2), and their HTML equivalents. A name
 * has the same meaning in all of them, with exceptions handled in `document-html.ts`.
 */
export const ROOTS: ReadonlySet<string> = new Set(
  ["article book chapter appendix preface section part refentry", "book-part TEI TEI.2 FictionBook"].flatMap(words),
);

export const PARAGRAPHS: ReadonlySet<string> = new Set(
  ["p para simpara byline attribution text-author", "epigraph-author subtitle copyright-statement aff"].flatMap(words),
);

export const SECTIONS: ReadonlySet<string> = new Set(
  [
    "section sect1 sect2 sect3 sect4 sect5 simplesect chapter appendix preface part refsect1 refsect2 refsect3",
    "sec app ref-list abstract glossary bibliography div div1 div2 div3 div4 div5 div6 div7",
  ].flatMap(words),
);

/** Lines of verse and of other line-by-line text. */
export const LINES: ReadonlySet<string> = new Set(words("v l verse-line"));

/** Elements that are not shown, or whose content appears elsewhere. */
export const UNSEEN: ReadonlySet<string> = new Set(
  [
    "indexterm remark colspec spanspec alt articleinfo-id journal-meta article-id article-categories pub-date history",
    "article-version counts custom-meta-group fpage lpage volume issue elocation-id self-uri funding-group contrib-id",
    "binary document-info publish-info custom-info genre lang src-lang coverpage encodingDesc profileDesc revisionDesc",
    "publicationStmt sourceDesc editionStmt extent graphic imagedata inline-graphic milestone pb lb-n anchor",
  ].flatMap(words),
);

/** HTML element names by element name. */
export const ELEMENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ul: "itemizedlist simplelist ul",
    ol: "orderedlist procedure ol",
    li: "list-item member step li",
    dl: "variablelist def-list glosslist dl",
    dt: "term glossterm dt",
    dd: "def glossdef dd",
    blockquote: "blockquote disp-quote epigraph",
    pre: "screen preformat synopsis",
    strong: "bold strong b",
    em: "italic em i firstterm citetitle foreign",
    sup: "sup superscript",
    sub: "sub subscript",
    s: "strike strikethrough s",
    u: "underline u",
    code: "monospace code literal command filename function option varname userinput computeroutput tt envar constant",
    tr: "tr row",
    td: "td entry cell",
    th: "th",
    thead: "thead",
    tbody: "tbody tfoot",
    br: "break lb br",
  }).flatMap(([html, names]) => words(names).map((name) => [name, html] as const)),
);

function words(text: string): string[] {
  return text.split(" ");
}
