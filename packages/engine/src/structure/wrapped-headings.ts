import { unionEdges } from "../layout/text.ts";
import { type Draft, type DraftPage, draftSize } from "./draft.ts";
import { NUMBERING } from "./headings.ts";
import { joinLines } from "./join-lines.ts";

/** Lines of one title stand up to this many sizes apart; two titles have text or more space between them. */
const WIDEST_LEADING = 1.95;

/** Joins the lines of a title that is set so wide that they were taken for several headings. */
export function joinWrappedHeadings(page: DraftPage, vocabulary: ReadonlySet<string>): void {
  const joined: Draft[] = [];
  for (const draft of page.drafts) {
    const before = joined.at(-1);
    if (before === undefined || !continuesHeading(before, draft)) {
      joined.push(draft);
      continue;
    }
    const lines = [...before.lines, ...draft.lines];
    joined[joined.length - 1] = {
      ...before,
      lines,
      text: joinLines(
        lines.map((line) => line.text),
        vocabulary,
      ),
      edges: unionEdges([before.edges, draft.edges]),
      ink: unionEdges([before.ink, draft.ink]),
    };
  }
  page.drafts = joined;
}

function continuesHeading(before: Draft, draft: Draft): boolean {
  if (before.type !== "Section Header" || draft.type !== "Section Header" || before.region !== draft.region) {
    return false;
  }
  const last = before.lines.at(-1)!;
  const first = draft.lines[0]!;
  const size = draftSize(draft);
  if (last.style.font !== first.style.font || last.style.color !== first.style.color || last.size !== first.size) {
    return false;
  }
  if (NUMBERING.test(draft.text) || /[.!?:]$/.test(before.text)) return false;
  const advance = first.baseline - last.baseline;
  // The first line is the longer one: words move down only where they do not fit.
  return advance > 0 && advance < WIDEST_LEADING * size && last.right - last.left >= 0.8 * (first.right - first.left);
}
