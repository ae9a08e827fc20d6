import type { RecognisedWord } from "./ocr-engine.ts";
import type { RasterLeader } from "./raster/leaders.ts";

/** Dots of one word are this close, in heights of the word before them; dots set half an em or an em apart become words. */
const SET_APART = 0.45;
/** A flush-right leader begins after its title at up to this many times the distance between its dots. */
const BEFORE = 3;

/**
 * Restores leaders as words of dots, each after the word that it follows; a row of dots that follows no word is a
 * dotted rule.
 */
export function withLeaderWords(
  words: readonly RecognisedWord[],
  leaders: readonly RasterLeader[],
): readonly RecognisedWord[] {
  const behind = new Map<RecognisedWord, RecognisedWord>();
  for (const leader of leaders) {
    const { left, right, dots } = leader;
    const first = dots[0]!;
    const y = (first.top + first.bottom) / 2;
    const pitch = (dots.at(-1)!.left - left) / (dots.length - 1);
    let before: RecognisedWord | undefined;
    for (const word of words) {
      const isBefore =
        word.top <= y && word.bottom >= y - 2 && word.right <= left + 2 && word.right >= left - BEFORE * pitch;
      if (isBefore && (before === undefined || word.right > before.right)) before = word;
    }
    if (before === undefined) continue;
    const text = dots.map(() => ".").join(pitch > SET_APART * (before.bottom - before.top) ? " " : "");
    behind.set(before, { text, confidence: 1, left, top: leader.top, right, bottom: leader.bottom, line: before.line });
  }
  if (behind.size === 0) return words;
  return words.flatMap((word) => {
    const leader = behind.get(word);
    return leader === undefined ? [word] : [word, leader];
  });
}
