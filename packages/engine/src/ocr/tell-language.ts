import { francAll } from "franc";

/** Fewer letters say little of their language. */
const MIN_LETTERS = 60;
/**
 * How near to the likeliest language another one may come, 0 to 1, and the text still be taken for the first. Of 100 chars of
 * each of eight languages, read with English data, the right one is the likeliest for all.
 */
const CLEARLY = 0.93;

/** Names in which Tesseract and ISO 639-3 differ. */
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
 * Shows the language of a text among some, by its sequences of three letters (Cavnar and Trenkle, 1994), which survive
 * being read with another language's data.
 *
 * @param languages - Tesseract's names
 * @returns undefined where the text is short, or none stands out from `current`
 */
export function tellLanguage(text: string, languages: readonly string[], current: string): string | undefined {
  if (text.replaceAll(/\P{L}/gu, "").length < MIN_LETTERS) return undefined;
  const byIso = new Map(languages.map((language) => [ISO_NAMES[language] ?? language, language]));
  const ranked = francAll(text, { only: [...byIso.keys()] });
  const best = byIso.get(ranked[0]?.[0] ?? "");
  if (best === undefined || best === current) return undefined;
  const iso = ISO_NAMES[current] ?? current;
  const own = ranked.find(([name]) => name === iso)?.[1] ?? 0;
  return own <= CLEARLY ? best : undefined;
}
