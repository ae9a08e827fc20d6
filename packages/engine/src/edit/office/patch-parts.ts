import { strFromU8, strToU8 } from "fflate";
import { settleCells } from "./opendocument/cell-values.ts";
import type { Parts } from "./office-editing.ts";
import { applyPatches, type FindIn, type Patch, patchParagraph } from "./patch-part.ts";
import { readXmlTexts } from "./xml-texts.ts";

/** Replaces matches in the paragraphs of parts, and returns their number. */
export function patchParts(
  parts: Parts,
  isWanted: (name: string) => boolean,
  find: FindIn,
  by: string,
  isRead: (text: { readonly isDeleted: boolean; readonly isWritten: boolean }) => boolean,
): number {
  let total = 0;
  for (const [name, data] of parts) {
    if (!isWanted(name)) continue;
    const xml = strFromU8(data);
    const patches: Patch[] = [];
    for (const paragraph of readXmlTexts(xml).paragraphs) {
      const found = patchParagraph(paragraph.filter(isRead), find, by);
      patches.push(...found.patches);
      total += found.count;
    }
    if (patches.length > 0) parts.set(name, strToU8(settled(name, xml, applyPatches(xml, patches))));
  }
  return total;
}

function settled(name: string, before: string, after: string): string {
  return name.endsWith("content.xml") ? settleCells(before, after) : after;
}
