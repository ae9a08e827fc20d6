import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { parse } from "../../parse.ts";

const NS = 'xmlns="http://schemas.microsoft.com/office/visio/2012/main"';
const cells = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<Cell N="${name}" V="${value}"/>`)
    .join("");
const shape = (text: string, pin: readonly [number, number], inner = ""): string =>
  `<Shape>${cells({ PinX: pin[0], PinY: pin[1], Width: 1, Height: 1, LocPinX: 0.5, LocPinY: 0.5 })}<Text><cp IX="0"/>${text}</Text>${inner}</Shape>`;

function drawing(shapes: string): Uint8Array {
  return zipSync({
    "visio/pages/pages.xml": strToU8(
      `<Pages ${NS}><Page Name="Flow"><PageSheet>${cells({ PageWidth: 10, PageHeight: 5 })}</PageSheet></Page></Pages>`,
    ),
    "visio/pages/page1.xml": strToU8(`<PageContents ${NS}><Shapes>${shapes}</Shapes></PageContents>`),
  });
}

test("texts of shapes are read from the top, where they are, and those of a group within it", async () => {
  const inner = `<Shapes>${shape("inside", [0.5, 0.25])}</Shapes>`;
  const { result } = await parse(
    drawing(shape("below", [2, 1]) + shape("above", [2, 4]) + shape("group", [5, 3], inner)),
  );
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
  expect(blocks.map(({ content }) => content)).toEqual(["above", "below", "group", "inside"]);
  expect(blocks[0]!.bbox).toMatchObject({ left: 0.15, top: 0.1, width: 0.1, height: 0.2 });
  expect(result.pages?.[0]).toMatchObject({ width: 720, height: 360 });
});

test("a drawing without pages says so", async () => {
  await expect(parse(zipSync({ "visio/document.xml": strToU8("<x/>") }))).rejects.toMatchObject({
    code: "damaged_document",
  });
});
