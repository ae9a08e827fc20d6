import { expect, test } from "vitest";
import { presentation, shape } from "../../../../testing/presentation.ts";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

test("columns that make no rows together are read one after the other", async () => {
  const bytes = presentation([shape("L1", [50, 100]) + shape("L2", [50, 200]) + shape("R", [400, 100])]);
  expect(renderMarkdown((await parse(bytes)).result)).toBe("L1\n\nL2\n\nR\n");
});

/** A shape of its own size. */
const box = (text: string, at: readonly [number, number], [width, height]: readonly [number, number]): string =>
  shape(text, at).replace(/cx="\d+" cy="\d+"/, `cx="${width * 12_700}" cy="${height * 12_700}"`);

/** A filled area without text. */
const panel = (at: readonly [number, number], size: readonly [number, number]): string =>
  box("", at, size).replace("</p:spPr>", "<a:solidFill/></p:spPr>");

const group = (shapes: string): string => `<p:grpSp><p:nvGrpSpPr/><p:grpSpPr/>${shapes}</p:grpSp>`;

test.each([
  [
    "two columns that are staggered",
    [shape("L1", [50, 80]), shape("R1", [400, 95]), shape("L2", [50, 145]), shape("R2", [400, 160])],
    "L1 L2 R1 R2",
  ],
  [
    "three columns that are staggered",
    [
      shape("C1", [500, 120]),
      shape("A1", [20, 80]),
      shape("B1", [260, 100]),
      shape("A2", [20, 150]),
      shape("B2", [260, 170]),
      shape("C2", [500, 190]),
    ],
    "A1 A2 B1 B2 C1 C2",
  ],
  [
    "columns between a line above and one below them",
    [
      box("Head", [50, 10], [600, 40]),
      shape("L1", [50, 80]),
      shape("R1", [400, 95]),
      shape("L2", [50, 145]),
      shape("R2", [400, 160]),
      box("Foot", [50, 300], [600, 40]),
    ],
    "Head L1 L2 R1 R2 Foot",
  ],
  [
    "boxes that lie in others",
    [
      shape("in R", [410, 110]),
      box("L", [20, 90], [300, 200]),
      box("R", [400, 80], [300, 200]),
      shape("in L", [30, 120]),
    ],
    "L in L R in R",
  ],
  [
    "cards that are areas without text under a head and a body",
    [
      panel([40, 60], [200, 150]),
      panel([300, 60], [200, 150]),
      box("H1", [50, 70], [180, 30]),
      box("H2", [310, 70], [180, 30]),
      box("B1", [50, 110], [180, 60]),
      box("B2", [310, 110], [180, 60]),
    ],
    "H1 B1 H2 B2",
  ],
  [
    "groups of a head and a body",
    [
      group(box("H1", [50, 70], [180, 30]) + box("B1", [50, 110], [180, 60])),
      group(box("H2", [310, 70], [180, 30]) + box("B2", [310, 110], [180, 60])),
    ],
    "H1 B1 H2 B2",
  ],
  [
    "rows over an area that holds one of them alone",
    [
      panel([40, 60], [200, 50]),
      shape("A", [50, 70]),
      shape("B", [310, 70]),
      shape("C", [50, 200]),
      shape("D", [310, 200]),
    ],
    "A B C D",
  ],
  ["boxes that overlap", [box("B", [60, 100], [300, 100]), box("A", [20, 50], [300, 100])], "A B"],
  ["steps of a stair, which are below each other", [shape("1", [300, 100]), shape("2", [50, 200])], "1 2"],
  [
    "columns below a title that is under them",
    [
      shape("L1", [50, 80]),
      shape("R1", [400, 95]),
      shape("L2", [50, 145]),
      shape("T", [50, 400], '<p:ph type="title"/>'),
    ],
    "T L1 L2 R1",
  ],
])("on a slide, %s are read in their order", async (_, shapes, order) => {
  const { result } = await parse(presentation([shapes.join("")]));
  expect(result.chunks[0]!.blocks.map(({ content }) => content).join(" ")).toBe(order);
});
