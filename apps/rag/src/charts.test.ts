import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { sampleFolder, type SampleFolder } from "./testing/sample-folder.ts";

let folder: SampleFolder;
beforeAll(async () => {
  folder = await sampleFolder(["styled/deliveries.pdf", "report/report.pdf", "letter/letter.pdf"]);
});
afterAll(() => folder[Symbol.asyncDispose]());

/** From a chart that prints no values; each is framed by its bar, given by left and top in points. */
const OF_CHART = [
  ["How much in May?", "May; 30; 52", [194.7, 43.1]],
  ["How much was delivered by road in May?", "May; Road: 30", [209.7, 102.5]],
  ["How much was delivered by rail in may?", "May; Rail: 52", [194.7, 43.1]],
  ["How many tonnes were delivered by rail in June?", "June; Rail: 47", [254.7, 56.6]],
] as const;

test.each(OF_CHART)("%s — %s", async (question, text, [left, top]) => {
  const { quotes } = await ask(question, { ...folder, loader: "langchain", files: ["deliveries.pdf"] });
  expect(quotes[0]).toMatchObject({ file: "deliveries.pdf", text });
  const [box] = quotes[0]!.places[0]!.boxes;
  expect(box!.left * 340).toBeCloseTo(left, 0);
  expect(box!.top * 198).toBeCloseTo(top, 0);
});

test("a month that the chart lacks is not answered from it", async () => {
  const { answered } = await ask("How many tonnes were delivered by rail in July?", { ...folder, loader: "langchain" });
  expect(answered).toBe(false);
});
