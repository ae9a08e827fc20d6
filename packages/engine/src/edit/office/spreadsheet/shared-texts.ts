import { strFromU8, strToU8 } from "fflate";
import type { Parts } from "../office-editing.ts";
import { sheetsOf } from "./workbook.ts";

const TABLE = "xl/sharedStrings.xml";

/** Empties the shared texts that no cell uses any more. Their entries stay, because cells refer to texts by index (ISO/IEC 29500-1, 18.4.9). */
export function dropUnusedTexts(parts: Parts): void {
  const data = parts.get(TABLE);
  if (data === undefined) return;
  const used = new Set(
    sheetsOf(parts).flatMap(({ part }) =>
      [...strFromU8(parts.get(part)!).matchAll(/<c\b[^>]*\st="s"[^>]*>\s*<v>(\d+)<\/v>/gu)].map(([, at]) => Number(at)),
    ),
  );
  let at = -1;
  const xml = strFromU8(data).replaceAll(/<si\b[^>]*?(?:\/>|>[\s\S]*?<\/si>)/gu, (item) => {
    at += 1;
    return used.has(at) ? item : "<si><t/></si>";
  });
  parts.set(TABLE, strToU8(xml));
}
