import { PdfDict } from "@libpdf/core";
import { isName } from "../content/operand.ts";
import { pageContent } from "../content/page-content.ts";
import { dictOf } from "../content/pdf-values.ts";
import { readOperations } from "../content/read-operations.ts";
import type { ContentSource } from "../content/walk-content.ts";
import type { PageView } from "../pdf/page-view.ts";

/**
 * Removes forms and images that a page does not draw from its resources, because editors leave earlier states of a page there. Forms without
 * resources of their own use the page's; then nothing is removed.
 */
export function dropUnusedObjects(view: PageView, source: ContentSource): void {
  const { bytes, resources } = pageContent(view, source);
  const objects = dictOf(resources.get("XObject"), source.resolve);
  if (objects === null) return;
  const drawn = new Set<string>();
  for (const { operator, operands } of readOperations(bytes)) {
    const name = operands[0];
    if (operator === "Do" && isName(name)) drawn.add(name.name);
  }
  const names = Array.from(objects.keys(), ({ value }) => value);
  if (names.every((name) => drawn.has(name)) || names.some((name) => lacksResources(objects, name, source))) return;
  const kept = new PdfDict(Array.from(objects).filter(([key]) => drawn.has(key.value)));
  const own = resources.clone();
  own.set("XObject", kept);
  view.page.dict.set("Resources", own);
}

function lacksResources(objects: PdfDict, name: string, { resolve }: ContentSource): boolean {
  const object = dictOf(objects.get(name), resolve);
  return object?.getName("Subtype")?.value === "Form" && !object.has("Resources");
}
