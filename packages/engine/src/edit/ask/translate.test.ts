import { PDF } from "@libpdf/core";
import { type AskedModel, type ModelReply, startModelServer } from "@docsvc/fixtures/model-server";
import { expect, test } from "vitest";
import { ManualClock } from "../../../testing/manual-clock.ts";
import { pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { createModel } from "../../model/openai-compatible.ts";
import { edit } from "../edit.ts";
import type { Edited } from "../edit-request.ts";
import { readInstructions } from "../grammar/read-instructions.ts";
import { quotesOnly } from "./quotes-only.ts";

const SECRET = "Call Ada Lovelace at 030 1234567, secretly.";

async function editAt(
  instructions: string,
  reply: (asked: AskedModel) => ModelReply,
): Promise<{ readonly edited: Edited; readonly asked: readonly AskedModel[] }> {
  const clock = new ManualClock();
  clock.skip(1000, 4000, 16_000);
  await using server = await startModelServer(reply);
  const model = createModel({ model: "m", baseUrl: server.baseUrl, clock });
  const bytes = pdfOfLines([{ text: SECRET, left: 50, top: 100 }]);
  return { edited: await edit(bytes, { instructions }, { model, ocr: "off" }), asked: server.asked };
}

const saying = (...sentences: readonly string[]): ModelReply => ({ json: { texts: [{ text: 0, sentences }] } });
const FRENCH = "Caviardez partout « Ada Lovelace »";

test("what the grammar does not know a model puts in its words; it is done, proved and told", async () => {
  expect(readInstructions(FRENCH)).toMatchObject([{ kind: "unknown" }]);
  const { edited, asked } = await editAt(FRENCH, () => saying('Redact "Ada Lovelace".'));
  expect(edited.edits).toMatchObject([
    { kind: "redact", status: "done", count: 1, reason: 'A model read this as: Redact "Ada Lovelace".' },
  ]);
  const [page] = (await PDF.load(edited.bytes!)).getPages();
  expect(page!.extractText().text).not.toContain("Lovelace");
  expect(Buffer.from(edited.bytes!).includes("Lovelace")).toBe(false);
  // The model must not see the document.
  expect(asked).toHaveLength(2);
  for (const { text, system } of asked) expect(`${system}${text}`).not.toContain("secretly");
});

test("a model is asked about what is unknown alone", async () => {
  const { edited, asked } = await editAt('Redact "Ada".', () => saying('Redact "Lovelace".'));
  expect(edited.edits).toMatchObject([{ kind: "redact", status: "done" }]);
  expect(edited.edits[0]!.reason ?? "").not.toContain("model");
  expect(asked).toEqual([]);
});

test.each<[string, ModelReply]>([
  ["names that the caller did not say", saying('Redact "secretly".')],
  ["pages that the caller did not say", saying("Delete page 7.")],
  ["sentences that the grammar does not know", saying("Frobnicate the document.")],
  ["one good sentence and a bad one", saying('Redact "Ada Lovelace".', 'Replace "Call" by "Shoot".')],
  ["no sentences", saying()],
  ["something else", { json: { texts: { 0: "redact" } } }],
  ["a text that was not given", { json: { texts: [{ text: 3, sentences: ['Redact "Ada Lovelace".'] }] } }],
])("%s change nothing", async (_name, reply) => {
  const { edited } = await editAt(FRENCH, () => reply);
  expect(edited.edits).toMatchObject([{ kind: "unknown", status: "not_understood" }]);
});

test("a model that says two things is not followed", async () => {
  const { edited } = await editAt(FRENCH, ({ index }) =>
    saying(index === 0 ? 'Redact "Ada".' : 'Redact "Ada Lovelace".'),
  );
  expect(edited.edits).toMatchObject([{ status: "not_understood" }]);
});

test("a model that is away leaves instructions not understood, with a warning", async () => {
  const { edited } = await editAt(FRENCH, () => ({ status: 503 }));
  expect(edited.edits).toMatchObject([{ status: "not_understood" }]);
  expect(edited.warnings).toMatchObject([{ code: "model_unavailable" }]);
});

test("page numbers may be written in words, and texts in any case", () => {
  const [page] = readInstructions("Delete page 3.");
  expect(quotesOnly(page!, "Weg mit der dritten Seite!")).toBe(true);
  expect(quotesOnly(page!, "supprimez la page 3")).toBe(true);
  expect(quotesOnly(page!, "supprimez la page 13")).toBe(false);
  const [last] = readInstructions("Delete the last page.");
  expect(quotesOnly(last!, "la dernière page, s'il vous plaît")).toBe(true);
  const [fill] = readInstructions('Fill "Name" with "Ada".');
  expect(quotesOnly(fill!, "champ NAME : ada")).toBe(true);
  expect(quotesOnly(fill!, "champ NAME : Grace")).toBe(false);
});
