/** Rewrites idioms around a verb ("take her number out", "die Miete soll auf 900 EUR geändert werden") as the verb that they mean. */

const STANDING: Readonly<Record<string, string>> = {
  redacted: "redact",
  "blacked out": "redact",
  removed: "remove",
  deleted: "delete",
  hidden: "hide",
  masked: "mask",
  anonymised: "anonymise",
  anonymized: "anonymize",
  highlighted: "highlight",
  "crossed out": "remove",
  "taken out": "remove",
  "struck out": "remove",
  geschwärzt: "schwärze",
  "unkenntlich gemacht": "schwärze",
  anonymisiert: "anonymisiere",
  gelöscht: "lösche",
  entfernt: "entferne",
  gestrichen: "streiche",
  markiert: "markiere",
  "gelb markiert": "markiere gelb",
};
const PARTICIPLES = Object.keys(STANDING).join("|");
const SET_TO =
  "changed|set|raised|increased|lowered|reduced|corrected|updated|adjusted|geändert|abgeändert|erhöht|angehoben|gesenkt|gesetzt|angepasst|korrigiert|reduziert|verlängert|verkürzt|herabgesetzt|heraufgesetzt";
const AUXILIARY = "soll(?:en|te|ten)?|muss|müssen|ist|sind|kann|können|wird|werden";
const MUST = "should|must|can|could|may|shall|needs? to|has to|have to|is to|are to";
const SUM = "[€$£]?\\s?\\d[\\d.,]*(?:\\s?(?:%|[€$£]|[A-Z]{3}))?";

/** Verbs that mean a removal if "out" or "away" follows the object. */
const TAKE = "take|kick|cut|rip|throw|chuck|toss|pull|strip|cross|strike|scratch|edit|get";
const TAKE_GERMAN =
  "nimm|nehmt|nehmen|wirf|werft|werfen|schmei(?:ß|ss)(?:e|t|en)?|kick(?:e|t|en)?|hau(?:e|t|en)?|mach(?:e|t|en)?|streich(?:e|t|en)?|lösch(?:e|t|en)?|krieg(?:e|t|en)?";

type Rewrite = readonly [RegExp, string | ((...groups: string[]) => string)];

const base = (participle: string): string => STANDING[participle.toLowerCase()] ?? participle;

const REWRITES: readonly Rewrite[] = [
  // "take her phone number and email out", "take Ann Lee's name off slide 2"
  [
    new RegExp(`^(?:${TAKE})\\s+(?!out\\s)(\\S.*?)\\s+(?:out|away)(?:\\s+(?:of|from)(\\s+\\S.*))?$`, "iu"),
    (_, what = "", where = "") => `remove ${what}${where === "" ? "" : ` from${where}`}`,
  ],
  [
    new RegExp(`^(?:${TAKE_GERMAN})\\s+(?:sie\\s+|mir\\s+|uns\\s+|bitte\\s+|mal\\s+)*(\\S.*?)\\s+(?:bitte\\s+|da\\s+|dort\\s+)*(?:raus|heraus|weg)(\\s+aus\\s+\\S.*)?$`, "iu"),
    "entferne $1$2",
  ],
  [/^take\s+(?!out\s|\d)(\S.*?)\s+off(\s+\S.*)?$/iu, (_, what = "", where = "") => `remove ${what}${where === "" ? "" : ` on${where}`}`],
  [/^(?:black|blank|block|white|blot)\s+(?!out\s)(\S.*?)\s+out(\s+\S.*)?$/iu, "redact $1$2"],
  [/^(?:we|i)\s+(?:(?:only|just)\s+(?:need|want|require)|(?:need|want|require)\s+(?:only|just))\s+(?:to keep\s+)?((?:the\s+)?(?:\S+\s+){0,3}?(?:pages?|slides?)(?:\s.*)?)$/iu, "keep only $1"],
  [/^(?:wir|ich)\s+(?:brauchen?|benötigen?)\s+nur\s+((?:die\s+)?(?:\S+\s+){0,3}?(?:seiten?|folien?)(?:\s.*)?)$/iu, "behalte nur $1"],
  // "Datum auf 22.08. setzen"
  [/^((?:die|das|den|der)?\s*\p{Lu}\S*.*?)\s+auf\s+(?:den\s+|die\s+|das\s+)?(\S.*?)\s+setzen$/iu, "ändere $1 auf $2"],
  // "the names must go", "Name und Anschrift müssen raus"
  [/^(\S.*?)\s+(?:needs? to|has to|have to|must|should|can|may)\s+(?:go|go away|disappear|come out|be gone)$/iu, "remove $1"],
  [/^(\S.*?)\s+(?:müssen|muss|sollen|soll|sollten|sollte|können|kann)\s+(?:bitte\s+)?(?:raus|weg|heraus|verschwinden)$/iu, "entferne $1"],
  // "bump the fee up to $45", "extend the term to 31 May"
  [/^(?:bump|bring|hike|push)\s+(?:(?:up|down)\s+)?(\S.*?)\s+(?:(?:up|down)\s+)?to\s+(.*\d.*)$/iu, "change $1 to $2"],
  [/^(?:cut|drop|extend|shorten|prolong|postpone)\s+(\S.*?)\s+(?:down\s+)?to\s+(.*\d.*)$/iu, "change $1 to $2"],
  // "the excess goes up to £200"
  [/^(\S.*?)\s+(?:goes|go)\s+(?:up|down)\s+to\s+(.*\d.*)$/iu, "change $1 to $2"],
  // "the rate should read 5 %, and the fee $465.10": the second verb is left out
  [
    new RegExp(`^(\\S.*?)\\s+should\\s+(?:be|read|say)\\s+(${SUM}),?\\s+and\\s+((?:the|our|my)\\s+\\p{Ll}[\\p{Ll} -]*?)\\s+(${SUM})$`, "iu"),
    "change $1 to $2 and $3 to $4",
  ],
  // "every "A" should become "B"", "the charge becomes £70"
  [
    /^(?:(?:all|every|each)\s+(?:instances?|occurrences?|mentions?)\s+of\s+)?(\S.*?)\s+(?:(?:should|must|shall|has to|have to|is to|are to)\s+(?:now\s+)?become|becomes|wird zu|soll zu)\s+(\S.*?)(?:\s+werden)?$/iu,
    (_, what = "", by = "") => (isNamed(what) ? `change ${what} to ${by}` : `replace ${what} with ${by}`),
  ],
  [/^(?:turn|make)\s+(\S.*?)\s+into\s+(\S.*)$/iu, "replace $1 with $2"],
  [/^mach(?:e|en|t)?\s+(?:sie\s+|bitte\s+)*aus\s+(\S.*?)\s+(?:überall|durchgehend|bitte|jeweils|immer|einfach)\s+(\S.*)$/iu, "ersetze $1 durch $2"],
  // "the fee should be raised to $45", "Die Gebühr soll auf 30 EUR geändert werden"
  [new RegExp(`^(\\S.*?)\\s+(?:${MUST})\\s+be\\s+(?:${SET_TO})\\s+to\\s+(\\S.*)$`, "iu"), "change $1 to $2"],
  [new RegExp(`^(\\S.*?)\\s+(?:${MUST})\\s+be\\s+replaced\\s+(?:by|with)\\s+(\\S.*)$`, "iu"), "replace $1 with $2"],
  [new RegExp(`^(\\S.*?)\\s+(?:${AUXILIARY})\\s+(?:bitte\\s+|künftig\\s+|nun\\s+|jetzt\\s+)*(auf\\s+\\S.*?)\\s+(?:${SET_TO})(?:\\s+werden)?$`, "iu"), "ändere $1 $2"],
  [new RegExp(`^(\\S.*?)\\s+(?:${AUXILIARY})\\s+(?:bitte\\s+|überall\\s+)*(durch\\s+\\S.*?)\\s+(?:ersetzt|ausgetauscht)(?:\\s+werden)?$`, "iu"), "ersetze $1 $2"],
  [
    /^(\S.*?)\s+(?:soll(?:en|te)?|muss|müssen)\s+(?:nun\s+|jetzt\s+|künftig\s+|bitte\s+)*(\S.*?)\s+(?:lauten|heißen|betragen|sein(?<=(?:\d|\uE001)\S{0,8}(?:\s\S{1,4})? sein))$/iu,
    (_, what = "", by = "") => (isNamed(what) ? `ändere ${what} auf ${by}` : `ersetze ${what} durch ${by}`),
  ],
  // "the names should be removed on page 2", "§ 3 soll gelöscht werden", "ich möchte die Namen geschwärzt haben"
  [
    new RegExp(`^(?:(?:i|we)(?:['’]d| would)?\\s+(?:like|want|need)\\s+)(\\S.*?)\\s+(?:to be\\s+)?(${PARTICIPLES})((?:\\s+\\S.*)?)$`, "iu"),
    (_, what = "", participle = "", rest = "") => `${base(participle)} ${what}${rest}`,
  ],
  [
    new RegExp(`^(\\S.*?)\\s+(?:${MUST})\\s+(?:all\\s+|please\\s+|both\\s+)?be\\s+(${PARTICIPLES})((?:\\s+\\S.*)?)$`, "iu"),
    (_, what = "", participle = "", rest = "") => `${base(participle)} ${what}${rest}`,
  ],
  [
    new RegExp(`^(\\S.*?)\\s+(?:${AUXILIARY})\\s+((?:\\S.*?\\s+)??)(${PARTICIPLES})(?:\\s+(?:werden|sein))?$`, "iu"),
    (_, what = "", rest = "", participle = "") => `${base(participle)} ${what} ${rest}`.trim(),
  ],
  [new RegExp(`^(?:(?:ich|wir)\\s+(?:hätten?|möchten?|brauchen?|will|wollen)\\s+(?:gerne?\\s+)?)(\\S.*?)\\s+(${PARTICIPLES})(?:\\s+haben)?$`, "iu"), (_, what = "", participle = "") => `${base(participle)} ${what}`],
  // "versieh Seite 1 oben mit dem Stempel "Kopie""
  [/^versieh(?:e|en|t)?\s+(?:sie\s+)?(\S.*?)\s+mit\s+(?:dem|einem|der)\s+(stempel|wasserzeichen|vermerk|aufdruck|schriftzug)\s+(\S.*)$/iu, "stempel $3 $1"],
  [/^clear\s+(?:the\s+)?(\S.*?)\s+(?:check ?)?(?:box|tick|mark)$/iu, "untick $1"],
]; // prettier-ignore

/** Makes a part of a sentence an instruction of its own, as a verb does. */
export const IDIOM_VERBS: string = [
  `(?:${TAKE})(?=\\s[^.;]{1,80}\\s(?:out|off|away)(?![\\p{L}]))`,
  "(?:black|blank|block|white|blot)(?=\\s[^.;]{1,80}\\sout(?![\\p{L}]))",
  `(?:${TAKE_GERMAN})(?=\\s[^.;]{1,80}\\s(?:raus|heraus|weg)(?![\\p{L}]))`,
  "bump|hike|goes (?:up|down)|extend|shorten|prolong|becomes?|versiehe?|clear(?=\\s[^.;]{1,40}(?:box|tick))",
  "(?:(?:only|just) need|need only|need just)(?=\\s[^.;]{0,30}(?:pages?|slides?)(?![\\p{L}]))|brauchen? nur(?=\\s[^.;]{0,30}(?:seiten?|folien?)(?![\\p{L}]))",
  "mach(?:e|en|t)?(?=\\s(?:sie\\s|bitte\\s)*aus\\s)",
  "(?:müssen|muss|sollen|soll|sollten|sollte)\\s+(?:bitte\\s+)?(?:raus|weg|heraus)",
  "(?:needs? to|has to|have to|must|can|may)\\s+go(?![\\p{L}]| on| through| ahead)",
  `be (?:${PARTICIPLES}|replaced|${SET_TO})|(?:${PARTICIPLES}|ersetzt|${SET_TO})(?=\\s+(?:werden|wird|haben)|[\\s.!]*$)`,
].join("|");

/** The clause with a plain verb at its front; unchanged if it has no such idiom. */
export function withPlainVerb(clause: string): string {
  const text = clause.replace(/[\s.!]+$/u, "").replace(/,?\s+(?:please|bitte|thanks|danke)$/iu, "");
  for (const [pattern, by] of REWRITES) {
    if (pattern.test(text)) return typeof by === "string" ? text.replace(pattern, by) : text.replace(pattern, by);
  }
  return clause;
}

/** "the late fee" names a value; "Borrower" is a text. */
function isNamed(text: string): boolean {
  return /^(?:the|our|my|its|die|der|das)\s/iu.test(text);
}
