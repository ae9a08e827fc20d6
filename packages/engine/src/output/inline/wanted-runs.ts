import type { TextRun } from "@docsvc/openapi";
import { type InlineStyle, isPlain, isSameStyle, type StyledText, toRuns } from "../../styled/styled-text.ts";

/** Which styles a result includes; styles that change the meaning of a text are always included. */
export interface StyleOptions {
  readonly emphasis: boolean;
  readonly highlight: boolean;
  readonly links: boolean;
}

/** The runs of a text with the requested styles; undefined if all of it is then plain. */
export function wantedRuns(styled: StyledText, options: StyleOptions): TextRun[] | undefined {
  if (styled.spans === undefined) return undefined;
  const runs: TextRun[] = [];
  let isStyled = false;
  for (const { text, ...style } of toRuns(styled)) {
    const requested = requestedStyle(style, options);
    isStyled ||= !isPlain(requested);
    const last = runs.at(-1);
    if (last !== undefined && isSameStyle(last as InlineStyle, requested)) last.text += text;
    else runs.push({ text, ...requested });
  }
  return isStyled ? runs : undefined;
}

function requestedStyle(
  { bold, italic, underline, strike, script, highlight, code, link }: InlineStyle,
  options: StyleOptions,
): InlineStyle {
  return {
    ...(options.emphasis && bold && { bold }),
    ...(options.emphasis && italic && { italic }),
    // A link is not also marked as underlined.
    ...(options.emphasis && underline && link === undefined && { underline }),
    ...(strike && { strike }),
    ...(script && { script }),
    ...(options.highlight && highlight !== undefined && { highlight }),
    ...(code && { code }),
    ...(options.links && link !== undefined && { link }),
  };
}

/** The text with marks that are needed for its meaning: `~~55~~`, `10<sup>6</sup>`. */
export function runsToContent(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, strike, script }) => {
      const scripted =
        script === undefined ? text : script === "superscript" ? `<sup>${text}</sup>` : `<sub>${text}</sub>`;
      return strike === true ? `~~${scripted}~~` : scripted;
    })
    .join("");
}

/** The same text without marks, from runs or plain content. */
export function plainContent({
  content,
  runs,
}: {
  readonly content: string;
  readonly runs?: readonly TextRun[];
}): string {
  return runs === undefined ? content : runs.map(({ text }) => text).join("");
}
