import type MarkdownIt from "markdown-it";

/** The attributes behind a span: at least one class or name. */
const ATTRIBUTES = /\{[ \t]*[.#][\w-][^{}\n]*\}/y;

/** Reads Pandoc's spans, `[text]{.class}`: their text, underlined where the class says so. */
export function bracketedSpans(parser: InstanceType<typeof MarkdownIt>): void {
  parser.inline.ruler.before("link", "bracketed_span", (state, isSilent) => {
    if (state.src[state.pos] !== "[") return false;
    const close = state.md.helpers.parseLinkLabel(state, state.pos);
    if (close < 0) return false;
    ATTRIBUTES.lastIndex = close + 1;
    const attributes = ATTRIBUTES.exec(state.src)?.[0];
    if (attributes === undefined) return false;
    if (!isSilent) {
      const isUnderlined = /\.(?:underline|ul)\b/.test(attributes);
      const { pos, posMax } = state;
      if (isUnderlined) state.push("u_open", "u", 1);
      state.pos = pos + 1;
      state.posMax = close;
      state.md.inline.tokenize(state);
      state.posMax = posMax;
      if (isUnderlined) state.push("u_close", "u", -1);
    }
    state.pos = close + 1 + attributes.length;
    return true;
  });
}
