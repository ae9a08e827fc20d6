/**
 * Slides and sections of OpenDocument files. They are elements of a single content part, and are edited as parts of their own and then merged back.
 */
import { strFromU8, strToU8 } from "fflate";
import type { Narrowed } from "../narrowed.ts";
import type { Parts } from "../office-editing.ts";
import { readXmlTexts } from "../xml-texts.ts";
import { descendantsOf, isElement, readXmlTree, writeXmlTree, type XmlElement, type XmlNode } from "../xml-tree.ts";
import { settleCells } from "./cell-values.ts";
import { contentOf, setContent } from "./tables.ts";

/** Slides in order, with their parent element. */
export function openSlides(root: XmlElement): { readonly parent: XmlElement; readonly slides: XmlElement[] } {
  const parent = [...descendantsOf(root)].find(
    ({ name }) => name === "office:presentation" || name === "office:drawing",
  );
  const slides = (parent?.children ?? []).filter((node) => isElement(node, "draw:page"));
  return { parent: parent ?? root, slides };
}

/** The first text of a slide, not counting its notes. */
export function titleOfSlide(slide: XmlElement): string {
  const own = { ...slide, children: slide.children.filter((node) => !isElement(node, "presentation:notes")) };
  const frames = own.children.filter((node): node is XmlElement => isElement(node));
  const titled = frames.find(({ tag }) => /presentation:class="(?:title|subtitle)"/u.test(tag)) ?? own;
  return firstText(titled) || firstText(own);
}

function firstText(element: XmlElement): string {
  return (
    readXmlTexts(writeXmlTree(element))
      .paragraphs.map((texts) =>
        texts
          .filter(({ isWritten }) => isWritten)
          .map(({ text }) => text)
          .join("")
          .trim(),
      )
      .find((text) => text !== "") ?? ""
  );
}

/** Gives slides, by number, as parts of their own. */
export function narrowOpenSlides(numbers: readonly number[], parts: Parts): Narrowed {
  const root = contentOf(parts);
  const { parent, slides } = openSlides(root);
  return asParts(
    parts,
    root,
    slides.filter((_, at) => numbers.includes(at + 1)).map((slide) => ({ parent, nodes: [slide] })),
  );
}

/** Gives each list of consecutive nodes as a part. Cells keep their values consistent with their texts. */
export function asParts(
  parts: Parts,
  root: XmlElement,
  pieces: readonly { readonly parent: XmlElement; readonly nodes: readonly XmlNode[] }[],
): Narrowed {
  const name = (index: number): string => `content-${index}/content.xml`;
  const before = pieces.map(({ nodes }) => writeXmlTree({ name: "", tag: "", children: [...nodes] }));
  const own: Parts = new Map(before.map((xml, index) => [name(index), strToU8(xml)]));
  return {
    parts: own,
    merge: () => {
      const was = writeXmlTree(root);
      for (const [index, { parent, nodes }] of pieces.entries()) {
        if (nodes.length === 0) continue;
        const { children } = readXmlTree(strFromU8(own.get(name(index))!));
        parent.children.splice(parent.children.indexOf(nodes[0]!), nodes.length, ...children);
      }
      setContent(parts, root);
      parts.set("content.xml", strToU8(settleCells(was, strFromU8(parts.get("content.xml")!))));
    },
  };
}
