/**
 * Resolves "it" and "them": "Page 3 is outdated, drop it." names the object first and then the edit.
 *
 * Statement: a part of a sentence that names something and requests nothing. Only statements of known forms are used.
 */
import { withPlainVerb } from "./idioms.ts";
import type { VerbIndex } from "./verbs.ts";

const PRONOUN = "it|them|they|that|this|these|those|both|sie|ihn|es|das|die|diesen?|dieses|beides?|dies";
/** What may follow the verb: the pronoun, and perhaps a complement of the verb. */
const BARE = new RegExp(
  `^(?:(?:out|off|away)\\s+)?(?:bitte\\s+|einfach\\s+|also\\s+|just\\s+|doch\\s+)*(?:${PRONOUN})((?:\\s+(?:out|off|away|completely|entirely|too|as well|please|bitte|raus|weg|heraus|komplett|ganz|now|then))*[\\s.!]*|\\s+(?:with|by|to|in|durch|auf|mit)\\s+\\S.*)$`,
  "iu",
);
const BE =
  "(?:is|are|was|were|isn['’]t|aren['’]t|has|have|had|hasn['’]t|haven['’]t|looks?|seems?|contains?|does|do|doesn['’]t|don['’]t|belongs?|should|must|can|no longer|ist|sind|war|waren|hat|haben|gehört|gehören|stimmt|stimmen|passt|passen|enthält|enthalten|steht|stehen|brauchen wir|brauche ich|soll|sollen|darf|dürfen)";
const NEED =
  "(?:(?:do not|don['’]t|dont|no longer|never|won['’]t|shouldn['’]t)\\s+)?(?:need|want|use|require|like|see|have|know|publish|share|show|spotted|found|noticed)";
const DETERMINER = "(?:the|our|my|your|this|that|all|both|die|der|das|den|dem|unsere?n?|alle|beide)";
/** Something that can be named: a noun with a determiner, a page, a section, a quoted text. */
const NOUN = `(?:${DETERMINER}\\s+\\S.*?|(?:page|slide|section|clause|paragraph|row|seite|folie|abschnitt|absatz|klausel|zeile|§|pages|slides|sections|clauses|rows|seiten|folien|zeilen)\\s*\\S.*?|\\uE000\\d+\\uE001|\\p{Lu}[\\p{L}'’-]*(?:\\s\\S+){0,4}?)`;
const END =
  "(?:\\s+(?:any ?more|any longer|nicht mehr|nicht|mehr|here|hier|at all|for .*|in (?:the|this|it) .*|because .*))?";
const STATEMENTS: readonly RegExp[] = [
  new RegExp(`^(?:we|i|they|you|no one|wir|ich|man)\\s+(?:really\\s+|still\\s+|just\\s+)?${NEED}\\s+(${NOUN})${END}$`, "iu"),
  new RegExp(`^(?:wir|ich|man)\\s+(?:brauchen?|braucht|benötigen?|wollen|will|möchten?|haben|habe)\\s+(${NOUN})${END}$`, "iu"),
  new RegExp(`^(?:there (?:is|are)|there['’]s|es gibt|es steht)\\s+(${NOUN})${END}$`, "iu"),
  new RegExp(`^(?:find|locate|look (?:for|at)|search for|see|go to|suche?|such|finde?)\\s+(${NOUN})${END}$`, "iu"),
  new RegExp(`^(?:as for|regarding|concerning|about|zu|was)\\s+(${NOUN})(?:\\s+(?:angeht|betrifft))?$`, "iu"),
  new RegExp(`^(${NOUN})\\s+${BE}(?:\\s.*)?$`, "iu"),
]; // prettier-ignore
const JOINT = /^(.*?\S)\s*(?:[,:;–—]|\s-\s|\s(?:and|und)\s)\s*(?:(?:so|and|then|hence|thus|therefore|also|daher|deshalb|und|dann|just|please|bitte|simply|you can|can you)[\s,]+)*(\S.*)$/iu; // prettier-ignore
const MAX_WORDS = 9;
/** Does not name anything by itself. */
const NO_NAME =
  /^(?:it|this|that|these|those|they|he|she|we|you|i|there|here|what|which|who|everything|all|nothing|something|es|er|sie|wir|ich|das|dies\p{L}*|alles|nichts|etwas|hier|dort|was|wer)$|(?:^|\s)(?:it|this|that|them|one|thing|things|stuff)$/iu;

/** Reported for a pronoun that no earlier statement explains. */
export const NO_ANTECEDENT =
  'It is not clear what is meant by "it" or "them"; write the wish with the name of what is meant.';

/** Whether a clause requests an edit of something named before. */
export function isOfPronoun(clause: string, verbs: VerbIndex): boolean {
  const after = verbs.afterVerb(withPlainVerb(clause));
  return after !== null && BARE.test(after);
}

/** The clause with its pronoun replaced by what it means; null if the text before does not say that. */
export function withNamed(wish: string, before: string, verbs: VerbIndex): string | null {
  const clause = withPlainVerb(wish);
  const after = verbs.afterVerb(clause);
  const rest = after === null ? null : BARE.exec(after)?.[1];
  const named = namedIn(before);
  if (after === null || rest === undefined || rest === null || named === null) return null;
  const verb = clause.slice(0, clause.length - after.length).trim();
  const more = /^\s+(?:with|by|to|in|durch|auf|mit)\s/iu.test(rest) ? rest : "";
  return `${verb} ${named}${more}`;
}

/** Splits "Section 3 is obsolete, drop it" into two parts; null if the clause has no such form. */
export function partStatement(clause: string, verbs: VerbIndex): { statement: string; wish: string } | null {
  for (let at = 0; at < clause.length;) {
    const match = JOINT.exec(clause.slice(at));
    if (match === null) return null;
    const statement = clause.slice(0, at + match[1]!.length);
    if (isOfPronoun(match[2]!, verbs) && namedIn(statement) !== null) return { statement, wish: match[2]! };
    at += match[1]!.length + 1;
  }
  return null;
}

/** The object that a statement names. */
export function namedIn(statement: string): string | null {
  const text = statement.trim().replace(/[\s.,!?;:–—-]+$/u, "");
  for (const pattern of STATEMENTS) {
    const named = pattern.exec(text)?.[1]?.trim();
    if (named !== undefined && named.split(/\s+/u).length <= MAX_WORDS && !NO_NAME.test(named)) return named;
  }
  return null;
}
