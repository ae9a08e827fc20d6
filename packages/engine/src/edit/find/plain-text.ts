import type { Char } from "./text-order.ts";

/** Chars as one string, with a map from each UTF-16 unit back to its char. */
export interface PlainText {
  readonly text: string;
  /** The chars, from `from` to before `to`, of a span of the string. */
  readonly toChars: (span: { readonly from: number; readonly to: number }) => { from: number; to: number };
}

export function toPlainText(chars: readonly Char[]): PlainText {
  const starts: number[] = [];
  let text = "";
  for (const [index, char] of chars.entries()) {
    for (let unit = 0; unit < char.text.length; unit++) starts.push(index);
    text += char.text;
  }
  return { text, toChars: ({ from, to }) => ({ from: starts[from]!, to: starts[to - 1]! + 1 }) };
}
