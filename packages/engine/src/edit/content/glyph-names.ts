/** Texts of glyph names, after the Adobe Glyph List. Letters with diacritics are composed; other signs are listed. */
const MARKS: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circumflex: "\u0302",
  dieresis: "\u0308",
  tilde: "\u0303",
  ring: "\u030a",
  cedilla: "\u0327",
  caron: "\u030c",
  ogonek: "\u0328",
  breve: "\u0306",
  macron: "\u0304",
  dotaccent: "\u0307",
  hungarumlaut: "\u030b",
  commaaccent: "\u0327",
};
const MARKED = new RegExp(`^([A-Za-z])(${Object.keys(MARKS).join("|")})$`, "u");

const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "space  |exclam !|quotedbl \"|numbersign #|dollar $|percent %|ampersand &|quotesingle '|parenleft (|parenright )|asterisk *|plus +|comma ,|hyphen -|minus −|period .|slash /|" +
    "colon :|semicolon ;|less <|equal =|greater >|question ?|at @|bracketleft [|backslash \\|bracketright ]|asciicircum ^|underscore _|grave `|braceleft {|bar ¦|braceright }|asciitilde ~|" +
    "zero 0|one 1|two 2|three 3|four 4|five 5|six 6|seven 7|eight 8|nine 9|quoteleft ‘|quoteright ’|quotedblleft “|quotedblright ”|quotesinglbase ‚|quotedblbase „|" +
    "endash –|emdash —|bullet •|ellipsis …|dagger †|daggerdbl ‡|perthousand ‰|guilsinglleft ‹|guilsinglright ›|guillemotleft «|guillemotright »|fi fi|fl fl|ff ff|ffi ffi|ffl ffl|" +
    "Euro €|sterling £|yen ¥|cent ¢|currency ¤|florin ƒ|section §|paragraph ¶|copyright ©|registered ®|trademark ™|degree °|plusminus ±|multiply ×|divide ÷|" +
    "onehalf ½|onequarter ¼|threequarters ¾|onesuperior ¹|twosuperior ²|threesuperior ³|mu µ|germandbls ß|ae æ|AE Æ|oe œ|OE Œ|oslash ø|Oslash Ø|lslash ł|Lslash Ł|" +
    "dotlessi ı|eth ð|Eth Ð|thorn þ|Thorn Þ|dcroat đ|Dcroat Đ|hbar ħ|exclamdown ¡|questiondown ¿|ordfeminine ª|ordmasculine º|periodcentered ·|logicalnot ¬|brokenbar ¦|" +
    "fraction ⁄|nbspace  |sfthyphen -|softhyphen -|acute ´|dieresis ¨|circumflex ˆ|tilde ˜|macron ¯|cedilla ¸|caron ˇ|ring ˚|breve ˘|dotaccent ˙|ogonek ˛|hungarumlaut ˝|" +
    "alpha α|beta β|gamma γ|delta δ|epsilon ε|zeta ζ|eta η|theta θ|iota ι|kappa κ|lambda λ|nu ν|xi ξ|omicron ο|pi π|rho ρ|sigma σ|tau τ|upsilon υ|phi φ|chi χ|psi ψ|omega ω|" +
    "Gamma Γ|Delta Δ|Theta Θ|Lambda Λ|Xi Ξ|Pi Π|Sigma Σ|Upsilon Υ|Phi Φ|Psi Ψ|Omega Ω|infinity ∞|notequal ≠|lessequal ≤|greaterequal ≥|summation ∑|product ∏|radical √|integral ∫|partialdiff ∂"
  )
    .split("|")
    .map((pair) => {
      const at = pair.indexOf(" ");
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
);

/** The text of a glyph by its name; null if the name is unknown. */
export function glyphNameToText(name: string): string | null {
  const base = name.split(".")[0]!;
  if (base === "bar") return "|";
  if (/^[A-Za-z]$/u.test(base)) return base;
  const sign = SIGNS[base];
  if (sign !== undefined) return sign;
  const marked = MARKED.exec(base);
  if (marked !== null) return (marked[1]! + MARKS[marked[2]!]!).normalize("NFC");
  const hex = /^(?:uni((?:[0-9A-F]{4})+)|u([0-9A-F]{4,6}))$/u.exec(base);
  if (hex?.[1] !== undefined) {
    return hex[1].replaceAll(/.{4}/gu, (unit) => String.fromCodePoint(Number.parseInt(unit, 16)));
  }
  if (hex?.[2] !== undefined) return fromCodePoint(Number.parseInt(hex[2], 16));
  // Ligatures are named after their letters: f_f_i.
  if (base.includes("_")) {
    const parts = base.split("_").map(glyphNameToText);
    return parts.every((part) => part !== null) ? parts.join("") : null;
  }
  return null;
}

function fromCodePoint(value: number): string | null {
  return value <= 0x10_ff_ff ? String.fromCodePoint(value) : null;
}
