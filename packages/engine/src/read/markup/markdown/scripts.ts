import type MarkdownIt from "markdown-it";

/** Pandoc's `x^2^` and `H~2~O`, without spaces. A single `~` has other uses, so a lowered text must be within a word. */
const SCRIPTS: readonly { readonly mark: string; readonly tag: string; readonly pattern: RegExp }[] = [
  { mark: "^", tag: "sup", pattern: /\^(?!\[)([^\s^\\]{1,40})\^(?![\p{L}\p{N}^])/uy },
  { mark: "~", tag: "sub", pattern: /(?<=[\p{L}\p{N})])~([^\s~\\]{1,40})~(?!~)/uy },
];

/** Reads superscripts and subscripts. */
export function scripts(parser: InstanceType<typeof MarkdownIt>): void {
  for (const { mark, tag, pattern } of SCRIPTS) {
    parser.inline.ruler.before("strikethrough", tag, (state, isSilent) => {
      if (state.src[state.pos] !== mark) return false;
      pattern.lastIndex = state.pos;
      const text = pattern.exec(state.src)?.[1];
      if (text === undefined) return false;
      if (!isSilent) {
        state.push(`${tag}_open`, tag, 1);
        state.push("text", "", 0).content = text;
        state.push(`${tag}_close`, tag, -1);
      }
      state.pos += text.length + 2;
      return true;
    });
  }
}
