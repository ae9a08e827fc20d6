/** An edge of a bipartite graph. */
export interface Edge {
  readonly to: number;
  /** Greater than 0. */
  readonly weight: number;
}

/**
 * Finds the maximum-weight matching of a sparse bipartite graph with augmenting paths in the order of their gain
 * (Kuhn, 1955; paths by Bellman and Ford).
 *
 * @param edges - the edges of each node on the left
 * @param rights - number of nodes on the right
 * @returns the chosen edge of each node on the left, or null
 */
export function largestMatching<E extends Edge>(edges: readonly (readonly E[])[], rights: number): (E | null)[] {
  const ofLeft: (E | null)[] = edges.map(() => null);
  const ofRight: (number | null)[] = Array.from({ length: rights }, () => null);
  for (let start = 0; start < edges.length; start++) augment(start, edges, ofLeft, ofRight);
  return ofLeft;
}

/** Adds a node if that gains weight: other nodes on the left may change their edges for it, or one may give up its own. */
function augment<E extends Edge>(
  start: number,
  edges: readonly (readonly E[])[],
  ofLeft: (E | null)[],
  ofRight: (number | null)[],
): void {
  const gain = new Map<number, number>([[start, 0]]);
  const reached = new Map<number, { readonly from: number; readonly edge: E }>();
  let best: { readonly gain: number; readonly end: { readonly left: number; readonly edge: E | null } } | null = null;
  const queue = [start];
  // In each round paths may grow by one edge; a path visits a node once.
  for (let rounds = 0; queue.length > 0 && rounds < 4 * edges.length + 8; rounds++) {
    const left = queue.shift()!;
    const before = gain.get(left)!;
    if (left !== start && (best === null || before > best.gain)) best = { gain: before, end: { left, edge: null } };
    for (const edge of edges[left]!) {
      if (edge === ofLeft[left]) continue;
      const holder = ofRight[edge.to] ?? null;
      const after = before + edge.weight;
      if (holder === null) {
        if (best === null || after > best.gain) best = { gain: after, end: { left, edge } };
        continue;
      }
      const freed = after - ofLeft[holder]!.weight;
      if (holder === start || freed <= (gain.get(holder) ?? -Infinity) || isAncestor(holder, left, reached)) continue;
      gain.set(holder, freed);
      reached.set(holder, { from: left, edge });
      queue.push(holder);
    }
  }
  if (best !== null && best.gain > 0) changeEdges(start, best.end, { reached, ofLeft, ofRight });
}

interface Path<E> {
  readonly reached: ReadonlyMap<number, { readonly from: number; readonly edge: E }>;
  readonly ofLeft: (E | null)[];
  readonly ofRight: (number | null)[];
}

/** Gives each node of a path the edge that it is reached by, from the end back to the start. */
function changeEdges<E extends Edge>(
  start: number,
  end: { readonly left: number; readonly edge: E | null },
  { reached, ofLeft, ofRight }: Path<E>,
): void {
  let { left, edge } = end;
  for (;;) {
    const back = reached.get(left);
    if (edge === null) ofLeft[left] = null;
    else {
      ofLeft[left] = edge;
      ofRight[edge.to] = left;
    }
    if (left === start || back === undefined) return;
    ({ from: left, edge } = back);
  }
}

function isAncestor(node: number, of: number, reached: ReadonlyMap<number, { readonly from: number }>): boolean {
  for (let at: number | undefined = of; at !== undefined; at = reached.get(at)?.from) if (at === node) return true;
  return false;
}
