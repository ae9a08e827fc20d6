import type { Item } from "./region.ts";

// Shown by numbered-columns.test.ts.

/** Numbers of items, and letters of the choices under them. */
const NUMBER = /^\(?(\d{1,3})[.)]$/;
const CHOICE = /^\(?([A-Ha-h])[.)]$/;
/** Maximum difference between the starts of items of one list, in font sizes. */
const SAME_START = 1.5;
/** If each side has one item, the choices of both show that each side is read to its end. */
const MIN_CHOICES = 3;

/** Whether the numbers of a list continue from the left side to the right one, as in the questions of an examination. */
export function continuesNumbers(left: readonly Item[], right: readonly Item[]): boolean {
  const second = numbersOf(right);
  if (second === null) return false;
  const first = numbersOf(left);
  if (first === null || second.numbers[0] !== first.numbers.at(-1)! + 1) return false;
  const least = Math.min(first.numbers.length, second.numbers.length);
  return least > 1 || Math.min(first.choices, second.choices) >= MIN_CHOICES;
}

/** Numbers and choices on one side. */
interface Counted {
  /** Consecutive numbers, each one more than the one before. */
  readonly numbers: readonly number[];
  readonly choices: number;
}

/** Returns the numbers of a side; null if it has none, or they are out of order. */
function numbersOf(side: readonly Item[]): Counted | null {
  const numbers: number[] = [];
  let choices = 0;
  let start = -1;
  for (const { run } of side) {
    if (run === null) return null;
    const text = run.words[0]!.text;
    const number = NUMBER.exec(text);
    if (number !== null) {
      if (start < 0) start = run.left;
      if (Math.abs(run.left - start) > SAME_START * run.size) continue;
      const value = Number(number[1]);
      if (numbers.length > 0 && value !== numbers.at(-1)! + 1) return null;
      numbers.push(value);
    } else if (CHOICE.test(text)) choices++;
  }
  return numbers.length === 0 ? null : { numbers, choices };
}
