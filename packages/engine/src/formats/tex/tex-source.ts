/** Finds the arguments, environments and items of TeX in its source. */

/** The content of braces that open at a position, and the position after them. */
export function argumentAt(source: string, open: number): { readonly text: string; readonly end: number } {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === "\\") at += 1;
    else if (source[at] === "{") depth += 1;
    else if (source[at] === "}") {
      depth -= 1;
      if (depth === 0) return { text: source.slice(open + 1, at), end: at + 1 };
    }
  }
  return { text: source.slice(open + 1), end: source.length };
}

/** Where an environment that is open at a position ends: its closing mark, or the end of the source. */
export function endOfEnvironment(
  source: string,
  from: number,
  name: string,
): { readonly from: number; readonly to: number } {
  const escaped = name.replaceAll("*", String.raw`\*`);
  const marks = new RegExp(String.raw`\\(begin|end)\{${escaped}\}`, "g");
  marks.lastIndex = from;
  let depth = 1;
  for (let mark = marks.exec(source); mark !== null; mark = marks.exec(source)) {
    depth += mark[1] === "begin" ? 1 : -1;
    if (depth === 0) return { from: mark.index, to: mark.index + mark[0].length };
  }
  return { from: source.length, to: source.length };
}

/** Items of a list, without those of nested lists. */
export function itemsOf(inner: string): readonly { readonly label: string; readonly text: string }[] {
  const marks = /\\(begin|end)\{[\w*]+\}|\\item\b[ \t]*(?:<[^>\n]*>[ \t]*)?(?:\[([^\]]*)\])?/g;
  const items: { label: string; from: number; to: number }[] = [];
  let depth = 0;
  for (const { 0: all, 1: edge, 2: label = "", index } of inner.matchAll(marks)) {
    if (edge !== undefined) depth += edge === "begin" ? 1 : -1;
    else if (depth === 0) {
      if (items.length > 0) items.at(-1)!.to = index;
      items.push({ label, from: index + all.length, to: inner.length });
    }
  }
  return items.map(({ label, from, to }) => ({ label, text: inner.slice(from, to) }));
}
