import type { VerbIndex } from "./verbs.ts";

/** Where one instruction may end and the next begin. A full stop counts only before a space, so that numbers and abbreviations are not split. */
const JOINTS =
  /\s*(?:;|\n+|[.!?](?=\s|$)|,?\s+(?:but|aber|however|jedoch|while|and then|and also|as well as|and|then|und dann|und auch|und|dann|sowie|danach|anschließend|außerdem)(?=\s)|,(?=\s)|\s[–—-](?=\s+\p{L}))\s*/giu;

/** Short abbreviations do not end a sentence, nor do ordinal numbers of pages or days: "3. Seite", "3. März". */
const ABBREVIATED = /(?<![\p{L}])(?:\p{L}|mr|mrs|ms|dr|prof|no|nr|st|str|inc|ltd|co|bzw)$/iu;
const COUNTS = /\b\d{1,2}$/u;
const COUNTED = /^\s*[.]\s+(?:seite|blatt|folie|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|page)/iu;

/**
 * Splits instructions into clauses of one verb each. A part without a verb belongs to the previous clause ("redact mails and phones"), or to the next
 * one if the previous clause ended with its verb ("Seite 3 löschen, Seite 4 und 5 drehen").
 *
 * @param text - with its quoted strings masked
 */
export function toClauses(text: string, verbs: VerbIndex): string[] {
  const clauses: { start: number; end: number; sentence: number }[] = [];
  for (const part of partsOf(text)) {
    const last = clauses.at(-1);
    const own = text.slice(part.start, part.end);
    if (last === undefined || !joins(text.slice(last.start, last.end), own, verbs, last.sentence === part.sentence)) {
      clauses.push({ ...part });
    } else {
      last.end = part.end;
      last.sentence = part.sentence;
    }
  }
  return clauses
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((clause) => /[\p{L}\p{N}\uE000]/u.test(clause));
}

function joins(before: string, part: string, verbs: VerbIndex, sameSentence: boolean): boolean {
  if (!sameSentence) return verbs.takesList(before) && !verbs.hasVerb(part) && /[:=]/u.test(part);
  if (!verbs.hasVerb(before)) return true;
  if (verbs.asks(part)) return verbs.takesList(before) && isNamedByList(before, part);
  return !verbs.endsWithVerb(before);
}

/** In a list of fields and values, a field's name may look like an instruction: "Check number: 12". */
function isNamedByList(before: string, part: string): boolean {
  return /:\s*(?:\n|.*[:=])/su.test(before) && /^[^:=]{1,60}[:=]/u.test(part);
}

function* partsOf(text: string): Generator<{ start: number; end: number; sentence: number }> {
  let start = 0;
  let sentence = 0;
  for (const joint of text.matchAll(JOINTS)) {
    const isStop = /^\s*[.!?]/u.test(joint[0]);
    const before = text.slice(start, joint.index);
    if (isStop && (ABBREVIATED.test(before) || (COUNTS.test(before) && COUNTED.test(text.slice(joint.index))))) {
      continue;
    }
    if (joint.index > start) yield { start, end: joint.index, sentence };
    start = joint.index + joint[0].length;
    if (isStop || joint[0].includes(";")) sentence++;
  }
  if (start < text.length) yield { start, end: text.length, sentence };
}
