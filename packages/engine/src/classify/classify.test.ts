import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { transcriptOf } from "../../testing/transcript-of.ts";
import type { Transcript } from "../transcript/transcript.ts";
import { readTranscript } from "../read-transcript.ts";
import { classify } from "./classify.ts";

const CATEGORIES = [
  { title: "Invoice" },
  { title: "Letter" },
  { title: "Bank statement" },
  { title: "Other", description: "Everything else" },
];

async function pages(from: number, to: number): Promise<Transcript> {
  const transcript = await readTranscript(await readFixture("bundle/bundle.pdf"));
  return { ...transcript, pages: transcript.pages.slice(from - 1, to) };
}

test("documents are recognised by their form, and what is of no category is other", async () => {
  expect(classify(await pages(1, 1), CATEGORIES).title).toBe("Letter");
  expect(classify(await pages(2, 2), CATEGORIES)).toMatchObject({ title: "Invoice", confidence: "high" });
  expect(classify(await pages(3, 4), CATEGORIES)).toMatchObject({ title: "Bank statement", confidence: "high" });
  expect(classify(await pages(5, 5), CATEGORIES).title).toBe("Other");
});

test("scores are probabilities in the order of the categories", async () => {
  const { scores } = classify(await pages(2, 2), CATEGORIES);
  expect(scores.map(({ title }) => title)).toEqual(CATEGORIES.map(({ title }) => title));
  expect(scores.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1, 2);
});

test("descriptions in other languages, and kinds that are known by their words alone", async () => {
  const inGerman = [{ title: "Briefe" }, { title: "Rechnungen" }, { title: "Sonstiges" }];
  expect(classify(await pages(2, 2), inGerman).title).toBe("Rechnungen");
  const recipe = transcriptOf([["Recipe: lentil soup", 60, 60], ["Ingredients: lentils, cumin, an onion.", 60, 90], ["Cooking: simmer, stir and serve.", 60, 120]]); // prettier-ignore
  const byWords = [{ title: "Recipes", description: "Cooking recipes with ingredients" }, { title: "Invoices" }];
  expect(classify(recipe, byWords).title).toBe("Recipes");
});

test("a document that fits no category has none, and so has one without a page", async () => {
  expect(classify(await pages(2, 2), [{ title: "Letter" }, { title: "Drawing" }]).title).toBeNull();
  expect(classify(transcriptOf(), [{ title: "Letter" }, { title: "Drawing" }])).toMatchObject({
    title: null,
    confidence: "low",
  });
});
