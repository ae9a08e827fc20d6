/**
 * The words that say what is to be done, English and German, in the order in which they are asked: the first that speaks
 * decides. A noun may decide before a verb: "add a comment" comments, "add page numbers" numbers.
 */
export type Action =
  | "unprotect"
  | "protect"
  | "number"
  | "comment"
  | "stamp"
  | "highlight"
  | "fill"
  | "replace"
  | "append"
  | "merge"
  | "extract"
  | "rotate"
  | "reorder"
  | "remove"
  | "redact"
  | "write";

/** Begins and ends a word, also of letters outside ASCII. */
const word = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${pattern})(?![\\p{L}\\p{N}_])`, "iu");

const ADD = "add|insert|put|place|write|attach|append|füge?n?|setzen?|schreiben?|einfügen|hinzufügen|anbringen";
const PAGE = "pages?|seiten?|blatt|blätter|sheets?|slides?|folien?";

/** Each `all` must be there. */
export const ACTIONS: readonly { readonly action: Action; readonly all: readonly RegExp[] }[] = [
  {
    action: "unprotect",
    all: [
      word("passwords?|passwort|kennwort|encryption|protection|verschlüsselung|schutz"),
      word("remove|drop|lift|without|entfernen?|aufheben|entschlüsseln?|decrypt"),
    ],
  },
  { action: "unprotect", all: [word("decrypt|entschlüsseln?")] },
  {
    action: "protect",
    all: [word("passwords?|passwort|kennwort|encrypt|verschlüsseln?|password-protect|passwortschutz")],
  },
  {
    action: "number",
    all: [word("page numbers?|page numbering|seitenzahlen?|seitennummern?|paginieren?|paginate|paginierung")],
  },
  { action: "number", all: [word("number|nummerieren?"), word(PAGE)] },
  {
    action: "comment",
    all: [
      word("comment|comments|annotate|note|sticky note|annotation|kommentieren?|kommentar|anmerkung|notiz|notieren?"),
    ],
  },
  { action: "stamp", all: [word("stamp|stamps|watermark|stempel|stempeln?|stempele|wasserzeichen")] },
  {
    action: "highlight",
    all: [word("highlight|mark|markieren?|hervorheben|hebe|heben|unterlegen?|anstreichen|streiche .* an")],
  },
  {
    action: "fill",
    all: [
      word(
        "fill|fill in|fill out|complete|enter|tick|untick|check|uncheck|select|choose|set|type|" +
          "fülle|füllen?|ausfüllen|trage?n?|eintragen|kreuzen?|ankreuzen|wählen?|auswählen|setzen?|haken?|abhaken|gib|eingeben",
      ),
    ],
  },
  {
    action: "replace",
    all: [
      word(
        "replace|change|substitute|swap out|rename|correct|ersetzen?|ändern?|ändere|tausche .* gegen|korrigieren?|umbenennen",
      ),
    ],
  },
  {
    action: "append",
    all: [
      word("append|attach|prepend|merge|combine|join|add|anhängen|hängen?|voranstellen|vereinen?|verbinden?|füge?n?"),
      word("document|documents|file|files|pdf|dokumente?|dateien?"),
    ],
  },
  {
    action: "merge",
    all: [word("merge|combine|join|zusammenfügen|zusammenlegen|vereinen?|verbinden?|füge?n?"), word(PAGE)],
  },
  {
    action: "extract",
    all: [
      word("extract|keep only|keep just|keep|only keep|export|extrahieren?|behalten?|herauslösen|löse"),
      word(PAGE),
    ],
  },
  { action: "rotate", all: [word("rotate|turn|drehen?|rotieren?")] },
  {
    action: "reorder",
    all: [
      word(
        "reorder|rearrange|order|sort|move|swap|exchange|reverse|ordnen?|umordnen|verschieben?|schieben?|vertauschen?|tauschen?|umkehren|kehre",
      ),
      word(`${PAGE}|order|reihenfolge`),
    ],
  },
  {
    action: "remove",
    all: [word("delete|remove|drop|erase|cut|strip|take out|löschen?|entfernen?|streichen?|tilgen?")],
  },
  {
    action: "redact",
    all: [
      word(
        "redact|black out|blackout|blacken|censor|anonymi[sz]e|hide|mask|obscure|obfuscate|block out|make unreadable|white out|" +
          "schwärzen?|schwaerzen?|anonymisieren?|zensieren?|unkenntlich|verbergen?|maskieren?|abdecken|ausblenden",
      ),
    ],
  },
  { action: "write", all: [word(ADD)] },
];

/** What a clause asks for; undefined where no word of it says so. */
export function actionOf(clause: string): Action | undefined {
  return ACTIONS.find(({ all }) => all.every((pattern) => pattern.test(clause)))?.action;
}

/** Any word that makes a clause of its own. */
const VERB = [
  "redact|black out|blackout|blacken|censor|anonymi[sz]e|hide|mask|obscure|delete|remove|drop|erase|replace|change|substitute|rename|correct",
  "highlight|mark|comment|annotate|add|insert|put|place|write|append|attach|prepend|merge|combine|join|extract|keep|rotate|turn|reorder|rearrange|move|swap|reverse",
  "stamp|watermark|number|paginate|protect|encrypt|decrypt|fill|enter|tick|untick|check|uncheck|select|choose|set|type",
  "schwärzen?|schwaerzen?|anonymisieren?|zensieren?|verbergen?|löschen?|entfernen?|streichen?|tilgen?|ersetzen?|ändern?|ändere|korrigieren?",
  "markieren?|hervorheben|hebe|kommentieren?|füge?n?|einfügen|hinzufügen|schreiben?|anhängen|hängen?|zusammenfügen|extrahieren?|behalten?|drehen?|rotieren?",
  "ordnen?|verschieben?|vertauschen?|tauschen?|umkehren|stempeln?|stempele|nummerieren?|schützen?|verschlüsseln?|entschlüsseln?",
  "fülle|füllen?|ausfüllen|trage?n?|eintragen|kreuzen?|ankreuzen|wählen?|auswählen|setzen?|gib",
].join("|");
const VERBS = word(VERB);
const FIRST_VERB = new RegExp(`^(?:${VERB})(?![\\p{L}\\p{N}_])\\s*`, "iu");

/** Whether a part of a sentence says by itself what to do. */
export function hasVerb(part: string): boolean {
  return VERBS.test(part);
}

/** The part without the verb that it begins with; null where it begins with another word. */
export function afterVerb(part: string): string | null {
  const verb = FIRST_VERB.exec(part);
  return verb === null ? null : part.slice(verb[0].length);
}

/** No verb has as many chars; a clause may have as many as the instructions. */
const LONGEST_WORD = 60;

/** Whether its last word says so, as German infinitives do ("number" and "check" end names of fields). */
export function endsWithVerb(part: string): boolean {
  const last = part.slice(-LONGEST_WORD).trim().split(/\s+/u).at(-1) ?? "";
  return /(?:en|ern|eln)$/iu.test(last) && VERBS.test(last);
}
