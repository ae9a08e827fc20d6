/** Words for the document itself. */
export const DOCUMENT_WORDS: string =
  "documents?|contracts?|agreements?|lease|letter|text|files?|deck|presentation|slides|workbook|spreadsheet|report|invoice|statement|minutes|pdf|paper|" +
  "dokuments?|dokumente?n?|vertrags?|mietvertrags?|briefs?|textes|datei|präsentation|arbeitsmappe|berichts?|rechnung|protokolls?|schreibens?|" +
  "quotation|quote|offer|notice|certificate|receipt|payslip|bescheids?|angebots?|kontoauszugs?|auszugs?|abrechnung|zeugnisses|formulars?|befund(?:bericht)?s?|arztbriefs?|gutachtens?|mahnung|lebenslaufs?|" +
  "deed|statutes|bylaws|satzung|urkunde|policy|memo|proposal|brochure|manual|handbook|résumé|resume|cv";

const DOCUMENT = `(?:(?:the|this|that|my|our|whole|entire|complete|dem|den|der|das|des|die|diese[mnrs]?|ganzen?|gesamten?|kompletten?)\\s+){1,3}(?:${DOCUMENT_WORDS})`;

/** At the end of a clause: says that every occurrence is meant, or is a polite phrase. Not part of a name or a new text. */
const SCOPE = new RegExp(
  `(?:^|[\\s,]+)(?:${[
    `(?:throughout|everywhere|anywhere|across|all over|überall|durchgehend|durchgängig)(?:\\s+(?:in\\s+)?${DOCUMENT})?`,
    "wherever (?:it|they|he|she|this|that) (?:appears?|occurs?|is mentioned|are mentioned|is used|stands?|comes? up)",
    "wherever (?:it|they|he|she|this|that)['’](?:s|re) (?:mentioned|named|used)",
    "(?:on|in|auf|in) (?:all|every|each|both|allen|beiden|jeder) (?:(?:of )?the |der |den )?(?:remaining |other |übrigen |anderen |restlichen )?(?:slides?|pages?|sheets?|folien?|seiten?|blättern|tabellenblättern)",
    `(?<!(?:date|datum)[\\s,]+)(?:in|from|of|within|aus|in|im|von) (?:this|our|my|diese[mnrs]?|unsere[mnrs]?) \\p{L}+`,
    "(?:in|at) (?:all|every) (?:places?|occurrences?|instances?|positions?)",
    "an allen stellen|an jeder stelle|wo immer (?:er|sie|es) (?:vorkommt|vorkommen|steht|stehen)",
    // The letter in "the date of the letter" is not a scope: that date is only one of its dates.
    `(?<!(?:date|datum)[\\s,]+)(?:in|from|of|within|aus|im|in|von)\\s+${DOCUMENT}|(?<!datum[\\s,]+)(?:im|vom|am)\\s+(?:(?:ganzen|gesamten|kompletten)\\s+)?(?:${DOCUMENT_WORDS})`,
    "completely|entirely|fully|in full|in (?:its|their) entirety|altogether|any ?more|ersatzlos|vollumfänglich|restlos|instead|again|too|as well|komplett|vollständig|ganz|stattdessen|ebenfalls|(?:but )?only|nur|allein|bitte|please|pls|plz|thanks|thank you(?: (?:very|so) much)?|many thanks|thx|tnx|ty|cheers|ta|asap|danke(?: (?:schön|sehr))?|vielen dank|besten dank|lg|mfg|for me|für mich",
  ].join("|")})[\\s.!,;]*$`,
  "iu",
);

const WHOLLY =
  /\s+(?:in full|in (?:its|their) entirety|completely|entirely|altogether|ersatzlos|vollständig|komplett|restlos|vollumfänglich)(?=\s*,|\s+(?:and|und|sowie)\s)/giu;

/** "clause 1 in full and clause 3": each element of a list may say that all of it is meant. */
export function withoutWholly(text: string): string {
  return text.replaceAll(WHOLLY, "");
}

/** The text without words that only say where, or are polite. */
export function withoutScope(text: string): string {
  let rest = text;
  for (let before = ""; before !== rest;) {
    before = rest;
    rest = rest.replace(SCOPE, "");
  }
  return rest.trim();
}
