import { tablesToHtml } from "./tables-to-html.ts";
import { type TreeNode, treeSimilarity } from "./tree-distance.ts";

/**
 * MHS: similarity of headings, each with the text below it, as trees; 0..1, null if the truth has no heading. Levels do not count.
 *
 * Method: opendataloader-bench (2025).
 */
export function mhs(truth: string, markdown: string): number | null {
  const wanted = readHeadings(truth);
  if (!hasHeading(wanted)) return null;
  const given = readHeadings(markdown);
  return hasHeading(given) ? treeSimilarity(given, wanted) : 0;
}

function hasHeading({ children }: TreeNode): boolean {
  return children.some(({ key }) => key === "heading");
}

/** Text above the first heading is a sibling of the headings. */
function readHeadings(markdown: string): TreeNode {
  const sections = tablesToHtml(markdown).split(/^(?=#{1,6}\s)/m);
  return {
    key: "document",
    text: "",
    children: sections.flatMap((section): readonly TreeNode[] => {
      const [, heading, below = ""] = /^#{1,6}\s+([^\n]*)([^]*)$/.exec(section) ?? [];
      if (heading === undefined) return contentOf(section);
      return [{ key: "heading", text: tidy(heading), children: contentOf(below) }];
    }),
  };
}

function contentOf(markdown: string): readonly TreeNode[] {
  const text = tidy(markdown);
  return text === "" ? [] : [{ key: "content", text, children: [] }];
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
