/** Checks whether the Markdown of a page shows how its sentences are styled: by Markdown's own marks, or by tags. */
import type { StyledSentence, StyleKind } from "./styled-text.ts";

const TAGS: Readonly<Record<StyleKind, string>> = {
  bold: "b|strong",
  italic: "i|em",
  underline: "u|ins",
  strike: "s|del|strike",
  superscript: "sup",
  subscript: "sub",
  code: "code|tt|kbd",
};
const MARKS: Readonly<Partial<Record<StyleKind, readonly string[]>>> = {
  bold: ["**", "__"],
  italic: ["*", "_"],
  strike: ["~~"],
  superscript: ["^"],
  subscript: ["~"],
  code: ["`"],
};
export interface StyleScore {
  /** Share of the styled parts that have their mark. */
  readonly told: number;
  readonly styled: number;
  /** Share of the found plain sentences that have no mark. */
  readonly kept: number;
  readonly plain: number;
}

export function scoreStyles(sentences: readonly StyledSentence[], markdown: string): StyleScore {
  const flat = markdown.replaceAll(/\s+/g, " ");
  const styled = sentences.filter(({ style }) => style !== undefined);
  const plain = sentences.filter(({ style }) => style === undefined);
  return {
    told: styled.filter((one) => hasStyle(one, flat)).length,
    styled: styled.length,
    kept: plain.filter(({ text }) => isPlain(text, flat)).length,
    plain: plain.length,
  };
}

function hasStyle({ text, style }: StyledSentence, markdown: string): boolean {
  const inner = escaped(text);
  const tagged = new RegExp(`<(${TAGS[style!]})(?: [^>]*)?>\\s?${inner}\\s?</\\1>`);
  const marked = (MARKS[style!] ?? []).map((mark) => {
    const sign = mark.replaceAll(/[*^]/g, String.raw`\$&`);
    const other = `(?<!${sign[sign.length - 1] === "*" ? String.raw`\*` : sign.at(-1)})`;
    return new RegExp(`${other}${sign}${inner}${sign}`);
  });
  return [tagged, ...marked].some((pattern) => pattern.test(markdown));
}

/** Whether the whole sentence is there, with no mark in or around it. */
function isPlain(text: string, markdown: string): boolean {
  return new RegExp(`(?<![*_~\`>])${escaped(text)}(?![*_~\`])(?!</)`).test(markdown);
}

/** With the backslashes that Markdown may add before signs. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => String.raw`\\?\u{${sign.codePointAt(0)!.toString(16)}}`)
    .replaceAll(/\\u\{([0-9a-f]+)\}/g, (_, code: string) => String.raw`\x${code.padStart(2, "0")}`);
}
