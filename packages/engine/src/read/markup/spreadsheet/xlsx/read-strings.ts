import { streamXml, type XmlHandlers } from "../../../xml/stream-xml.ts";
import { RichText } from "./rich-text.ts";

/** The shared texts of cells by number, with style marks. */
export async function readSharedStrings(
  pieces: AsyncIterable<Uint8Array> | null,
  part?: string,
): Promise<readonly string[]> {
  const strings: string[] = [];
  if (pieces === null) return strings;
  const rich = new RichText();
  const handlers: XmlHandlers = {
    open: (name, attributes) => rich.open(name, attributes),
    close: (name) => {
      if (name === "si") strings.push(unescapeText(rich.take()));
      else rich.close(name);
    },
    text: (piece) => rich.add(piece),
  };
  await streamXml(pieces, handlers, part);
  return strings;
}

/** `_x000D_` represents a char that XML does not allow (ECMA-376, 22.9.2.19: ST_Xstring). */
export function unescapeText(text: string): string {
  if (!text.includes("_x")) return text;
  return text
    .replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\r\n?/g, "\n");
}
