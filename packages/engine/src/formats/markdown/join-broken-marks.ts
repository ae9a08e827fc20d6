/** Markup that one line opens and a later line of the paragraph closes. */
export interface BrokenMark {
  /** Matches a line whose last mark of this kind is open. */
  readonly open: RegExp;
  /** Matches a line that closes it. */
  readonly close: RegExp;
}

/** Marks over more lines than this are no marks. */
const MAX_LINES = 6;

/**
 * Joins the line at an index with the next ones, as far as marks in it are closed there: the converters read a line at a time.
 *
 * @param isText - whether a line may continue the paragraph
 */
export function joinBrokenMarks(
  lines: readonly string[],
  at: number,
  marks: readonly BrokenMark[],
  isText: (line: string) => boolean,
): { readonly text: string; readonly end: number } {
  let joined = { text: lines[at]!, end: at + 1 };
  for (let text = lines[at]!, end = at + 1; end < lines.length && end - at < MAX_LINES; end += 1) {
    const next = lines[end]!;
    const open = marks.filter((mark) => mark.open.test(text));
    if (open.length === 0 || next.trim() === "" || !isText(next)) break;
    text = `${text} ${next.trim()}`;
    if (open.some(({ close }) => close.test(next)) && !marks.some((mark) => mark.open.test(text))) {
      joined = { text, end: end + 1 };
      break;
    }
    if (open.some(({ close }) => close.test(next))) joined = { text, end: end + 1 };
  }
  return joined;
}
