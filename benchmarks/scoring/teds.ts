/**
 * TEDS: similarity of tables as trees of rows and cells.
 *
 * Method: Zhong et al., "Image-based table recognition: data, model, and evaluation" (2019); the edit distance of trees
 * after Zhang & Shasha (1989). Header cells count as cells; texts are compared by their edit distance.
 */

/** A table's node: a row, or a cell with its spans and text. */
interface Node {
  readonly key: string;
  readonly text: string;
  readonly children: readonly Node[];
}

/**
 * Gives the similarity of all tables of a text with those of the truth, 0..1; null where the truth has none.
 *
 * @param markdown - with pipe tables or HTML tables
 * @param structureOnly - leaves the texts of cells out
 */
export function teds(truth: string, markdown: string, structureOnly = false): number | null {
  const wanted = readTables(truth);
  if (wanted.children.length === 0) return null;
  const given = readTables(markdown);
  if (given.children.length === 0) return 0;
  const size = Math.max(countNodes(wanted), countNodes(given)) - 1;
  return 1 - treeDistance(given, wanted, (a, b) => renamingCost(a, b, structureOnly)) / size;
}

/** Number of tables in a text. */
export function countTables(markdown: string): number {
  return toHtml(markdown).match(/<table/g)?.length ?? 0;
}

function readTables(markdown: string): Node {
  const tables = [...toHtml(markdown).matchAll(/<table[^>]*>(.*?)<\/table>/gs)].map(([, table]): Node => {
    const rows = [...table!.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row]): Node => {
      const cells = [...row!.matchAll(/<t[dh]([^>]*)>(.*?)<\/t[dh]>/gs)].map(([, attributes, content]): Node => {
        const span = (name: string): string => new RegExp(`${name}="?(\\d+)`).exec(attributes!)?.[1] ?? "1";
        return { key: `cell ${span("rowspan")} ${span("colspan")}`, text: toText(content!), children: [] };
      });
      return { key: "row", text: "", children: cells };
    });
    return { key: "table", text: "", children: rows };
  });
  return { key: "tables", text: "", children: tables };
}

function toText(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Pipe tables become HTML; an empty header row, which Markdown asks for, is no row of the table. */
function toHtml(markdown: string): string {
  return markdown.replaceAll(/^\|.*\|[ \t]*\n\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?:\n\|.*\|[ \t]*)*/gm, (table) => {
    const [head, , ...body] = table.split("\n").map((row) =>
      row
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
    const rows = head!.every((cell) => cell === "") ? body : [head!, ...body];
    return `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell.replaceAll(/\\(?=[^\w\s])/g, "")}</td>`).join("")}</tr>`).join("")}</table>`;
  });
}

function renamingCost(a: Node, b: Node, structureOnly: boolean): number {
  if (a.key !== b.key) return 1;
  if (structureOnly || a.text === b.text) return 0;
  return textDistance(a.text, b.text) / Math.max(a.text.length, b.text.length);
}

function countNodes({ children }: Node): number {
  return 1 + children.reduce((sum, child) => sum + countNodes(child), 0);
}

/** Levenshtein's distance. */
function textDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j++) {
      row.push(Math.min(previous[j + 1]! + 1, row[j]! + 1, previous[j]! + (a[i] === b[j] ? 0 : 1)));
    }
    previous = row;
  }
  return previous[b.length]!;
}

/** Nodes in postorder, for each the index of its leftmost leaf, and the roots of the subtrees to compare. */
function inPostorder(root: Node): {
  readonly nodes: readonly Node[];
  readonly leaves: readonly number[];
  readonly roots: readonly number[];
} {
  const nodes: Node[] = [];
  const leaves: number[] = [];
  const visit = (node: Node): number => {
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

function treeDistance(a: Node, b: Node, cost: (a: Node, b: Node) => number): number {
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
