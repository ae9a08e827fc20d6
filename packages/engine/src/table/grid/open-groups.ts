import type { EdgeSet } from "./edges.ts";

// Shown by open-groups.test.ts.

/** Maximum difference between ends of lines of one table. */
const SAME_END = 4;
/** Maximum height of a row without lines between columns, in heights of the other rows: a heading of one or two lines. */
const HIGHEST_GAP = 2.2;

/**
 * Joins groups of edges above each other that have the same columns and open sides. In a table without lines at its sides, a heading across all
 * columns leaves no line that would connect the rows above and below it.
 */
export function joinOpenGroups(groups: readonly EdgeSet[]): readonly EdgeSet[] {
  const sorted = groups.map((edges) => ({ edges, ...boundsOf(edges) })).sort((a, b) => a.top - b.top);
  const joined: (typeof sorted)[number][] = [];
  for (const group of sorted) {
    const at = joined.findLastIndex((above) => continuesGroup(above, group));
    if (at < 0) joined.push(group);
    else {
      const { horizontal, vertical } = joined[at]!.edges;
      const edges = {
        horizontal: [...horizontal, ...group.edges.horizontal].sort((a, b) => a.position - b.position),
        vertical: [...vertical, ...group.edges.vertical].sort((a, b) => a.position - b.position),
      };
      joined[at] = { edges, ...boundsOf(edges) };
    }
  }
  return joined.map(({ edges }) => edges);
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Positions between columns; nearly equal positions on one page have already been made equal. */
  readonly columns: ReadonlySet<number>;
  readonly rowHeight: number;
}

function boundsOf({ horizontal, vertical }: EdgeSet): Bounds {
  const top = horizontal[0]!.position;
  const bottom = horizontal.at(-1)!.position;
  return {
    left: Math.min(...horizontal.map((edge) => edge.start)),
    right: Math.max(...horizontal.map((edge) => edge.end)),
    top,
    bottom,
    columns: new Set(vertical.map((edge) => edge.position)),
    rowHeight: (bottom - top) / (new Set(horizontal.map((edge) => edge.position)).size - 1),
  };
}

function continuesGroup(above: Bounds, below: Bounds): boolean {
  const gap = below.top - above.bottom;
  if (gap <= 0 || gap > HIGHEST_GAP * Math.max(above.rowHeight, below.rowHeight)) return false;
  if (Math.abs(above.left - below.left) > SAME_END || Math.abs(above.right - below.right) > SAME_END) return false;
  const isOpen = ({ columns, left, right }: Bounds): boolean =>
    [...columns].every((at) => at > left + SAME_END && at < right - SAME_END);
  const [few, many] = above.columns.size <= below.columns.size ? [above, below] : [below, above];
  return isOpen(above) && isOpen(below) && [...few.columns].every((at) => many.columns.has(at));
}
