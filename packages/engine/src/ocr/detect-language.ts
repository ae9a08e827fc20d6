import { francAll } from "franc";

/** Fewer letters are too few to identify a language. */
const MIN_LETTERS = 60;
/**
 * The likeliest language is accepted only if the current one scores at most this, 0 to 1, relative to it. For 100-char texts in
 * each of eight languages, read with English data, the right language is always the likeliest.
 */
const CLEARLY = 0.93;

/** Names that differ between Tesseract and ISO 639-3. */
const ISO_NAMES: Readonly<Record<string, string>> = {
  ara: "arb",
  aze: "azj",
  chi_sim: "cmn",
  chi_tra: "cmn",
  est: "ekk",
  fas: "pes",
  lav: "lvs",
  msa: "zlm",
  nor: "nob",
  sqi: "als",
  yid: "ydd",
};

/**
 * Identifies the language of a text among the given ones by its trigrams (Cavnar and Trenkle, 1994), which survive
 * recognition with another language's data.
 *
 * @param languages - Tesseract's names
 * @returns undefined if the text is short, or if no language stands out from `current`
 */
export function detectLanguage(text: string, languages: readonly string[], current: string): string | undefined {
  if (text.replaceAll(/\P{L}/gu, "").length < MIN_LETTERS) return undefined;
  const byIso = new Map(languages.map((language) => [ISO_NAMES[language] ?? language, language]));
  const ranked = francAll(text, { only: [...byIso.keys()] });
  const best = byIso.get(ranked[0]?.[0] ?? "");
  if (best === undefined || best === current) return undefined;
  const iso = ISO_NAMES[current] ?? current;
  const own = ranked.find(([name]) => name === iso)?.[1] ?? 0;
  return own <= CLEARLY ? best : undefined;
}
