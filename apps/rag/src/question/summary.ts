/** "Summarise the section on fees": the question asks for the content of a section or document instead of a value. */
import { languageOf } from "../language/language-of.ts";
import { plainOf } from "../language/languages.ts";
import { wordsOf } from "../search/words.ts";

/** @returns the words that name the section, empty for everything; undefined if the question asks for no summary */
export function summaryAsked(question: string): readonly string[] | undefined {
  const plain = plainOf(question).replaceAll("’", "'").trim();
  const asked = ASKS.find((pattern) => pattern.test(plain));
  if (asked === undefined) return undefined;
  const rest = plain.replace(asked, (_, ...parts: (string | undefined)[]) => parts[0] ?? "");
  return wordsOf(rest, languageOf(question)).filter((word) => !WHOLE.has(word));
}

/** For texts without accents. The group captures the section's name. */
const ASKS: readonly RegExp[] = [
  /^(?:please |can you |could you )?(?:summari[sz]e|sum up|outline)\b(.*)$/u,
  /^(?:please )?(?:give (?:me |us )?)?(?:an? |the )?(?:short |brief )?(?:summary|overview|outline) of\b(.*)$/u,
  /^what (?:is|are) (.*) about\b.*$/u,
  /^(?:bitte )?(?:fasse?|fassen sie)\b(.*)\bzusammen\b.*$/u,
  /^(?:bitte )?(?:(?:gib|geben sie) (?:mir )?)?(?:eine? |die )?(?:kurze )?(?:zusammenfassung|uberblick)\b(.*)$/u,
  /^worum geht es\b(.*)$/u,
  /^(?:resume[rz]?|fai(?:s|tes) (?:un|le) resume|resume de)\b(.*)$/u,
  /^de quoi parle(.*)$/u,
  /^(?:resum(?:e|a|ir)|resumen de|haz(?:me)? un resumen)\b(.*)$/u,
  /^(?:riassumi|riassunto di)\b(.*)$/u,
  /^vat\b(.*)\bsamen\b.*$/u,
];

/** Words for the whole document: they name no part of it. */
const WHOLE: ReadonlySet<string> = new Set(
  `section sections chapter paragraph part document documents file text page pdf this abschnitt kapitel absatz teil dokument
  dokumente datei seite chapitre partie fichier texte seccion capitulo parte documento texto archivo sezione capitolo hoofdstuk
  sectie`.split(/\s+/u),
);
