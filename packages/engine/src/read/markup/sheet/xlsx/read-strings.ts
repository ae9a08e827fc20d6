import { streamXml, type XmlHandlers } from "../../../xml/stream-xml.ts";

/** The texts that cells share, by their numbers: runs are joined, what shows how characters are spoken is left out. */
export async function readSharedStrings(
  pieces: AsyncIterable<Uint8Array> | null,
  part?: string,
): Promise<readonly string[]> {
  const strings: string[] = [];
  if (pieces === null) return strings;
  let text = "";
  let isText = false;
  let isSpoken = false;
  const handlers: XmlHandlers = {
    open: (name) => {
      if (name === "si") text = "";
      else if (name === "rPh") isSpoken = true;
      else if (name === "t") isText = !isSpoken;
    },
    close: (name) => {
      if (name === "si") strings.push(unescapeText(text));
      else if (name === "rPh") isSpoken = false;
      else if (name === "t") isText = false;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
  };
  await streamXml(pieces, handlers, part);
  return strings;
}

/** `_x000D_` stands for a char that XML cannot hold (ECMA-376, 22.9.2.19: ST_Xstring). */
export function unescapeText(text: string): string {
  if (!text.includes("_x")) return text;
  return text
    .replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\r\n?/g, "\n");
}
