/**
 * Finds a clause's exceptions ("except the total", "but keep the case number", "aber nicht auf Seite 1"), and the part of the document that it is
 * limited to ("in section 3").
 */
import type { VerbIndex } from "./verbs.ts";
import { ALL_BUT, KEEP_LAST } from "./target-words.ts";

/** A clause split into parts. `kept` and `within` are as written, without the words that introduce them. */
export interface Parted {
  readonly body: string;
  readonly kept: readonly string[];
  readonly within: readonly string[];
}

const STAYING =
  "(?:\\s+(?:exactly\\s+)?(?:as (?:it|they) (?:is|are|was|were)|as is|visible|readable|legible|untouched|unchanged|intact|alone|in place|unredacted|in there|in|there|standing|where (?:it|they) (?:is|are)|out|stehen|sichtbar|unverändert|unangetastet|lesbar|drin|unberührt|erhalten|so|wie (?:er|sie|es) (?:ist|sind)|aus))*";
const KEPT: readonly RegExp[] = [
  /(?:^|[\s,;(]+)(?:(?:but|and|und|aber|jedoch)\s+)?(?:except(?:ing)?(?:\s+for)?|excluding|excepted|with the exception of|apart from|aside from|other than|save for|but not|not including|außer(?:halb)?|ausgenommen|mit ausnahme (?:von|de[sr])|abgesehen von|bis auf|aber nicht|jedoch nicht|nicht aber|nur nicht|nicht jedoch)\s+(?=\S)/iu,
  /\s+but\s+(?=(?:for\s+)?(?:the\s+)?(?:first|last|second|third|final|pages?\s+\d))/iu,
  /(?:^|[\s,;(]+)(?:(?:but|and|while|yet|however|though|aber|und|jedoch|dabei|doch)[\s,]+)*(?:(?:please|bitte)\s+)?(?:keep(?:ing)?|leav(?:e|ing)|retain(?:ing)?|preserv(?:e|ing)|spar(?:e|ing)|lass(?:e|t|en)?|belass(?:e|t|en)?|behalt(?:e|en)?)\s+(?:sie\s+|bitte\s+|aber\s+|dabei\s+|jedoch\s+)*(?=\S)/iu,
];
/** "do not touch the total": the verb is one of an operation, or of {@link CHANGES}. */
const NEGATED =
  /(?:^|[\s,;(]+)(?:(?:but|and|while|yet|however|though|aber|und|jedoch|dabei|doch)[\s,]+)*(?:(?:please|bitte)\s+)?(?:do not|don['’]t|dont|never)\s+(black out|\p{L}+)\s+(?=\S)/iu;
const CHANGES = /^(?:touch|change|alter|hide|mask|modify|black out|include|mark|edit|tick|check)$/iu;
/** "…, the total stays", "…, aber die Summe soll stehen bleiben": the exception comes first. */
const KEPT_BEFORE =
  /(?:^|,\s*|,?\s+(?=(?:but|while|yet|though|aber|jedoch|nur|and|und)\s))(?:(?:but|while|yet|though|aber|jedoch|dabei|nur|and|und)\s+)*(\S[^,\uE002]*?)\s+(?:(?:should|must|shall|can|may|has to|have to|needs? to)\s+(?:stay|remain|be (?:kept|left|preserved))(?:\s+(?:visible|readable|legible|unchanged|as (?:it|they) (?:is|are)|untouched|in))?|(?:stays?|remains?)(?:\s+(?:visible|readable|legible|unchanged|untouched|as (?:it|they) (?:is|are)))?|(?:soll(?:en)?|muss|müssen|darf|dürfen|kann|können)\s+(?:aber\s+|jedoch\s+)?(?:(?:stehen|sichtbar|erhalten|lesbar|unverändert|drin)\s*bleiben|bleiben)|bleib(?:t|en)\s+(?:aber\s+|jedoch\s+)?(?:stehen|sichtbar|erhalten|lesbar|unverändert|drin|unberührt)|nicht\s+(?:schwärzen|ändern|anfassen|löschen|ersetzen|entfernen|markieren))[\s.!]*$/iu;
/** Not an exception, because nothing changes that was not named. */
const ALL_ELSE =
  /^(?:everything else|all else|the rest(?: of (?:the|this) \p{L}+)?|anything else|(?:all |alle )?(?:the |die |der )?(?:remaining|other|übrigen?|anderen?|restlichen?)\s+\p{L}+|all other \p{L}+|alles andere|alles übrige|(?:de[rn]|vom) rest|rest|das übrige|sonst nichts)$/iu;

const STAYS = new RegExp(`${STAYING}[\\s.!]*$`, "iu");
/** Belongs to the whole clause and not to the exception: a verb at its end, or the new text. */
const TAILS: readonly RegExp[] = [
  /\s+(?:(?:should|must|needs? to|has to|have to|are to|is to)\s+be\s+(?:\p{L}+)(?:\s+out)?|(?:soll(?:en|te|ten)?|muss|müssen|ist|sind)\s+(?:bitte\s+)?(?:\p{L}+\s+)?(?:\p{L}+)\s+werden|(?:unkenntlich|unleserlich)\s+(?:zu\s+)?machen)[\s.!]*$/iu,
  /\s+(?:durch|with|by)\s+\S.*$/iu,
  /\s+(?:in\s+)?(?:yellow|green|blue|red|pink|orange|gelb|grün|blau|rot|rosa)(?:\s+(?:markieren|hervorheben|unterlegen|anstreichen))?[\s.!]*$/iu,
];

const SECTION_NUMBER =
  "(?:sections?|clauses?|articles?|items?|paragraphs?|chapters?|§{1,2}|abschnitte?n?|paragraphen|klauseln?|artikeln?|ziffern?|kapiteln?|punkte?n?)\\s*(?:no\\.?|nr\\.?)?\\s*\\d{1,3}(?:\\.\\d{1,3}){0,4}[a-z]?(?:\\s*(?:,|and|und|&)\\s*\\d{1,3}(?:\\.\\d{1,3}){0,4})*";
const COLUMN =
  "(?:the\\s+)?columns?\\s+(?:\\uE000\\d+\\uE001|\\p{L}[\\p{L}\\p{N}-]*)|(?:the\\s+)(?:\\uE000\\d+\\uE001|\\p{L}[\\p{L}\\p{N}-]*)\\s+column|(?:der\\s+)?spalten?\\s+(?:\\uE000\\d+\\uE001|\\p{L}[\\p{L}\\p{N}-]*)";
const TITLED_SECTION =
  "(?:the\\s+)(?:\\uE000\\d+\\uE001|\\p{L}[\\p{L}-]*(?:\\s\\p{L}[\\p{L}-]*)?)\\s+(?:section|clause|article)|(?:the\\s+)?(?:section|clause|chapter|abschnitt|klausel|kapitel)\\s+(?:called\\s+|titled\\s+|on\\s+|about\\s+|über\\s+)?(?:\\uE000\\d+\\uE001|\\p{Lu}[\\p{L}-]*(?:\\s\\p{Lu}[\\p{L}-]*)?)";
const SHEET =
  "(?:the\\s+)?(?:\\uE000\\d+\\uE001|[\\p{L}\\p{N}_-]*\\p{L}[\\p{L}\\p{N}_-]*)\\s+(?:work)?(?:sheet|tab)(?![\\p{L}])|(?:the\\s+)?(?:work)?(?:sheet|tab)\\s+(?:called\\s+|named\\s+)?(?:\\uE000\\d+\\uE001|\\p{L}[\\p{L}\\p{N}_-]*)|(?:dem\\s+)?(?:tabellenblatt|blatt|reiter)\\s+(?:\\uE000\\d+\\uE001|\\p{L}[\\p{L}\\p{N}_-]*)";
const TABLE = "(?:the\\s+|der\\s+)(?:table|tabelle)";
const PART = `(?:the\\s+(?!table)|dem\\s+|der\\s+(?!tabelle))?(${SECTION_NUMBER}|${COLUMN}|${TITLED_SECTION}|${TABLE}|${SHEET})`;
const WITHIN_END = new RegExp(
  `[\\s,]+(?:(?:but\\s+)?only\\s+|nur\\s+|just\\s+)?(?:in|on|within|inside|under|from|auf|aus|unter|innerhalb von)\\s+${PART}(?:\\s+(?:only|alone|allein))?(?=[\\s.!]*$|\\s+(?:durch|with|by|to|auf|gegen)\\s|\\s+\\S+(?:en|ern|eln)[\\s.!]*$)`,
  "iu",
);
const WITHIN_START = new RegExp(
  `^(?:only\\s+|nur\\s+)?(?:in|on|within|inside|under|auf|unter)\\s+${PART}(?:\\s+(?:only|nur))?\\s*,?\\s+`,
  "iu",
);
const WITHIN_NEXT = new RegExp(
  `^(\\s*(?:please\\s+|bitte\\s+)?(?:only\\s+|nur\\s+)?(?:in|within|inside|under|unter)\\s+${PART})\\s*,?\\s+(?=\\S)`,
  "iu",
);
/** Placeholder for the last digits while the rest is split. */
const LAST_DIGITS = "\uE002";

export function partClause(clause: string, verbs: VerbIndex): Parted {
  const last = KEEP_LAST.exec(clause)?.[0];
  if (last !== undefined && !/[\p{L}\p{N}]/u.test(clause.replace(last, ""))) {
    return { body: "", kept: [last], within: [] };
  }
  const parted = part(last === undefined ? clause : clause.replace(last, ` ${LAST_DIGITS}`), verbs);
  if (last === undefined) return parted;
  const restore = (text: string): string => text.replaceAll(LAST_DIGITS, last);
  return { body: restore(parted.body), kept: parted.kept.map(restore), within: parted.within.map(restore) };
}

function part(clause: string, verbs: VerbIndex): Parted {
  const { body, kept: named } = splitException(clause, verbs);
  const kept = named.map((text) => withNoun(text, body));
  const within = WITHIN_START.exec(body) ?? withinVerb(body, verbs) ?? WITHIN_END.exec(body);
  if (within === null || !verbs.hasVerb(body.replace(within[0], " "))) return { body, kept, within: [] };
  const rest = `${body.slice(0, within.index)} ${body.slice(within.index + within[0].length)}`.trim();
  return { body: rest, kept, within: [within[1]!.trim()] };
}

const PAGE_NOUN = /(?<![\p{L}])(?:pages?|slides?|seiten?|folien?)(?![\p{L}])/iu;
const BARE_ORDINAL =
  /^(?:on |in |auf |of )?(?:the |die |der |den )?(?:very )?(?:first|second|third|last|final|erste[nr]?|letzte[nr]?|zweite[nr]?|dritte[nr]?)(?: (?:two|three|zwei|drei))?(?: ones?)?$/iu;

/** In "on every slide except the last", the exception is the last slide. */
function withNoun(kept: string, body: string): string {
  return BARE_ORDINAL.test(kept) && PAGE_NOUN.test(body) ? `${kept.replace(/ ones?$/iu, "")} page` : kept;
}

/** "Schwärze nur in § 3 alle Beträge": the part comes right after the verb. */
function withinVerb(body: string, verbs: VerbIndex): RegExpExecArray | null {
  const after = verbs.afterVerb(body);
  const found = after === null ? null : WITHIN_NEXT.exec(after);
  if (after === null || found === null) return null;
  const within = [found[1]!, found[2]!] as unknown as RegExpExecArray;
  return Object.assign(within, { index: body.length - after.length, input: body });
}

function splitException(clause: string, verbs: VerbIndex): { body: string; kept: string[] } {
  const before = KEPT_BEFORE.exec(clause);
  if (before !== null) return { body: clause.slice(0, before.index).trim(), kept: named(before[1]!) };
  const found = [...KEPT.map((pattern) => pattern.exec(clause)), negatedVerb(clause, verbs)]
    .flatMap((match) => (match === null ? [] : [{ from: match.index, to: match.index + match[0].length }]))
    .toSorted((a, b) => a.from - b.from)[0];
  if (found === undefined) return { body: clause, kept: [] };
  const head = clause.slice(0, found.from).trim();
  const rest = clause.slice(found.to);
  if (head === "") {
    // "Except for the total, redact all amounts": a comma ends the exception.
    const comma = rest.indexOf(",");
    const after = comma < 0 ? "" : rest.slice(comma + 1).trim();
    return verbs.hasVerb(after) ? { body: after, kept: named(rest.slice(0, comma)) } : { body: "", kept: named(rest) };
  }
  if (isAllBut(head, clause.slice(found.from), verbs)) return { body: clause, kept: [] };
  const [own, tail] = partTail(rest, verbs);
  return { body: `${head} ${tail}`.trim(), kept: named(own) };
}

function negatedVerb(clause: string, verbs: VerbIndex): RegExpExecArray | null {
  const match = NEGATED.exec(clause);
  return match !== null && (CHANGES.test(match[1]!) || verbs.hasVerb(match[1]!)) ? match : null;
}

/** "everything but X" is a target of its own. */
function isAllBut(head: string, rest: string, verbs: VerbIndex): boolean {
  const words = head.split(/\s+/u);
  return (
    [1, 2].some((count) => ALL_BUT.test(`${words.slice(-count).join(" ")} ${rest.trim()}`)) &&
    verbs.hasVerb(`${head} ${rest}`)
  );
}

function partTail(rest: string, verbs: VerbIndex): [own: string, tail: string] {
  for (const pattern of TAILS) {
    const tail = pattern.exec(rest);
    if (tail !== null) return [rest.slice(0, tail.index), tail[0].trim()];
  }
  if (!verbs.endsWithVerb(rest)) return [rest, ""];
  const at = rest.search(/\s*\S+\s*$/u);
  return [rest.slice(0, at), rest.slice(at).trim()];
}

function named(text: string): string[] {
  const own = text
    .trim()
    .replace(STAYS, "")
    .replace(/^(?:for|only|nur)\s+/iu, "")
    .trim();
  return own === "" || ALL_ELSE.test(own) ? [] : [own];
}
