/** The name that `formatNumber` uses for a number format. @param format - as in the file, such as `1` or `A` */
export function numberFormatOf(format: string): string {
  return FORMATS[format.split(",")[0]!.trim()] ?? "decimal";
}

/** Formats by the first item that they number; LibreOffice writes non-standard formats as a list of examples. */
const FORMATS: Readonly<Record<string, string>> = {
  "1st": "ordinal",
  One: "cardinalText",
  First: "ordinalText",
  "01": "decimalZero",
  一: "chineseCounting",
  壹: "chineseLegalSimplified",
  ア: "aiueo",
  イ: "iroha",
  甲: "ideographTraditional",
  子: "ideographZodiac",
  "①": "decimalEnclosedCircle",
  "１": "decimalFullWidth",
  א: "hebrew2",
  أ: "arabicAlpha",
  가: "ganada",
  ㄱ: "chosung",
  ก: "thaiLetters",
  А: "russianUpper",
  а: "russianLower",
  Α: "greekUpper",
  α: "greekLower",
  a: "lowerLetter",
  A: "upperLetter",
  i: "lowerRoman",
  I: "upperRoman",
};
