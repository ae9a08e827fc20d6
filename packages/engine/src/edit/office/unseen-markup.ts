/** Markup that no program shows, which may contain any text: comments, instructions to programs, text that is not parsed (XML 1.0, 2.5 to 2.7). */
import { strFromU8, strToU8 } from "fflate";
import type { SecretSearch } from "../redact/secret-search.ts";
import { type Parts, XML_PART } from "./office-editing.ts";
import { encodeXml } from "./xml-texts.ts";

const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/gu;
const UNSEEN = /<!--[\s\S]*?-->|<\?(?!xml\s)[\s\S]*?\?>/gu;

/** Writes text that is not parsed as text like any other, so that it is found and replaced like any other. */
export function parseCharacterData(parts: Parts): void {
  for (const [name, data] of parts) {
    if (!XML_PART.test(name)) continue;
    const xml = strFromU8(data);
    if (!xml.includes("<![CDATA[")) continue;
    parts.set(name, strToU8(xml.replaceAll(CDATA, (_, text: string) => encodeXml(text))));
  }
}

/** Removes comments and instructions that contain a secret. @returns their number */
export function dropUnseenMarkup(parts: Parts, search: SecretSearch): number {
  let count = 0;
  for (const [name, data] of parts) {
    if (!XML_PART.test(name)) continue;
    const xml = strFromU8(data);
    const rest = xml.replaceAll(UNSEEN, (markup) => {
      if (!search.isInText(markup)) return markup;
      count++;
      return "";
    });
    if (rest !== xml) parts.set(name, strToU8(rest));
  }
  return count;
}

/** Whether such markup contains a secret. */
export function holdsInUnseen(xml: string, search: SecretSearch): boolean {
  return [...xml.matchAll(UNSEEN), ...xml.matchAll(CDATA)].some(([markup]) => search.isInText(markup));
}
