/** Removes what people write around a request: greetings, polite phrases, reasons. */
import { CONDITION } from "./function-words.ts";
import type { VerbIndex } from "./verbs.ts";

const GREETING =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|moin|servus)(?:\s+[\p{L}.]+){0,4}\s*[,!]\s*)/iu;
const REQUESTS: readonly RegExp[] = [
  /^(?:please|pls|plz|kindly|bitte|danke|also|and|und|now|jetzt|then|dann|so|okay|ok|finally|zuletzt|schließlich|zuerst|first|außerdem|ferner|furthermore|additionally|in addition|zusätzlich|next|as a next step|abschließend|ansonsten)(?:\s*,\s*|\s+)(?=\S)/iu,
  /^(?:can|could|would|will) (?:you|someone|we) (?:please |kindly |be so kind as to |mind |maybe )?(?=\S)/iu,
  /^(?:i|we)(?:'d|’d| would| should)? (?:like|love|need|want|have|ask|wish)(?: you)? to (?=\S)/iu,
  /^(?:i|we)(?:'d|’d| would) (?:appreciate|be grateful|be glad|be happy) (?:it )?if you (?:could|would|can) (?:please )?(?=\S)/iu,
  /^(?:it would be (?:great|good|nice|helpful|kind) if (?:you|we) (?:could|would|can)|you (?:should|need to|have to|must)|we (?:need to|have to|must|should)|go ahead and|make sure (?:to|that you)|be so kind as to|let(?:'s|’s| us)|your task is to|what we need is to) (?:please )?(?=\S)/iu,
  /^(?:könnten|könntest|kannst|können|würden|würdest) (?:sie|du|wir) (?:bitte |mal |mir |uns |freundlicherweise )*(?=\S)/iu,
  /^(?:ich|wir) (?:möchten?|bitten? (?:sie|darum|dich)|hätten? gern(?:e)?|wollen)(?:,| )+(?:dass (?:sie|du) )?(?=\S)/iu,
  /^(?:es wäre (?:schön|nett|gut|hilfreich), wenn (?:sie|du) |sei(?:en)? (?:sie )?so (?:nett|gut|freundlich) und )(?=\S)/iu,
];
/** A leading reason, up to a comma or a "please". A German one may also be marked by its noun: "aus Datenschutzgründen". */
const LEADING_REASON =
  /^(?:(?:for|before|as|since|because|to|in order to|so that|given that|now that|after|following|prior to|für|bevor|da|weil|nachdem|damit|um|zur|zum|wegen|nach|vor|wie)\s[^,\uE000]{3,160},\s*|aus (?:gründen de[sr] )?\p{L}+(?:gründen|schutzes),?\s+|(?:für|zur|zum|wegen|vor|nach|for|before|as|because of|due to)\s[^,\uE000]{3,90}?\s(?=(?:bitte|please)\s))(?=\S)/iu;
const TRAILING_REASON =
  /,?\s+(?:because|since|so that|in order to|in order that|as (?:discussed|requested|agreed|instructed|usual|per)|given that|now that|before (?:we|i|you|it|this|that|the|they|sending|filing|sharing)|prior to|for (?:\p{L}+ )?(?:reasons|purposes|privacy|compliance|gdpr|publication)|weil|da (?:wir|sie|er|es|der|die|das|ich)|damit|bevor (?:wir|ich|sie|es|er|das|der|die)|um (?:die|den|das|dem|der)\s+.*\szu\s|wie (?:besprochen|vereinbart|gewünscht|üblich)|aus (?:gründen de[sr] )?\p{L}*(?:gründen|schutzes)|zwecks)(?![\p{L}])[^\uE000]*$/iu;

/** As in "…, we don't want them in the bundle". */
const TRAILING_REMARK =
  /(?:,|\s[–—-])\s+(?:we|i|they|it|this|these|wir|ich|es|das|die)\s+(?:do|don['’]t|does|doesn['’]t|need|want|is|are|was|were|has|have|had|brauchen|wollen|ist|sind|war|waren|haben|hat|isn['’]t|aren['’]t|no longer|can['’]t|won['’]t)\s[^\uE000]*$/iu;

/** Says what or where rather than why. A reason with such words is more than a reason. */
const NOT_A_PREFACE =
  /\d|(?<![\p{L}])(?:only|not|no|except|but|all|every|pages?|sections?|clauses?|last|first|visible|remain|stay|names?|addresses|amounts?|dates?|numbers?|nur|nicht|kein\p{L}*|außer|aber|alle[nrs]?|seiten?|abschnitt|klausel|letzten?|ersten?|sichtbar|bleib\p{L}*|lesbar|namen|beträge|nummern?)(?![\p{L}])/iu;

/** The clause without greeting, polite phrase and reason. A reason that may say what is meant is kept, and then counts as not understood. */
export function withoutPreface(clause: string, verbs: VerbIndex): string {
  let text = clause.trim();
  for (let before = ""; before !== text;) {
    before = text;
    text = text.replace(GREETING, "");
    for (const request of REQUESTS) text = text.replace(request, "");
    const reason = LEADING_REASON.exec(text)?.[0];
    const after = reason === undefined ? "" : text.slice(reason.length);
    if (reason !== undefined && isReason(reason) && verbs.hasVerb(after) && !verbs.asks(reason)) text = after;
  }
  const trailing = TRAILING_REASON.exec(text) ?? TRAILING_REMARK.exec(text);
  if (trailing === null || !isReason(trailing[0])) return text;
  const rest = text.slice(0, trailing.index);
  return verbs.hasVerb(rest) ? rest : text;
}

const REMARK =
  /^(?:we|i|they|he|she|it|this|that|these|those|thanks|thank you|many thanks|best|kind regards|regards|wir|ich|sie|er|es|das|die|danke|vielen dank|besten dank|mit freundlichen grüßen|viele grüße|gruß|lg)(?![\p{L}])/iu;

/** Whether a clause requests nothing and does not affect the meaning of a request. */
export function isRemark(clause: string): boolean {
  return REMARK.test(clause.trim()) && !/\uE000/u.test(clause) && isReason(clause);
}

function isReason(text: string): boolean {
  return !NOT_A_PREFACE.test(text) && !CONDITION.test(text);
}
