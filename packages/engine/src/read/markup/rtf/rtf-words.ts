/** Control words that represent a char. */
export const CHARACTERS: Readonly<Record<string, string>> = {
  tab: "\t",
  line: "\n",
  lbr: "\n",
  column: "\n",
  bullet: "•",
  endash: "–",
  emdash: "—",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  emspace: "\u2003",
  enspace: "\u2002",
  qmspace: "\u2005",
};

/** Control symbols that represent text. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  "{": "{",
  "}": "}",
  "\\": "\\",
  "~": "\u00A0",
  _: "\u2011",
  "\t": "\t",
};

/** Destinations without page text: definitions, index entries, and fallbacks for content that is read. */
export const NOT_TEXT: ReadonlySet<string> = new Set(
  `info revtbl filetbl template private nonshppict shprslt nonesttables sp mmathPict
  objdata xe tc tcn rxe txe bkmkstart bkmkend pntxta pntxtb ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn falt upr
  mrPr mctrlPr mfPr msSupPr msSubPr msSubSupPr mradPr mnaryPr mdPr mmPr mfuncPr maccPr mbarPr mboxPr meqArrPr`
    .split(/\s+/)
    .filter(Boolean),
);

/** Optional destinations that contain text or lead to it. */
export const STARRED_TEXT: ReadonlySet<string> = new Set(
  "listtable listoverridetable shppict shpinst fldinst footnote annotation atnauthor nesttableprops moMath moMathPara ud do".split(
    " ",
  ),
);

/** Looks up a word safely: a document's word may have the name of an inherited property, such as `constructor`. */
export function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

export function repeated(names: readonly string[], read: () => void): Readonly<Record<string, () => void>> {
  return Object.fromEntries(names.map((name) => [name, read]));
}
