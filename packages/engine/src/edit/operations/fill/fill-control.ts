import { plain } from "./find-field.ts";
import type { Patch } from "../../office/patch-part.ts";
import { encodeXml } from "../../office/xml-texts.ts";

const CONTROL = /<w:sdt>(?:(?!<w:sdt>)[\s\S])*?<\/w:sdt>/gu;
const NAMES = /<w:(?:alias|tag)\s+w:val="([^"]*)"/gu;
const TEXT = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/gu;

/** Sets the text of content controls of that title or tag (ISO/IEC 29500-1, 17.5.2): its first run holds the value, the others nothing. */
export function fillControls(xml: string, name: string, value: string): Patch[] {
  return Array.from(xml.matchAll(CONTROL)).flatMap((control): Patch[] => {
    const isNamed = Array.from(control[0].matchAll(NAMES)).some(([, own]) => plain(own ?? "") === plain(name));
    if (!isNamed) return [];
    return Array.from(control[0].matchAll(TEXT), (run, index): Patch => {
      const start = control.index + run.index + run[0].indexOf(">") + 1;
      return { start, end: start + run[1]!.length, by: index === 0 ? encodeXml(value) : "" };
    });
  });
}
