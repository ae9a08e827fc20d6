import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { expect, test } from "vitest";
import type { IndexedPassage } from "../index/refresh.ts";
import { vectorServer } from "../testing/vector-server.ts";
import { addNearest, type Vectors } from "./nearest.ts";
import { createSearch } from "./search.ts";

const MEANINGS = [
  ["boat", "ship", "vessel"],
  ["price", "cost", "fee"],
  ["bread", "loaf"],
];
const passage = (text: string, file = "rules.pdf"): IndexedPassage => ({
  text,
  section: "",
  record: "",
  category: "Text",
  lines: [],
  bbox: { page: 1, left: 0, top: 0, width: 1, height: 1 },
  file,
});
const FEES = passage("The fee of a vessel is 14.50.");
const BREAD = passage("A loaf is sold in the shop.");
const LETTER = passage("What is it?");

function modelAt(baseURL: string, name: string, apiKey = "key"): Vectors["model"] {
  return createOpenAICompatible({ name: "vectors", baseURL, apiKey }).embeddingModel(name);
}

async function withVectors(
  use: (vectors: Vectors, sent: () => readonly (readonly string[])[], url: string) => Promise<void>,
  apiKey = "key",
): Promise<void> {
  await using server = await vectorServer(MEANINGS);
  const directory = await mkdtemp(join(tmpdir(), "docsvc-rag-"));
  const model = modelAt(server.baseUrl, "small", apiKey);
  try {
    await use({ model, path: join(directory, "vectors.json") }, () => server.requests, server.baseUrl);
  } finally {
    await rm(directory, { recursive: true });
  }
}

const question = "What does a ship cost?";

test("a passage of other words is found by what it means, behind all that its words found", async () => {
  await withVectors(async (vectors) => {
    const found = createSearch([BREAD, passage("Nothing costs nothing.")])("nothing");
    const all = await addNearest(found, question, [FEES, BREAD, LETTER], vectors);
    expect(all.slice(0, found.length)).toEqual(found);
    expect(all.slice(found.length)).toEqual([{ passage: FEES, score: 0, language: "en" }]);
    const elsewhere = await addNearest([], question, [FEES, BREAD], vectors, new Set(["other.pdf"]));
    expect(elsewhere).toEqual([]);
  });
});

test("a text is sent once, and again only to another model", async () => {
  await withVectors(async (vectors, sent, url) => {
    await addNearest([], question, [FEES, BREAD], vectors);
    await addNearest([], question, [FEES, BREAD, LETTER], vectors);
    expect(sent().flat()).toEqual([FEES.text, BREAD.text, question]);
    await addNearest([], "Is there bread?", [FEES, BREAD], vectors);
    expect(sent().flat().slice(3)).toEqual(["Is there bread?"]);
    await addNearest([], question, [FEES], { ...vectors, model: modelAt(url, "large") });
    expect(sent().flat().slice(4)).toEqual([FEES.text, question]);
  });
});

test("a model that refuses is reported, with what to check", async () => {
  const asked = withVectors(async (vectors) => {
    await addNearest([], question, [FEES], vectors);
  }, "another key");
  await expect(asked).rejects.toThrow(/^The vector model gave no vectors\. .*Check its address and name\.$/);
});
