/** What people try first: questions about the documents that come with `npm start`. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { sampleFolder, type SampleFolder } from "./testing/sample-folder.ts";

let folder: SampleFolder;

beforeAll(async () => {
  folder = await sampleFolder([
    "report/report.pdf",
    "comments/comments.pdf",
    "letter/letter.pdf",
    "form/form.pdf",
    "form/invoice.pdf",
    "paper/paper.pdf",
  ]);
  await ask("", { ...folder, loader: "langchain" });
});

afterAll(() => folder[Symbol.asyncDispose]());

test.each([
  ["What does a berth cost?", "comments.pdf", "14.50"],
  ["What does a burst cost on average?", "report.pdf", "31 thousand"],
  ["How many people worked for the company at the end of the year?", "report.pdf", "86 people"],
  ["What is the limit for nitrate in the water?", "report.pdf", "50"],
  ["When does the members' meeting take place?", "report.pdf", "14 May"],
  ["When are the fees due?", "comments.pdf", "first of April"],
  ["Are open fires allowed on board?", "comments.pdf", "forbidden"],
  ["Which registration mark does the vessel have?", "form.pdf", "BH 1187"],
  ["When is the invoice due?", "invoice.pdf", "28 July 2024"],
  ["How much is the amount due on the invoice?", "invoice.pdf", "10,082.12"],
  ["Who is the chair?", "report.pdf", "Henrik Dahl"],
  ["How long is the Aske from its source to the sea?", "paper.pdf", "126 km"],
])("%s is answered first by %s: %s", async (question, file, says) => {
  const { answered, quotes } = await ask(question, { ...folder, loader: "langchain" });
  expect(answered).toBe(true);
  expect(quotes[0]).toMatchObject({ file, text: expect.stringContaining(says) });
});

test("two years are compared by what is said of each", async () => {
  const asked = "How many pipe bursts were there in 2023 compared with 2022?";
  const { quotes } = await ask(asked, { ...folder, loader: "langchain" });
  expect(quotes.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^2023; Bursts a year: \d/u),
    expect.stringMatching(/^2022; Bursts a year: \d/u),
  ]);
});

test("without a model a section is not summed up: its headings' first sentences are quoted, and the answer says so", async () => {
  const { answered, note, quotes } = await ask("Summarise the section Network", { ...folder, loader: "langchain" });
  expect(answered).toBe(true);
  expect(note).toMatch(/^Without a model nothing is summed up\./u);
  expect(new Set(quotes.map(({ file }) => file))).toEqual(new Set(["report.pdf"]));
  for (const { section, places } of quotes) {
    expect(section).toContain("> Network");
    expect(places[0]!.boxes.length).toBeGreaterThan(0);
  }
});
