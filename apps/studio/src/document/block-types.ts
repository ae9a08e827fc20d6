import type { Block } from "@docsvc/openapi";

/** One colour for types that play one part; the style sheet has its values for light and dark. */
const COLOURS: Readonly<Record<Block["type"], string>> = {
  Title: "heading",
  "Section Header": "heading",
  Text: "text",
  "List Item": "list",
  Table: "table",
  Figure: "figure",
  "Key Value": "key",
  Header: "furniture",
  Footer: "furniture",
  "Page Number": "furniture",
  Comment: "comment",
  Signature: "signature",
};

/** The class that colours what belongs to a type; a later version may know more types. */
export function colourOf(type: string): string {
  return `c-${COLOURS[type as Block["type"]] ?? "text"}`;
}
