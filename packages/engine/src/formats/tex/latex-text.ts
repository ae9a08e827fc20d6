import { addStyle, markStyle } from "../../styled/style-marks.ts";
import type { InlineStyle } from "../../styled/styled-text.ts";
import { tidyText } from "../../read/markup/tidy-text.ts";

const STYLES: Readonly<Record<string, InlineStyle>> = {
  textbf: { bold: true },
  textit: { italic: true },
  emph: { italic: true },
  textsl: { italic: true },
  underline: { underline: true },
  uline: { underline: true },
  ul: { underline: true },
  texttt: { code: true },
  sout: { strike: true },
  st: { strike: true },
  textsuperscript: { script: "superscript" },
  textsubscript: { script: "subscript" },
};
const STYLED = new RegExp(String.raw`\\(${Object.keys(STYLES).join("|")})\{([^{}]*)\}`, "g");

/** Commands that wait until their arguments, which may hold other commands, are read. */
const WAITING: ReadonlySet<string> = new Set([...Object.keys(STYLES), "footnote", "href"]);

/** Commands that a reader does not need, with all of their arguments. */
const LEFT_OUT =
  /\\(?:label|vspace|hspace|vskip|bibliographystyle|bibliography|usepackage|documentclass|input|include|includegraphics|pagestyle|thispagestyle|setlength|setcounter|addtocounter|newcommand|renewcommand|providecommand|index|graphicspath|title|author|date|centering|hypersetup|definecolor|color|fontsize|selectlanguage|phantomsection|addcontentsline|rule|raggedright|noalign)(?![a-zA-Z])\*?(?:\s*\[[^\]]*\])*(?:\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*/g;

const ACCENTS: Readonly<Record<string, string>> = {
  "'": "\u0301",
  "`": "\u0300",
  "^": "\u0302",
  '"': "\u0308",
  "~": "\u0303",
  "=": "\u0304",
  ".": "\u0307",
  c: "\u0327",
  v: "\u030C",
  u: "\u0306",
  H: "\u030B",
  k: "\u0328",
  r: "\u030A",
};

const SIGNS: Readonly<Record<string, string>> = {
  ss: "ß",
  ae: "æ",
  AE: "Æ",
  oe: "œ",
  OE: "Œ",
  aa: "å",
  AA: "Å",
  o: "ø",
  O: "Ø",
  l: "ł",
  L: "Ł",
  i: "ı",
  S: "§",
  P: "¶",
  ldots: "…",
  dots: "…",
  textellipsis: "…",
  textendash: "–",
  textemdash: "—",
  textbackslash: "\\",
  textbar: "|",
  textless: "<",
  textgreater: ">",
  textasciicircum: "^",
  textasciigrave: "`",
  textquotesingle: "'",
  textquotedbl: '"',
  textquoteleft: "‘",
  textquoteright: "’",
  textquotedblleft: "“",
  textquotedblright: "”",
  quotedblbase: "„",
  quotesinglbase: "‚",
  guillemotleft: "«",
  guillemotright: "»",
  guilsinglleft: "‹",
  guilsinglright: "›",
  textunderscore: "_",
  textdollar: "$",
  textbraceleft: "{",
  textbraceright: "}",
  textbullet: "•",
  textperiodcentered: "·",
  textexclamdown: "¡",
  textquestiondown: "¿",
  textsection: "§",
  textparagraph: "¶",
  textdagger: "†",
  textdaggerdbl: "‡",
  dag: "†",
  ddag: "‡",
  textpm: "±",
  texttimes: "×",
  textdiv: "÷",
  textmu: "µ",
  textonehalf: "½",
  textonequarter: "¼",
  textthreequarters: "¾",
  textcent: "¢",
  textyen: "¥",
  textsterling: "£",
  textcopyright: "©",
  textnumero: "№",
  DH: "Ð",
  dh: "ð",
  TH: "Þ",
  th: "þ",
  DJ: "Đ",
  dj: "đ",
  NG: "Ŋ",
  ng: "ŋ",
  j: "ȷ",
  textasciitilde: "~",
  euro: "€",
  texteuro: "€",
  pounds: "£",
  copyright: "©",
  textregistered: "®",
  texttrademark: "™",
  textdegree: "°",
  LaTeX: "LaTeX",
  TeX: "TeX",
};

/** Arguments nested deeper are taken as they are. */
const MAX_ROUNDS = 12;

/**
 * The text that a piece of LaTeX produces: accents and signs as printed, formulas as written, styles as marks.
 *
 * @param notes - receives the texts of footnotes; their numbers are in the text
 */
export function latexText(source: string, notes: string[]): string {
  const kept: string[] = [];
  const keep = (text: string): string => `\0${kept.push(text) - 1}\0`;
  let text = source
    .replaceAll(/(?<!\\)\$([^$\n]+?)\$|\\\(([^]*?)\\\)/g, (_, one?: string, other?: string) =>
      keep(`$${(one ?? other ?? "").trim()}$`),
    )
    .replaceAll(/\\verb\*?([^\w\s*])(.*?)\1/g, (_, __, code: string) => keep(markStyle(code, { code: true })))
    .replaceAll(/\\(?:url|nolinkurl)\{([^{}]*)\}/g, (_, address: string) => keep(address))
    .replaceAll(/(\\texorpdfstring\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})\{(?:[^{}]|\{[^{}]*\})*\}/g, "$1")
    // On which step of a slide of beamer something appears.
    .replaceAll(/\\(only|uncover|visible|onslide|alert|textbf|emph)\s*<[^<>\n]*>/g, "\\$1")
    .replaceAll(LEFT_OUT, " ")
    .replaceAll(/\\(['`^"~=.])\s*(?:\{(\\?[a-zA-Z])\}|(\\?[a-zA-Z]))/g, accented)
    .replaceAll(/\\([cvuHkr])\s*\{(\\?[a-zA-Z])\}/g, accented)
    .replaceAll(/\\\\(?:\[[^\]]*\])?|\\newline\b/g, keep("\n"));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = text
      .replaceAll(/\\footnote(?:\[[^\]]*\])?\{([^{}]*)\}/g, (_, note: string) => {
        notes.push(latexText(restore(note, kept), []));
        return keep(`[^${notes.length}]`);
      })
      .replaceAll(/\\href\{([^{}]*)\}\{([^{}]*)\}/g, (_, address: string, shown: string) =>
        keep(addStyle(restore(plain(shown), kept), linkTo(address))),
      )
      .replaceAll(
        /\\(?:cite|citep|citet|citealp|autocite|parencite|textcite|footcite)\*?(?:\[[^\]]*\])*\{([^{}]*)\}/g,
        "[$1]",
      )
      .replaceAll(/\\(?:ref|eqref|autoref|cref|Cref|pageref)\{([^{}]*)\}/g, "$1")
      .replaceAll(STYLED, (_, name: string, inner: string) =>
        keep(addStyle(restore(plain(inner), kept), STYLES[name]!)),
      )
      .replaceAll(/\\([a-zA-Z]+)\*?(?:\[[^\]]*\])?\{([^{}]*)\}/g, (all, name: string, inner: string) => {
        if (WAITING.has(name)) return all;
        return name in SIGNS ? `${SIGNS[name]!}${inner}` : inner;
      });
    if (next === text) break;
    text = next;
  }
  return tidyText(restore(plain(text), kept));
}

/** Web addresses; other targets are files next to the source. */
function linkTo(address: string): InlineStyle {
  const link = address.replaceAll(/\\([%&#_~])/g, "$1");
  return /^(?:https?:|mailto:)/.test(link) ? { link } : {};
}

function plain(text: string): string {
  return text
    .replaceAll(/\\([a-zA-Z]+)\*?[ \t]*(?:\{\})?/g, (_, name: string) => SIGNS[name] ?? " ")
    .replaceAll(/\\([%&$#_{}])/g, "$1")
    .replaceAll(/\\[,;:!> -]/g, " ")
    .replaceAll("---", "—")
    .replaceAll("--", "–")
    .replaceAll("``", "“")
    .replaceAll("''", "”")
    .replaceAll("~", " ")
    .replaceAll(/(?<!\\)[{}]/g, "")
    .replaceAll(/\s+/g, " ");
}

function accented(_: string, accent: string, inner: string | undefined, bare: string | undefined): string {
  const letter = (inner ?? bare ?? "").replace("\\", "");
  return `${letter}${ACCENTS[accent] ?? ""}`.normalize("NFC");
}

function restore(text: string, kept: readonly string[]): string {
  let restored = text;
  for (let round = 0; restored.includes("\0") && round < MAX_ROUNDS; round += 1) {
    restored = restored.replaceAll(/\0(\d+)\0/g, (_, at: string) => kept[Number(at)] ?? "");
  }
  return restored;
}
