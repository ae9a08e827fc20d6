import type { LevelWord } from "./level-words.ts";

/** What Tesseract reads where a line begins with a bullet, which its models do not know. */
const READ_FOR_BULLET = /^[e¢°*«»·©®o¤=+•▪■]$/u;
/** A lone small letter begins a line by chance; two of one column do not. */
const LEAST_LINES = 2;

/** Makes bullets of the lone marks at the beginning of lines that start in one column. */
export function nameBullets(words: readonly LevelWord[]): readonly LevelWord[] {
  const first = words.filter(
    (word, index) => word.line !== words[index - 1]?.line && word.line === words[index + 1]?.line,
  );
  const marks = first.filter(({ text }) => READ_FOR_BULLET.test(text));
  const bullets = new Set(
    marks.filter(
      (mark) =>
        marks.filter((other) => Math.abs(other.left - mark.left) < mark.bottom - mark.top).length >= LEAST_LINES,
    ),
  );
  // The mark is what it is, however unsure the engine was of it.
  return bullets.size === 0
    ? words
    : words.map((word) =>
        bullets.has(word) ? { ...word, text: "•", confidence: Math.max(word.confidence, 0.8) } : word,
      );
}
