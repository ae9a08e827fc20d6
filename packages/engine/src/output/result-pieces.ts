import type { OcrText, PageSize, ParseWarning } from "@docsvc/openapi";
import { TextSpill } from "../spill/text-spill.ts";
import type { WrittenPart } from "./result.ts";

/** The inputs of a written result; each is iterated once, in this order. */
export interface ResultSource {
  readonly parts: Iterable<WrittenPart>;
  /** Complete when the parts are written. */
  readonly pages: Iterable<PageSize>;
  /** Complete when the parts are written. */
  readonly warnings: Iterable<ParseWarning>;
  readonly structure: "file" | "layout";
  readonly ocr: { readonly words: Iterable<OcrText>; readonly lines: Iterable<OcrText> } | undefined;
}

/**
 * The JSON text of a result as `JSON.stringify` would give it, in pieces, however long its chunks are: the content of the current chunk
 * is written at once, and its other fields wait in a file.
 */
export function* resultPieces({ parts, pages, warnings, structure, ocr }: ResultSource): Generator<string> {
  yield `{"type":"full","chunks":[`;
  yield* chunkPieces(parts);
  yield `],"pages":`;
  yield* listPieces(pages);
  yield `,"warnings":${JSON.stringify([...warnings])},"structure":"${structure}"`;
  if (ocr !== undefined) {
    yield `,"ocr":{"words":`;
    yield* listPieces(ocr.words);
    yield `,"lines":`;
    yield* listPieces(ocr.lines);
    yield "}";
  }
  yield "}";
}

function* chunkPieces(parts: Iterable<WrittenPart>): Generator<string> {
  using embeds = new TextSpill();
  using blocks = new TextSpill();
  const ending = function* (): Generator<string> {
    yield `","embed":"`;
    yield* embeds.take();
    yield `","enriched":null,"blocks":[`;
    yield* blocks.take();
    yield "]}";
  };
  let isFirst = true;
  for (const part of parts) {
    if (part.opens) {
      if (!isFirst) {
        yield* ending();
        yield ",";
      }
      yield `{"content":"`;
      isFirst = false;
    }
    yield inString(part.content);
    embeds.append(inString(part.embed));
    for (const block of part.blocks) blocks.append((blocks.isEmpty ? "" : ",") + JSON.stringify(block));
  }
  if (!isFirst) yield* ending();
}

function* listPieces(items: Iterable<unknown>): Generator<string> {
  let before = "[";
  for (const item of items) {
    yield before + JSON.stringify(item);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

/** A text as it appears between the quotation marks of a JSON string. */
function inString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
