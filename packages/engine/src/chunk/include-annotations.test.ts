import type { BlockType } from "@docsvc/openapi";
import { expect, test } from "vitest";
import type { Block, Document } from "../document/document.ts";
import { documentOf } from "../../testing/document-of.ts";
import { includeAnnotations } from "./include-annotations.ts";

const annotation = (type: "Comment" | "Signature", top: number): Block => ({
  type,
  text: `${type} at ${top}`,
  bbox: { left: 500, top, width: 30, height: 10, page: 1 },
  confidence: "high",
});

/** Two paragraphs at 80–100 and 100–120. */
function annotated(...annotations: readonly Block[]): Document {
  const document = documentOf([
    { type: "Text", text: "one" },
    { type: "Text", text: "two" },
  ]);
  return { ...document, pages: document.pages.map((page) => Object.assign(page, { annotations })) };
}

const texts = ({ pages }: Document, types: readonly BlockType[]) =>
  [...includeAnnotations(pages, types)][0]!.blocks.map((block) => block.text);

test("a comment follows the paragraph that it lies on", () => {
  expect(texts(annotated(annotation("Comment", 85)), ["Comment"])).toEqual(["one", "Comment at 85", "two"]);
});

test("an annotation next to the text follows the last block above it, or comes first", () => {
  const document = annotated(annotation("Signature", 700), annotation("Comment", 5));
  expect(texts(document, ["Comment", "Signature"])).toEqual(["Comment at 5", "one", "two", "Signature at 700"]);
});

test("only the types that were asked for are included", () => {
  const document = annotated(annotation("Signature", 85), annotation("Comment", 85));
  expect(texts(document, ["Signature"])).toEqual(["one", "Signature at 85", "two"]);
  expect([...includeAnnotations(document.pages, [])]).toEqual(document.pages);
});
