/** Deletes a section of a Word file together with its heading. Breaks between page layouts stay. */
import { strFromU8, strToU8 } from "fflate";
import { sectionIn, textPartOf } from "../../office/document-sections.ts";
import type { OfficeEditing } from "../../office/office-editing.ts";
import { childNamed, isElement, readXmlTree, writeXmlTree, type XmlElement } from "../../office/xml-tree.ts";
import type { Outcome } from "../../outcome.ts";
import type { DeleteSection } from "./instruction.ts";

export function deleteSection({ target: { section } }: DeleteSection, { format, parts }: OfficeEditing): Outcome {
  if (format !== "docx" && format !== "odt") {
    return { status: "refused", reason: "Only texts have sections under headings." };
  }
  const part = textPartOf(parts);
  const root = readXmlTree(strFromU8(parts.get(part) ?? new Uint8Array()));
  const found = sectionIn(root, section);
  if (typeof found === "string") return { status: "not_understood", reason: found };
  const { body, at, next, heading } = found;
  const removed = body.children.slice(at, next);
  body.children.splice(at, next - at, ...removed.flatMap((node) => (isElement(node) ? breakOf(node) : [])));
  parts.set(part, strToU8(writeXmlTree(root)));
  return { status: "done", count: 1, before: heading, after: "" };
}

/** The break between page layouts that a paragraph contains. */
function breakOf(node: XmlElement): XmlElement[] {
  const properties = isElement(node, "w:p") ? childNamed(node, "w:pPr") : undefined;
  const section = properties === undefined ? undefined : childNamed(properties, "w:sectPr");
  if (section === undefined) return [];
  return [{ name: "w:p", tag: "<w:p>", children: [{ name: "w:pPr", tag: "<w:pPr>", children: [section] }] }];
}
