import type { Reader } from "./reading.ts";

/** "06:40", "18h05", "9:15:30"; a dot alone would make a decimal number a time. */
const TIME = /^(?:[01]?\d|2[0-3])(?::[0-5]\d){1,2}$|^(?:[01]?\d|2[0-3])h(?:[0-5]\d)?$/iu;
const HALF_DAY = /^[ap]\.?m\.?$/iu;

/** Reads a time of day, as printed. */
export const readTime: Reader = ({ tokens }, at, end) => {
  const first = tokens[at];
  if (at >= end || first === undefined || !TIME.test(first.text)) return null;
  const next = at + 1 < end ? tokens[at + 1]! : undefined;
  if (next !== undefined && HALF_DAY.test(next.text)) {
    return { value: `${first.text} ${next.text}`, from: at, to: at + 2, fit: 1 };
  }
  return { value: first.text, from: at, to: at + 1, fit: 1 };
};
