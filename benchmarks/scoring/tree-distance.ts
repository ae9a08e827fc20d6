/**
 * The edit distance of ordered trees, after Zhang & Shasha, "Simple fast algorithms for the editing distance between trees and related
 * problems" (1989): used for the similarity of tables and of headings.
 */

/** A part of a document; only parts with the same key can match. */
export interface TreeNode {
  readonly key: string;
  readonly text: string;
  readonly children: readonly TreeNode[];
}

export interface TreeSimilarityOptions {
  /** Ignores the nodes' texts. */
  readonly structureOnly?: boolean;
  /** Whether the root, which both trees have, counts towards the size. */
  readonly countsRoot?: boolean;
}

/** Returns the similarity of two trees, 0..1: 1 minus the number of edits that turn one into the other, divided by the size of the larger. */
export function treeSimilarity(a: TreeNode, b: TreeNode, options: TreeSimilarityOptions = {}): number {
  const { structureOnly = false, countsRoot = true } = options;
  const size = Math.max(countNodes(a), countNodes(b)) - (countsRoot ? 0 : 1);
  return Math.max(0, 1 - treeDistance(a, b, (one, other) => renamingCost(one, other, structureOnly)) / size);
}

function renamingCost(a: TreeNode, b: TreeNode, structureOnly: boolean): number {
  if (a.key !== b.key) return 1;
  if (structureOnly || a.text === b.text) return 0;
  return textDistance(a.text, b.text) / Math.max(a.text.length, b.text.length);
}

function countNodes({ children }: TreeNode): number {
  return 1 + children.reduce((sum, child) => sum + countNodes(child), 0);
}

/** Levenshtein distance. */
function textDistance(a: string, b: string): number {
  let previous = Uint32Array.from({ length: b.length + 1 }, (_, index) => index);
  let row = new Uint32Array(b.length + 1);
  for (let i = 0; i < a.length; i++) {
    const char = a.charCodeAt(i);
    row[0] = i + 1;
    for (let j = 0; j < b.length; j++) {
      const kept = previous[j]! + (char === b.charCodeAt(j) ? 0 : 1);
      const changed = Math.min(previous[j + 1]!, row[j]!) + 1;
      row[j + 1] = Math.min(kept, changed);
    }
    [previous, row] = [row, previous];
  }
  return previous[b.length]!;
}

/** Nodes in postorder, for each the index of its leftmost leaf, and the roots of the subtrees to compare. */
function inPostorder(root: TreeNode): {
  readonly nodes: readonly TreeNode[];
  readonly leaves: readonly number[];
  readonly roots: readonly number[];
} {
  const nodes: TreeNode[] = [];
  const leaves: number[] = [];
  const visit = (node: TreeNode): number => {
    const [first] = node.children.map(visit);
    nodes.push(node);
    const leaf = first ?? nodes.length - 1;
    leaves.push(leaf);
    return leaf;
  };
  visit(root);
  const roots = new Map(leaves.map((leaf, index) => [leaf, index]));
  return { nodes, leaves, roots: [...roots.values()].sort((a, b) => a - b) };
}

function treeDistance(a: TreeNode, b: TreeNode, cost: (a: TreeNode, b: TreeNode) => number): number {
  const left = inPostorder(a);
  const right = inPostorder(b);
  const width = right.nodes.length;
  const distances = new Float64Array(left.nodes.length * width);
  for (const i of left.roots) {
    for (const j of right.roots) compareSubtrees(i, j);
  }
  return distances.at(-1)!;

  function compareSubtrees(i: number, j: number): void {
    const fromA = left.leaves[i]!;
    const fromB = right.leaves[j]!;
    const columns = j - fromB + 2;
    const forest = new Float64Array((i - fromA + 2) * columns);
    for (let y = 1; y < columns; y++) forest[y] = y;
    for (let x = 1; x <= i - fromA + 1; x++) {
      forest[x * columns] = x;
      const nodeA = fromA + x - 1;
      for (let y = 1; y < columns; y++) {
        const nodeB = fromB + y - 1;
        const at = x * columns + y;
        const edited = Math.min(forest[at - columns]! + 1, forest[at - 1]! + 1);
        if (left.leaves[nodeA] === fromA && right.leaves[nodeB] === fromB) {
          forest[at] = Math.min(edited, forest[at - columns - 1]! + cost(left.nodes[nodeA]!, right.nodes[nodeB]!));
          distances[nodeA * width + nodeB] = forest[at]!;
        } else {
          const before = (left.leaves[nodeA]! - fromA) * columns + right.leaves[nodeB]! - fromB;
          forest[at] = Math.min(edited, forest[before]! + distances[nodeA * width + nodeB]!);
        }
      }
    }
  }
}
