/**
 * TEDS: similarity of tables as trees of rows and cells.
 *
 * Method: Zhong et al., "Image-based table recognition: data, model, and evaluation" (2019).
 * Header cells count as cells; texts are compared by their edit distance.
 */
import { tablesToHtml } from "./tables-to-html.ts";
import { type TreeNode, treeSimilarity } from "./tree-distance.ts";

/**
 * Returns the similarity of all tables of a text to those of the truth, 0..1; null if the truth has none.
 *
 * @param markdown - with pipe tables or HTML tables
 * @param structureOnly - ignores the texts of cells
 */
export function teds(truth: string, markdown: string, structureOnly = false): number | null {
  const wanted = readTables(truth);
  if (wanted.children.length === 0) return null;
  const given = readTables(markdown);
  if (given.children.length === 0) return 0;
  return treeSimilarity(given, wanted, { structureOnly, countsRoot: false });
}

/** Number of tables in a text. */
export function countTables(markdown: string): number {
  return tablesToHtml(markdown).match(/<table/g)?.length ?? 0;
}

function readTables(markdown: string): TreeNode {
  const tables = [...tablesToHtml(markdown).matchAll(/<table[^>]*>(.*?)<\/table>/gs)].map(([, table]): TreeNode => {
    const rows = [...table!.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row]): TreeNode => {
      const cells = [...row!.matchAll(/<t[dh]([^>]*)>(.*?)<\/t[dh]>/gs)].map(([, attributes, content]): TreeNode => {
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
