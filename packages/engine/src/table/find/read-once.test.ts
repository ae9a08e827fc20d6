import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { picturePdf } from "../../../testing/picture-pdf.ts";

// A word is in at most one table, so it is output once.

const PAGE = { width: 400, height: 400 };
const across = (left: number, right: number, ...ys: number[]): string[] =>
  ys.map((y) => `${left} ${y} m ${right} ${y} l S`);
const between = (bottom: number, top: number, ...xs: number[]): string[] =>
  xs.map((x) => `${x} ${bottom} m ${x} ${top} l S`);
const write = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET`;
const row = (y: number, ...texts: string[]): string[] => texts.map((text, at) => write(60 + 100 * at, y, text));

const GREY = { grey: Buffer.alloc(16, 128), width: 4, height: 4 };

async function wordsOf(content: readonly string[], hasPicture = false): Promise<string[]> {
  const pictures = hasPicture ? [{ raster: GREY, x: 60, y: 20, width: 120, height: 100 }] : [];
  const { pages } = await readDocument(picturePdf(PAGE, pictures, content.join("\n")), {});
  return pages[0]!.blocks.flatMap((block) => block.text.split(/\s+/)).sort();
}

test("a table in a field of another", async () => {
  const frame = [...across(40, 380, 360, 340, 200), ...between(200, 360, 40, 140, 380)];
  const inner = [...across(160, 360, 320, 300, 280), ...between(280, 320, 160, 260, 360)];
  const texts = [write(50, 346, "Yard"), write(150, 346, "Boats"), write(50, 306, "Kelda")];
  const fields = [write(170, 306, "Built"), write(270, 306, "Sold"), write(170, 286, "seven"), write(270, 286, "five")];
  const words = await wordsOf([...frame, ...inner, ...texts, ...fields]);
  expect(words).toEqual(["Boats", "Built", "Kelda", "Sold", "Yard", "five", "seven"].sort());
});

test("tables under each other whose headers are over lines of one length", async () => {
  const chart = (top: number, ...texts: readonly string[][]): string[] => [
    ...across(50, 350, top - 20),
    ...between(top - 20 * texts.length, top, 150, 250),
    ...texts.flatMap((each, at) => row(top - 14 - 20 * at, ...each)),
  ];
  const words = await wordsOf([
    ...chart(380, ["Place", "Hours", "Visits"], ["Kelda", "seven", "eighty"], ["Marn", "eight", "ninety"]),
    ...chart(260, ["Lock", "Toll", "Depth"], ["Upper", "three", "deep"], ["Lower", "four", "shallow"]),
  ]);
  expect(words).toHaveLength(18);
  expect(new Set(words).size).toBe(18);
});

test("letters set apart, in a table under lines, next to a picture", async () => {
  const rules = across(50, 350, 380, 360, 300);
  const texts = [
    ...row(366, "First", "Second", "Third"),
    ...row(346, "A B C D", "E F G H", "I J K L"),
    ...row(326, "M N O P", "Q R S T", "U V W X"),
    ...row(306, "one", "two", "three"),
  ];
  const words = await wordsOf([...rules, ...texts], true);
  expect(words.join("")).toHaveLength("FirstSecondThirdABCDEFGHIJKLMNOPQRSTUVWXonetwothree".length);
});
