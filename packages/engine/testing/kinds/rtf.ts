import { strToU8 } from "fflate";
import { ADDRESS, AFTER, BEFORE, INNER, isInline, type InlineKind, type Kind } from "./kinds.ts";

const WORDS: Readonly<Record<Exclude<InlineKind, "link">, string>> = {
  bold: String.raw`\b`,
  italic: String.raw`\i`,
  underline: String.raw`\ul`,
  strike: String.raw`\strike`,
  superscript: String.raw`\super`,
  subscript: String.raw`\sub`,
  highlight: String.raw`\highlight2`,
  code: String.raw`\f1`,
};

const HEAD = String.raw`{\rtf1\ansi\deff0{\fonttbl{\f0 Arial;}{\f1\fmodern Courier New;}}{\colortbl;\red0\green0\blue0;\red255\green255\blue0;}{\stylesheet{\s0 Normal;}{\s1 Quote;}{\s2 Source Code;}{\s3 List Heading;}{\s4 List Contents;}}`;

const BLOCKS: Partial<Record<Kind, string>> = {
  quotation: String.raw`\pard\s1 The roof is tarred.\par`,
  "code block": String.raw`\pard\s2 if wet:\par\pard\s2     stop()\par`,
  "task list": String.raw`\u9746? Tar the roof\par \u9744? Lend the ladder\par`,
  "definition list": String.raw`\pard\s3 Batten\par\pard\s4 A strip of wood.\par`,
  footnote: String.raw`The roof is tarred.{\super\chftn}{\footnote\pard {\super\chftn} Each spring.}\par`,
  "line break": String.raw`Boat house\line Harbour road 4\par`,
  "struck cell": String.raw`\trowd\trhdr\cellx2000\cellx4000\pard\intbl Part\cell Price\cell\row\trowd\cellx2000\cellx4000\pard\intbl Ladder\cell {\strike 55} 40\cell\row\pard`,
};

export function rtfOf(kind: Kind): Uint8Array | undefined {
  const block = isInline(kind) ? sentence(kind) : BLOCKS[kind];
  return block === undefined ? undefined : strToU8(`${HEAD}${block}}`);
}

function sentence(kind: InlineKind): string {
  const inner =
    kind === "link"
      ? String.raw`{\field{\*\fldinst HYPERLINK "${ADDRESS}"}{\fldrslt ${INNER}}}`
      : `{${WORDS[kind]} ${INNER}}`;
  return `${BEFORE}${inner}${AFTER}\\par`;
}
