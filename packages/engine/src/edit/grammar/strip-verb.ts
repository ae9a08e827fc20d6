import type { VerbIndex } from "./verbs.ts";

const POLITE =
  /^(?:please|kindly|bitte|can you|could you|would you|i want you to|you should|now|jetzt|zuerst|first|finally|zuletzt|then|dann|also|außerdem|and|und)[\s,]+/iu;
/** As in "der Name soll geschwärzt werden", "the names should be redacted". */
const PASSIVE =
  /^(.*\S)\s+(?:(?:soll(?:en|te|ten)?|muss|müssen|ist|sind)\s+(?:bitte\s+)?(?:unkenntlich gemacht|geschwärzt|gelöscht|entfernt|anonymisiert)\s+werden|(?:should|must|needs? to|has to|have to|are to|is to)\s+be\s+(?:redacted|blacked out|removed|deleted|hidden|masked|anonymi[sz]ed|highlighted))$/isu;
const LEADS =
  /^(?:i|we|you|they|one|want|would|like|need|should|must|shall|will|can|could|let|us|let's|to|now|so|just|the|ich|wir|du|sie|man|möchte|möchten|soll|sollte|sollten|muss|müssen|kann|können|würde|jetzt|nun|noch)[,:]?$/iu;
const AFTERWORDS = /^(?:out|over|up|in|all)\s+(?=\S)/iu;
/** As in "Schwärzen Sie mir bitte nur …". */
const ADDRESSED = /^(?:sie|bitte|mir|uns|please|kindly|also|auch|nur|only|just|mal|doch|dabei|dann|then)\s+(?=\S)/iu;
const GERMAN_PARTICLE =
  /\s+(?:ein|aus|an|ab|hervor|hinzu|um|zusammen|heraus|unkenntlich|durchgehend|bitte|gelb|grün)\s*$/iu;

/** The clause without its verb: "redact X", "X schwärzen", "markiere X gelb". */
export function stripVerb(clause: string, verbs: VerbIndex): string {
  let text = clause.trim().replace(/[.!?]+$/u, "");
  while (POLITE.test(text)) text = text.replace(POLITE, "");
  const unreadable = /^(.*\S)\s+(?:unkenntlich|unleserlich)\s+(?:zu\s+)?machen[.!]*$/isu.exec(text);
  if (unreadable !== null) return tidy(unreadable[1]!);
  const passive = PASSIVE.exec(text);
  if (passive !== null) return tidy(passive[1]!);
  const after = verbs.afterVerb(text);
  if (after !== null) return tidy(after);
  if (verbs.endsWithVerb(text)) {
    return tidy(text.slice(0, text.search(/\s*\S+\s*$/u)).replace(/\s+(?:zu|machen|unkenntlich)$/iu, ""));
  }
  const words = text.split(/\s+/u);
  const first = words.findIndex((word) => verbs.hasVerb(word));
  if (first <= 0 || first > 2) return tidy(text);
  // In "We should redact X" the words before the verb introduce it; in "Kundennummer ändern in X" the verb is in the middle.
  const before = words.slice(0, first).filter((word) => !LEADS.test(word));
  return tidy([...before, ...words.slice(first + 1)].join(" "));
}

function tidy(text: string): string {
  let own = text;
  while (ADDRESSED.test(own)) own = own.replace(ADDRESSED, "");
  return own
    .replace(AFTERWORDS, (word) => (/^all/iu.test(word) ? word : ""))
    .replace(GERMAN_PARTICLE, "")
    .trim();
}
