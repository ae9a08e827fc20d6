import type { Block } from "@docsvc/openapi";

/** Types with a similar role share a colour; the style sheet defines it for light and dark. */
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

/** The class that colours elements of a block type; a later version of the service may return unknown types. */
export function colourOf(type: string): string {
  return `c-${COLOURS[type as Block["type"]] ?? "text"}`;
}
