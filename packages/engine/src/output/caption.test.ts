import type { BlockType } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { isCaption } from "./caption.ts";

const block = (content: string, type: BlockType = "Text") => ({
  type,
  content,
  bbox: { left: 0, top: 0, width: 1, height: 1, page: 1 },
});

test.each([
  "Figure 1: Relief.",
  "Fig. 2. A curve",
  "TABLE I OVENS IN THE TRIAL",
  "Table 3.1 Sales",
  "Abb. 4 – Ofen",
  "Figure 7",
  "Figure 2a) Loops",
])("%s is a caption", (content) => expect(isCaption(block(content))).toBe(true));

test.each([
  "Figure 5 follows one of them.",
  "Table 4 gives the loads.",
  "Figures 1 and 2",
  "Tables",
  "Figure of speech",
])("%s is no caption", (content) => expect(isCaption(block(content))).toBe(false));

test("a heading is no caption", () => {
  expect(isCaption(block("Table 1: Sales", "Section Header"))).toBe(false);
});
