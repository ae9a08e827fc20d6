import type { QuotedCell } from "../../answer/answer.ts";
import { likeness, wordsOf } from "../../search/words.ts";
import { markHidden } from "@docsvc/studio/src/ui/safe-text.tsx";

interface MarkedTextProps {
  readonly text: string;
  /** Its words are marked where the text contains them or forms of them. */
  readonly question: string;
  /** Marked as the answer, or only its part `answer`. */
  readonly cell?: QuotedCell | undefined;
  readonly answer?: string | undefined;
}

/** A quote with the words of the question, and the answering cell, marked in it. */
export function MarkedText({ text, question, cell, answer }: MarkedTextProps) {
  const asked = wordsOf(question);
  const [start, end] = answer === undefined && cell !== undefined ? rangeOf(text, cell) : rangeOfPart(text, answer);
  return (
    <bdi>
      <Words text={text.slice(0, start)} asked={asked} />
      {end > start && <mark class="is-answer">{markHidden(text.slice(start, end))}</mark>}
      <Words text={text.slice(end)} asked={asked} />
    </bdi>
  );
}

/** The range of the cell within its row: after the name of its column, if it has one. */
function rangeOf(text: string, { column, text: value }: QuotedCell): readonly [number, number] {
  const named = column === "" ? -1 : text.indexOf(`${column}: ${value}`);
  const start = named >= 0 ? named + column.length + 2 : text.indexOf(value);
  return start < 0 ? [text.length, text.length] : [start, start + value.length];
}

function rangeOfPart(text: string, part: string | undefined): readonly [number, number] {
  const start = part === undefined ? -1 : text.indexOf(part);
  return start < 0 ? [text.length, text.length] : [start, start + part!.length];
}

const SEGMENTER = new Intl.Segmenter("en", { granularity: "word" });

function Words({ text, asked }: { readonly text: string; readonly asked: readonly string[] }) {
  const isInQuestion = (word: string): boolean =>
    wordsOf(word).some((one) => asked.some((other) => likeness(one, other) > 0));
  return (
    <>
      {[...SEGMENTER.segment(text)].map(({ segment, isWordLike }) =>
        isWordLike === true && isInQuestion(segment) ? <mark>{markHidden(segment)}</mark> : markHidden(segment),
      )}
    </>
  );
}
