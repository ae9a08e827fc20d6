/** Deletes slides of a presentation, with their notes, links and entries (ISO/IEC 29500-1, 13.3.8 and 19.2.1.33). */
import { strFromU8, strToU8 } from "fflate";
import { dropParts, relationsOf } from "../../office/drop-parts.ts";
import type { OfficeEditing, Parts } from "../../office/office-editing.ts";
import { openSlides } from "../../office/opendocument/pages.ts";
import { contentOf, setContent } from "../../office/opendocument/tables.ts";
import { slideNumbers } from "../../office/slides.ts";
import { attributeOf, descendantsOf, isElement, readXmlTree, writeXmlTree } from "../../office/xml-tree.ts";
import type { Outcome } from "../../outcome.ts";
import type { DeletePages } from "./instruction.ts";

const PRESENTATION = "ppt/presentation.xml";

export function deleteSlides({ pages }: DeletePages, { format, parts }: OfficeEditing): Outcome {
  if (format === "odp") return deleteOpenSlides(pages, parts);
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
    return notAmong(slides.length);
  }
  if (dropped.length === slides.length) return NONE_LEFT;
  const relations = relationsOf(parts, PRESENTATION);
  const ids = new Set(dropped.flatMap((slide) => (isElement(slide) ? [attributeOf(slide, "r:id") ?? ""] : [])));
  const names = relations.flatMap(({ id, target }) => (ids.has(id) ? [target] : []));
  // Parts of a presentation list slides too: sections by number, custom shows by relationship.
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
  return deleted([...named], slides.length);
}

const NONE_LEFT: Outcome = { status: "refused", reason: "No slide would be left, and a presentation needs one." };

function notAmong(count: number): Outcome {
  return {
    status: "not_found",
    reason: `The presentation has ${count} slides, and none of those named is among them.`,
  };
}

function deleted(numbers: readonly number[], count: number): Outcome {
  return {
    status: "done",
    page: numbers[0]!,
    count: numbers.length,
    before: `${count} slides`,
    after: `${count - numbers.length} slides`,
  };
}

/** OpenDocument slides contain their notes, and no part lists them. */
function deleteOpenSlides(pages: DeletePages["pages"], parts: Parts): Outcome {
  const root = contentOf(parts);
  const { parent, slides } = openSlides(root);
  const numbers = slideNumbers(pages, parts).filter((number) => number <= slides.length);
  if (numbers.length === 0) return notAmong(slides.length);
  if (numbers.length === slides.length) return NONE_LEFT;
  const gone = new Set<unknown>(numbers.map((number) => slides[number - 1]));
  parent.children = parent.children.filter((node) => !gone.has(node));
  setContent(parts, root);
  return deleted(numbers, slides.length);
}
