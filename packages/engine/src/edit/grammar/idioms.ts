/** Rewrites idioms around a verb ("take her number out", "die Miete soll auf 900 EUR geändert werden") as the verb that they mean. */
import { withContrast } from "./contrasts.ts";

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

/** A mark of quotes around nothing. */
const EMPTY = "\uE000999999\uE001";
/** In German the verb may be last, behind words that only say that all is meant. */
const BEFORE_LAST_VERB =
  /\s+(?:(?:überall|durchgehend|durchgängig|bitte|jeweils)\s+)+(?=(?:schwärzen|löschen|entfernen|ersetzen|ändern|streichen|markieren|anonymisieren|unkenntlich machen|unleserlich machen)$)/iu;

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
  // "Bankverbindung raus": a noun and no verb
  [/^((?:(?:die|das|den|der|alle)\s+)?\p{Lu}\S*(?:\s\S+){0,4}?)\s+(?:bitte\s+)?(?:raus|weg)$/u, "entferne $1"],
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
  [/^(?:clear|empty)\s+(?:the\s+)?(?:field|box|entry)\s+(\S.*)$/iu, `fill $1 with ${EMPTY}`],
  // "He left on 15 August, not 31 July": both are values, or both are names
  [
    /^(?:.*?\s(?:is|are|was|were|should be|should read|on|at|by|ist|sind|war|am|beträgt|lautet)\s+)?(?:now\s+|jetzt\s+)?(\S[^,]*?),?\s+(?:and\s+|und\s+)?(?:not|nicht|rather than|instead of|statt|anstatt)\s+(\S[^,]*?)(?:\s*[-–—,;.]\s*(?:so\s+|also\s+)?(?:please\s+|bitte\s+)?(?:update|fix|correct|change|adjust)\s+(?:it|that|this|the \p{Ll}+)(?:\s+(?:everywhere|accordingly))?)?$/iu,
    (whole, now = "", old = "") => (isOfOneSort(now, old) ? `replace ${old} with ${now}` : whole),
  ],
  // "The hire fee is now £5,100.00", "Die Anzahlung beträgt jetzt 150 EUR"
  [/^(?:(?:the|our|my)\s+)?(\S[^,]*?)\s+(?:is|are)\s+now\s+((?:[€$£]|\d)\S*(?:\s\S+){0,3})$/iu, "change the $1 to $2"],
  [/^(?:(?:die|der|das)\s+)?(\S[^,]*?)\s+(?:beträgt|betragen|ist|sind|lautet|lauten)\s+(?:jetzt|nun|künftig|neuerdings|ab sofort|seit \S+)\s+(\S*\d\S*(?:\s\S+){0,3})$/iu, "ändere die $1 auf $2"],
  // "Shrewsbury should read Hereford": a name, and another name
  [
    /^(\p{Lu}\S*(?:\s\p{Lu}\S*){0,3})\s+(?:should|must)\s+(?:be|read|say)\s+(\p{Lu}\S*(?:\s\p{Lu}\S*){0,3})$/u,
    (whole, old = "", now = "") => (LOOK.test(now) || ANY.test(old) ? whole : `replace ${old} with ${now}`),
  ],
  [/^(?:lose|ditch|scrap|bin|dump|axe)\s+((?:the|that|this|all|both|pages?|slides?|sections?|rows?|clauses?)(?:\s.*)?)$/iu, "delete $1"],
  // "the salary must not be visible"
  [/^(\S.*?)\s+(?:must|should|may|can|shall)\s?(?:not|n['’]t)\s+be\s+(?:visible|readable|legible|seen|shown|recognisable|recognizable)(?:\s+(?:any ?more|any longer))?$/iu, "redact $1"],
  [/^(\S.*?)\s+(?:darf|dürfen|soll|sollen|sollte|sollten)\s+nicht\s+(?:mehr\s+)?(?:sichtbar|lesbar|zu sehen|zu lesen)\s+(?:sein|bleiben)$/iu, "schwärze $1"],
  [/^(?:leere?n?)\s+(?:bitte\s+)?(?:das\s+)?feld\s+(\S.*)$/iu, `fülle $1 mit ${EMPTY}`],
  [/^als\s+(?:den\s+|die\s+|das\s+)?(\p{L}+)\s+(\S.*?)\s+(?:auswählen|wählen|eintragen|angeben)$/iu, "wähle als $1 $2"],
  // "remove the delivery line from the table", "delete the R-1004 row": a row is named by one of its cells
  [
    /^(delete|remove|drop|lose|ditch)\s+(?:the\s+|our\s+)?(?!(?:first|second|third|fourth|fifth|last|top|bottom|next|whole|entire|empty|subject|signature|other|this|that|every|each|all)(?![\p{L}]))((?:[\p{L}\p{N}][\p{L}\p{N}/.-]*\s){0,2}[\p{L}\p{N}][\p{L}\p{N}/.-]*)\s+(?:line|row|entry|position|line item)(?:\s+(?:from|in|of)\s+the\s+(?:table|list|invoice|sheet))?$/iu,
    (_, verb = "", name = "") => `${verb} the row for ${name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`,
  ],
  // "names of individuals but not of companies": names of companies are no names of persons
  [/(?<![\p{L}])names\s+of\s+(?:natural\s+)?(?:individuals|people|persons)\s*,?\s+(?:but\s+|and\s+)?not\s+(?:those\s+|the ones\s+)?of\s+(?:companies|firms|businesses|organi[sz]ations)/iu, "names of persons"],
  [/(?<![\p{L}])namen\s+von\s+(?:natürlichen\s+)?personen\s*,?\s+(?:aber\s+|und\s+|jedoch\s+)?nicht\s+(?:die\s+)?von\s+(?:firmen|unternehmen|gesellschaften)/iu, "Namen von Personen"],
  // "Entwurf als Wasserzeichen auf die Seite", "DRAFT as a watermark on every page"
  [/^(\uE000\d+\uE001|\p{Lu}[\p{L}\p{N}-]*(?:\s\p{Lu}[\p{L}\p{N}-]*){0,2})\s+(?:als|as\s+an?)\s+(wasserzeichen|watermark|stempel|stamp)((?:\s+\S.*)?)$/iu, "$2 $1$3"],
  // "put "Beatriz" into Given names": a field, and no place on a page
  [/^(?:put|write|insert)\s+(\uE000\d+\uE001)\s+(?:in|into|under)\s+(?!.*(?<![\p{L}])(?:cells?|columns?|rows?|pages?|slides?|top|bottom|left|right|middle|cent(?:re|er)|corner|headers?|footers?|margins?|front|each|every|all)(?![\p{L}]))((?:the\s+)?[\p{L}\p{N} '’-]{2,60})$/iu, "fill $2 with $1"],
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
  const text = clause.replace(/[\s.!]+$/u, "").replace(/,?\s+(?:please|bitte|thanks|danke)$/iu, "").replace(BEFORE_LAST_VERB, " "); // prettier-ignore
  const contrast = withContrast(text);
  if (contrast !== null) return contrast;
  for (const [pattern, by] of REWRITES) {
    // A pattern whose parts turn out to be of another kind changes nothing.
    const plain = typeof by === "string" ? text.replace(pattern, by) : text.replace(pattern, by);
    if (plain !== text) return plain;
  }
  return BEFORE_LAST_VERB.test(clause.replace(/[\s.!]+$/u, "").replace(/,?\s+(?:bitte|danke)$/iu, "")) ? text : clause;
}

/** What a text looks like, which no edit changes. */
const LOOK = /^(?:bold|italics?|underlined|larger|smaller|bigger|centred|centered|capitali[sz]ed|hidden|visible|(?:dark|light)?\s?(?:red|blue|green|black|white|grey|gray|yellow))$/iu; // prettier-ignore
/** Kinds of texts, and no text of a document. */
const ANY = /^(?:everything|all|every|each|names?|dates?|amounts?|headings?|titles?|pages?|slides?|sections?|numbers?|it|this|that|they|these)(?![\p{L}])/iu; // prettier-ignore

/** Whether both are names. Values are read in `contrasts.ts`, with their labels and nouns. */
function isOfOneSort(now: string, old: string): boolean {
  const isName = (text: string): boolean => /^\p{Lu}\S*(?:\s(?:\p{Lu}\S*|&|de|von|van)){0,4}$/u.test(text);
  const isQuoted = (text: string): boolean => /^\uE000\d+\uE001$/u.test(text);
  return (isQuoted(now) && isQuoted(old)) || (isName(now) && isName(old));
}

/** "the late fee" names a value; "Borrower" is a text. */
function isNamed(text: string): boolean {
  return /^(?:the|our|my|its|die|der|das)\s/iu.test(text);
}
