import { expect, test } from "vitest";
import { styledPdf } from "../../testing/styled-pdf.ts";
import { parse } from "../parse.ts";

/** The runs of the only line of a page. */
async function runsOf(content: string) {
  const { result } = await parse(styledPdf(`BT 50 200 Td ${content} ET`));
  return result.chunks[0]!.blocks[0]!.runs?.map(({ text, ...style }) => [text, ...Object.values(style)]);
}

test("smaller letters over the baseline are raised, and under it lowered, each apart from its base", async () => {
  expect(
    await runsOf(
      "/F1 10 Tf (about 10) Tj /F1 6 Tf 4 Ts (6) Tj /F1 10 Tf 0 Ts ( litres of CO) Tj /F1 6 Tf -2 Ts (2) Tj /F1 10 Tf 0 Ts ( a day) Tj",
    ),
  ).toEqual([["about 10"], ["6", "superscript"], [" litres of CO"], ["2", "subscript"], [" a day"]]);
});

test("scripts as large as their line are those of a word of which other letters are on the baseline", async () => {
  const large = "/F1 10 Tf (rinse with H) Tj -4 Ts (2) Tj 0 Ts ( in 40 m) Tj 4 Ts (3) Tj 0 Ts ( a day) Tj";
  expect(await runsOf(large)).toEqual([
    ["rinse with H"],
    ["2", "subscript"],
    [" in 40 m"],
    ["3", "superscript"],
    [" a day"],
  ]);
  expect(await runsOf("/F1 10 Tf (rinse with) Tj 3 Ts ( water) Tj 0 Ts ( a day) Tj")).toBeUndefined();
});

test("smaller letters on the baseline are neither", async () => {
  expect(await runsOf("/F1 10 Tf (about 10 ) Tj /F1 7 Tf (litres) Tj /F1 10 Tf ( a day) Tj")).toBeUndefined();
});

test("several bold words are one run, and signs without letters are not emphasised", async () => {
  expect(
    await runsOf(
      "/F1 10 Tf (We pay ) Tj /F2 10 Tf (forty new crowns) Tj /F1 10 Tf ( in May ) Tj /F3 10 Tf (+) Tj /F1 10 Tf ( June) Tj",
    ),
  ).toEqual([["We pay "], ["forty new crowns", true], [" in May + June"]]);
});
