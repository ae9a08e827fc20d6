/** Slides of a presentation, with their notes, links and entries (ISO/IEC 29500-1, 13.3.8 and 19.2.1.33). */
import { strFromU8, strToU8 } from "fflate";
import { dropParts, relationsOf } from "../../office/drop-parts.ts";
import type { OfficeEditing } from "../../office/office-editing.ts";
import { slideNumbers } from "../../office/slides.ts";
import { attributeOf, descendantsOf, isElement, readXmlTree, writeXmlTree } from "../../office/xml-tree.ts";
import type { Outcome } from "../../outcome.ts";
import type { DeletePages } from "./instruction.ts";

const PRESENTATION = "ppt/presentation.xml";

export function deleteSlides({ pages }: DeletePages, { format, parts }: OfficeEditing): Outcome {
  if (format !== "pptx") {
    return {
      status: "refused",
      reason:
        "Word and Excel files have no pages of their own; name a section or rows, or convert the document to PDF.",
    };
  }
  const root = readXmlTree(strFromU8(parts.get(PRESENTATION) ?? new Uint8Array()));
  const list = [...descendantsOf(root)].find(({ name }) => name === "p:sldIdLst");
  const slides = (list?.children ?? []).filter((node) => isElement(node, "p:sldId"));
  const named = new Set(slideNumbers(pages, parts));
  const dropped = slides.filter((_, index) => named.has(index + 1));
  if (list === undefined || dropped.length === 0) {
    return {
      status: "not_found",
      reason: `The presentation has ${slides.length} slides, and none of those named is among them.`,
    };
  }
  if (dropped.length === slides.length) {
    return { status: "refused", reason: "No slide would be left, and a presentation needs one." };
  }
  const relations = relationsOf(parts, PRESENTATION);
  const ids = new Set(dropped.flatMap((slide) => (isElement(slide) ? [attributeOf(slide, "r:id") ?? ""] : [])));
  const names = relations.flatMap(({ id, target }) => (ids.has(id) ? [target] : []));
  // Parts of a presentation list slides as well: sections by the number, custom shows by the relation.
  const numbers = new Set(dropped.flatMap((slide) => (isElement(slide) ? [attributeOf(slide, "id") ?? ""] : [])));
  for (const element of descendantsOf(root)) {
    element.children = element.children.filter((node) => {
      if (!isElement(node)) return true;
      if (node.name === "p:sldId" || node.name === "p14:sldId") return !numbers.has(attributeOf(node, "id") ?? "");
      return !(node.name === "p:sld" && ids.has(attributeOf(node, "r:id") ?? ""));
    });
  }
  parts.set(PRESENTATION, strToU8(writeXmlTree(root)));
  dropParts(parts, names);
  const left = slides.length - dropped.length;
  return {
    status: "done",
    page: [...named][0]!,
    count: dropped.length,
    before: `${slides.length} slides`,
    after: `${left} slides`,
  };
}
