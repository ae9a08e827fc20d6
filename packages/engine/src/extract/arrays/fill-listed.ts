import type { Field } from "../fields/field.ts";
import type { LineIndex } from "../line-index/line-index.ts";
import type { Filled } from "../result/filled.ts";
import type { SchemaNode } from "../schema/schema-node.ts";
import { fillReferences } from "../sections/bibliography.ts";
import { fillByline } from "../sections/byline.ts";
import { fillEntries } from "../sections/entries.ts";

/** Lists without a table: authors, references, and entries below a heading. */
export function fillListed(
  path: readonly string[],
  node: SchemaNode,
  fields: readonly Field[],
  lineIndex: LineIndex,
): Filled[] {
  const papers = [...fillByline(path, fields, lineIndex), ...fillReferences(path, fields, lineIndex)];
  return papers.length > 0 || fields.length < 2 ? papers : fillEntries(path, node, fields, lineIndex);
}
