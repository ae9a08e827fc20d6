/** A script and the languages written in it, by Tesseract's names, the most likely first. */
export interface Script {
  /** The name that Tesseract's orientation and script detection uses. */
  readonly name: string;
  readonly languages: readonly string[];
}

/** Scripts other than Latin that are recognised if data of one of their languages is installed. */
export const SCRIPTS: readonly Script[] = [
  { name: "Cyrillic", languages: ["rus", "ukr", "bul", "srp", "bel", "mkd", "kaz", "kir", "script/Cyrillic"] },
  { name: "Greek", languages: ["ell", "script/Greek"] },
  { name: "Arabic", languages: ["ara", "fas", "urd", "script/Arabic"] },
  { name: "Hebrew", languages: ["heb", "script/Hebrew"] },
  { name: "Han", languages: ["chi_sim", "chi_tra", "jpn", "script/HanS", "script/HanT"] },
  { name: "Japanese", languages: ["jpn", "script/Japanese"] },
  { name: "Korean", languages: ["kor", "script/Hangul"] },
  { name: "Devanagari", languages: ["hin", "mar", "nep", "script/Devanagari"] },
];

/** Names of the same scripts in other Tesseract releases. */
const ALIASES: Readonly<Record<string, string>> = { Hangul: "Korean", Katakana: "Japanese", Hiragana: "Japanese" };

/** The script for a Tesseract script name; undefined for Latin and for scripts that cannot be recognised here. */
export function scriptOf(name: string): Script | undefined {
  const usual = ALIASES[name] ?? name;
  return SCRIPTS.find((script) => script.name === usual);
}

/** Whether language data is for a language or script that is not Latin. */
export function isOtherScript(language: string): boolean {
  return SCRIPTS.some(({ languages }) => languages.includes(language));
}
