import type { OcrText, PageSize, ParseWarning } from "@docsvc/openapi";
import { TextSpill } from "../spill/text-spill.ts";
import type { WrittenPart } from "./result.ts";

/** What a result is written of; each is gone through once, in this order. */
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
 * The text that `JSON.stringify` makes of a result, piece by piece, however long its chunks are: of the one that is being written, its content
 * goes out at once, and the rest waits in a file.
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

/** A text as it is between the quotation marks of a JSON string. */
function inString(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
