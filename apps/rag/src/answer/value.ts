import type { AnswerKind } from "../question/kinds.ts";

/** Matches whole words of several languages; `\b` only knows letters without accents. */
function words(list: string): string {
  return String.raw`(?<![\p{L}\p{N}])(?:${list})(?![\p{L}\p{N}])`;
}

const NUMBER_WORDS = words(
  `one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ]\\p{L}+|hundreds?|thousands?|millions?|dozens?|half|third|quarter|twice|once|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|\\p{L}*(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|hundert|tausend|million(?:en)?|halb|hälfte|drittel|viertel|zweimal|einmal|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|moitié|tiers|quart|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cien|mil|mitad|tercio|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti|trenta|cento|metà|twee|drie|vijf|zes|zeven|negen|tien|twaalf|twintig|dertig|honderd|duizend|helft|dois|três|quatro|sete|oito|dez|doze|vinte|trinta|cem|metade`,
);
const DIGITS = String.raw`\d`;

const MONTH = words(
  String.raw`jan(?:uary|uar|vier)?|j[äa]nner|enero|gennaio|januari|janeiro|feb(?:ruary|ruar|ruari|brero|braio)?|février|fevereiro|mar(?:ch|s|zo|ço|et|ç)?|märz|maart|apr(?:il|ile)?|avril|abril|may|mai|mayo|maggio|mei|maio|june?|juni|juin|junio|giugno|junho|july?|juli|juillet|julio|luglio|julho|aug(?:ust|ustus)?|août|agosto|sep(?:t|tember|tembre|tiembre)?|settembre|setembro|oct(?:ober|obre|ubre)?|okt(?:ober)?|ottobre|outubro|nov(?:ember|embre|iembre)?|novembro|dec(?:ember)?|dez(?:ember|embro)?|décembre|diciembre|dicembre`,
);
/** "2024-0589" and "22.150" do not contain a year. */
const YEAR = String.raw`(?<![\d\p{L}.,/–-])(?:1[5-9]|20)\d\d(?![\d%€$£]|[.,–/-]\d{3}|-\d{4}|[.,]\d)`;
const DAY_AND_MONTH = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.|º)?\s(?:of\s|de\s)?${MONTH}|${MONTH}\s\d{1,2}(?!\d)`;
const NUMERIC_DATE = String.raw`(?<!\d)\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)|(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)`;
const CLOCK = String.raw`(?<![\d,.])(?:[01]?\d|2[0-4])[:.h][0-5]\d(?!\d|[.,]\d|\s?(?:%|€|EUR|euro))|(?<!\d)\d{1,2}\s?(?:a\.?m\.?|p\.?m\.?|o['’]clock|Uhr|heures|h(?![\p{L}\d]))`;
const DAY = words(
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag",
);
const VAGUE_TIME = words(
  "today|tomorrow|yesterday|daily|weekly|monthly|yearly|annually|every (?:day|week|month|year)|noon|midnight|spring|summer|autumn|winter|morning|evening|täglich|wöchentlich|monatlich|jährlich|mittags?|abends|morgens|frühling|frühjahr|sommer|herbst|midi|minuit|printemps|été|automne|hiver|tous les \\p{L}+|chaque \\p{L}+|cada \\p{L}+|primavera|verano|otoño|invierno|century|jahrhundert|siècle|siglo",
);
const TIME_UNIT = words(
  "nights?|nächten?|nuits?|noches?|notti|nachten|noites?|werktagen?|\\p{L}+stunden?|seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|decades?|centuries|sekunden?|minuten?|stunden?|tagen?|tage?|\\p{L}*tagen?|wochen?|monate?n?|jahre?n?|secondes?|heures?|jours?|semaines?|mois|ans?|années?|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|secondi|minuti|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|seconden|minuten|uren|uur|dagen|weken|maanden|jaar|jaren|dias?|anos?",
);
const COUNT = String.raw`(?:\d[\d.,]*|${NUMBER_WORDS})`;
const DURATION = String.raw`${COUNT}[\s-]?(?:\p{L}+\s)?${TIME_UNIT}|${COUNT}\s?(?:s|h|min|ms)(?![\p{L}])`;
/** "Nine days before the first evening". */
const RELATIVE_TIME = String.raw`(?:${DURATION})\s${words("before|after|prior|ago|from|vor|nach|avant|après|antes|después|prima|dopo|voor|na|depois")}`;
const CURRENCY = String.raw`[€$£¥]|${words("EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?|franken|cents?|rappen|crowns?|kronen|pesos?|yen|pence|p")}`;
const SCALE = words(
  "thousand|million|billion|bn|m|k|tausend|tsd|mio|millionen|mrd|milliarden|mille|millions?|milliards?|mil|millones|mila|milioni|miljoen|milhões",
);
const AMOUNT = String.raw`(?:${CURRENCY})\s?\d|\d[\d.,'\s]*(?:${SCALE}\.?\s?)?(?:${CURRENCY})|\d[\d.,]*\s${SCALE}|${NUMBER_WORDS}\s(?:\p{L}+\s)?(?:${CURRENCY})|(?<![\d.,])\d{1,3}(?:[.,\s]\d{3})*[.,]\d\d(?!\d)`;
const SHARE = String.raw`\d\s?(?:%|‰|per\s?cent|percent|prozent|pour\s?cent|por\s?ciento|per\s?cento|procent|por\s?cento|pc)|${NUMBER_WORDS}\s(?:per\s?cent|percent|prozent|pour\s?cent|por\s?ciento)|${words("half|third|quarter|majority|hälfte|drittel|viertel|moitié|tiers|quart|mitad|tercio|metà|helft|metade")}`;
/** "Twice a day", "every three months": how often. */
const FREQUENCY = words(
  "once|twice|every|each|daily|weekly|monthly|yearly|annually|times|einmal|zweimal|mal|\\p{L}+mal|jede[nrs]?|alle|täglich|wöchentlich|monatlich|jährlich|fois|chaque|tous|toutes|veces|cada|volte|ogni|keer|elke|vezes",
);
const FRACTION = words("all|none|every|alle|keine?|tous|toutes|aucune?|todos|ninguno");
/** Excludes the capital at the beginning of a sentence. */
const CAPITAL = String.raw`(?<=[\p{L}\p{N},;:)]\s|["“„«(])\p{Lu}[\p{L}\p{N}]|^\p{Lu}\S+\s\p{Lu}`;
const PERSON = String.raw`(?:${words("Mr|Mrs|Ms|Dr|Prof|Professor|Mayor|Captain|Sir|Herrn?|Frau|Madame|Monsieur|Mme|M|Mlle|Señora?|Sra?|Don|Doña|Signora?|Dott")})\.?\s\p{Lu}|\p{Lu}[\p{Ll}’'-]+\s(?:\p{Lu}\.\s|van\s|von\s|de\s|della\s)*\p{Lu}[\p{Ll}’'-]+`;
const PLACE = words(
  "in|at|near|on|from|under|be(?:hind|tween|side)|im|am|an|auf|bei|beim|aus|unter|hinter|zwischen|neben|nach|à|au|aux|dans|sur|sous|près|chez|en|a|al|bajo|sobre|cerca|nel|nella|presso|te|op|naar|em|no|na",
);
const REASON = words(
  "because|since|due to|so that|in order|caused?|therefore|thus|owing to|as a result|weil|da|denn|damit|wegen|aufgrund|um \\p{L}+ zu|deshalb|daher|parce que|parce qu|car|puisque|afin|pour|à cause|grâce|en raison|porque|debido|para que|a causa|perché|a causa|omdat|want|wegens|devido",
);
/** Words that say yes or no, or state a condition. */
const ALLOWS = words(
  "may|must|can|cannot|shall|should|not|no|never|only|always|allowed|permitted|forbidden|prohibited|required|needs?|consent|possible|without|yes|darf|dürfen|muss|müssen|kann|können|nicht|keine?[nmr]?|nur|nie|erlaubt|gestattet|zulässig|verboten|untersagt|ohne|ja|nein|möglich|zustimmung|peut|peuvent|doit|doivent|pas|jamais|seulement|autorisée?s?|permise?s?|permis|interdite?s?|sans|oui|non|possible|puede|pueden|debe|deben|nunca|sólo|solo|permitid[oa]s?|prohibid[oa]s?|sin|sí|permiso|può|possono|deve|mai|vietat[oi]|permess[oi]|senza|mag|mogen|moet|niet|geen|alleen|verboden|toegestaan|zonder|pode|podem|não|proibid[oa]s?",
);
const DEFINES = words(
  "is an?|is the|are|means?|refers to|denotes|stands for|is called|is defined|consists of|ist (?:ein|eine|der|die|das)|sind|bedeutet|bezeichnet|heißt|steht für|nennt man|versteht man|est (?:un|une|le|la)|sont|désigne|signifie|s'appelle|appelle|es (?:un|una|el|la)|son|significa|se llama|se entiende|è (?:un|una|il|la)|sono|indica|zijn|betekent|é (?:um|uma)",
);

/** "In 2013", "to 2023"; "2000 people" may be a number instead. */
const SINCE_YEAR = String.raw`${YEAR}\s?(?:to|[–-]|bis|à|a)\s?(?:${YEAR}|_)|${words("in|since|to|from|until|by|of|seit|bis|von|im jahr|en|depuis|à|desde|hasta|dal|al|sinds|tot")}\s${YEAR}`;
/** "Figure 2", "Section 4.1". */
const NUMBERED = String.raw`${words("figures?|fig|tables?|tab|sections?|chapters?|pages?|abbildung|abb|tabelle|abschnitt|kapitel|seite|tableau|chapitre|figura|tabla|capítulo|página")}\.?\s?\d+(?:\.\d+)*`;

type Pattern = readonly (readonly [number, RegExp])[];
const of = (...graded: readonly (readonly [number, string])[]): Pattern =>
  graded.map(([fit, source]) => [fit, new RegExp(source, "iu")]);
const exactly = (...graded: readonly (readonly [number, string])[]): Pattern =>
  graded.map(([fit, source]) => [fit, new RegExp(source, "u")]);

const NUMBER = `${DIGITS}|${NUMBER_WORDS}`;
/** A number without a unit: "costs 640.", "at a cost of 85 a bakery". */
const BARE_NUMBER = String.raw`(?<![\p{L}\d.,])\d[\d.,]*(?<![.,])(?=\s*(?:$|[,;.:)_]|${words("a|an|per|for|each|and|or|pro|je|und|oder|für|par|et|ou|por|y|e|o|al|il|en|of")}))`;
/** The form of each kind's values, best first; for `any`, only words decide. */
const VALUES: Readonly<Record<AnswerKind, Pattern>> = {
  date: of(
    [1, `${NUMERIC_DATE}|${DAY_AND_MONTH}|${YEAR}`],
    [0.9, `${CLOCK}|${DAY}|${MONTH}|${RELATIVE_TIME}`],
    [0.6, VAGUE_TIME],
  ),
  duration: of([1, DURATION], [0.3, NUMBER]),
  share: of([1, SHARE], [0.7, FREQUENCY], [0.3, FRACTION], [0.3, NUMBER]),
  amount: of([1, AMOUNT], [0.6, BARE_NUMBER], [0.2, NUMBER]),
  number: of([1, NUMBER]),
  name: [...exactly([1, PERSON]), ...exactly([0.7, CAPITAL])],
  place: [
    ...exactly([1, String.raw`(?:${PLACE})\s(?:\p{Ll}+\s){0,2}\p{Lu}`]),
    ...of([0.7, PLACE]),
    ...exactly([0.4, CAPITAL]),
  ],
  reason: of([1, REASON]),
  definition: of([1, DEFINES], [0.6, words("is|was|are|were|ist|war|est|était|es|era|è|was|é")]),
  yesno: of([1, ALLOWS]),
  any: [],
};

/**
 * How well a text contains a value of the requested kind, 0 to 1. The text of a cell may be a bare value: in a column of percentages, the
 * sign is in the header.
 */
export function hasValue(kind: AnswerKind, fresh: string, isCell: boolean): number {
  const own = OF_OTHER_KINDS[kind] === undefined ? fresh : fresh.replaceAll(OF_OTHER_KINDS[kind], "_");
  const fit = VALUES[kind].find(([, pattern]) => pattern.test(own))?.[0] ?? 0;
  if (!isCell) return fit;
  const text = fresh.trim();
  if (IN_HEADER.has(kind) && /^[^\p{L}]*\d/u.test(text)) return Math.max(fit, 0.9);
  if ((kind === "name" || kind === "place") && /^\p{Lu}/u.test(text)) return Math.max(fit, 0.9);
  return fit;
}

/** "30 days", "2 %", "28 July" and "2024-0589" contain numbers, but they are not amounts of money. */
const OF_OTHER_KINDS: Readonly<Partial<Record<AnswerKind, RegExp>>> = {
  amount: new RegExp(`${DURATION}|${NUMERIC_DATE}|${DAY_AND_MONTH}|${YEAR}|\\d[\\d.,]*\\s?%|\\d+(?:[-/]\\d+)+`, "giu"),
  number: new RegExp(`${NUMERIC_DATE}|(?:${DAY_AND_MONTH})(?:,?\\s${YEAR})?|${SINCE_YEAR}|${NUMBERED}`, "giu"),
};

/** Kinds whose unit may be in the column's header. */
const IN_HEADER: ReadonlySet<AnswerKind> = new Set(["share", "amount", "duration", "number"]);

/** Whether an answer of this kind needs such a value. */
export function needsValue(kind: AnswerKind): boolean {
  return NEEDED.has(kind);
}

const NEEDED: ReadonlySet<AnswerKind> = new Set(["date", "duration", "share", "amount", "number", "name", "place"]);

/** Returns the text with the question's words replaced: words that repeat the question answer nothing. */
export function freshPart(text: string, isAsked: (token: string) => boolean): string {
  return text.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}.,'’-]*/gu, (token) =>
    isAsked(token) && !UNIT.test(token) ? "_" : token,
  );
}

/** "How many weeks": the answer repeats the unit. */
const UNIT = new RegExp(`^(?:${TIME_UNIT}|${CURRENCY})$`, "iu");
