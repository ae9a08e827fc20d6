import { expect, test } from "vitest";
import type { IndexedPassage } from "../index/refresh.ts";
import { createSurroundings } from "./surroundings.ts";

const passage = (text: string, file = "rules.pdf"): IndexedPassage => ({
  text,
  section: "",
  record: "",
  category: "Text",
  lines: [],
  bbox: { page: 1, left: 0, top: 0, width: 1, height: 1 },
  file,
});

test("a passage has the words of its neighbours and of its document, and none of another document", () => {
  const texts = ["anchor", "buoy", "crane", "dinghy", "engine", "fender"].map((text) => passage(text));
  const surroundingsOf = createSurroundings([...texts, passage("gull", "letter.pdf")], new Map([["rules.pdf", "en"]]));
  const { near, document } = surroundingsOf(5);
  expect(near.toSorted()).toEqual(["crane", "dinghy", "engine"]);
  expect([...document].sort()).toEqual(["anchor", "buoy", "crane", "dinghy", "engine", "fender"]);
});
