import { markStyle } from "../../../../styled/style-marks.ts";
import type { InlineStyle } from "../../../../styled/styled-text.ts";
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
  /** Of the run that is read. */
  let run: Changeable = {};
  let isStyle = false;
  let runText = "";
  let isSpoken = false;
  const handlers: XmlHandlers = {
    open: (name, attributes) => {
      if (name === "si") [text, runText, run] = ["", "", {}];
      else if (name === "r") [run, runText] = [{}, ""];
      else if (name === "rPr") isStyle = true;
      else if (isStyle) readRunProperty(name, attributes["val"], run);
      else if (name === "rPh") isSpoken = true;
      else if (name === "t") isText = !isSpoken;
    },
    close: (name) => {
      if (name === "si") strings.push(unescapeText(text + runText));
      else if (name === "r") {
        text += markStyle(runText, run);
        runText = "";
      } else if (name === "rPr") isStyle = false;
      else if (name === "rPh") isSpoken = false;
      else if (name === "t") isText = false;
    },
    text: (piece) => {
      if (isText) runText += piece;
    },
  };
  await streamXml(pieces, handlers, part);
  return strings;
}

const RUN_PROPERTIES: Readonly<Record<string, InlineStyle>> = {
  b: { bold: true },
  i: { italic: true },
  u: { underline: true },
  strike: { strike: true },
};

/** What a property of a run says of it (ECMA-376, 18.4.7). */
function readRunProperty(name: string, value: string | undefined, run: Changeable): void {
  if (name === "vertAlign" && (value === "superscript" || value === "subscript")) run.script = value;
  else if (!/^(?:0|false|none)$/.test(value ?? "")) Object.assign(run, RUN_PROPERTIES[name]);
}

type Changeable = { -readonly [Name in keyof InlineStyle]: InlineStyle[Name] };

/** `_x000D_` stands for a char that XML cannot hold (ECMA-376, 22.9.2.19: ST_Xstring). */
export function unescapeText(text: string): string {
  if (!text.includes("_x")) return text;
  return text
    .replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\r\n?/g, "\n");
}
