import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../../../testing/pdf-of-lines.ts";

interface Entry {
  readonly label: readonly string[];
  readonly value: readonly string[];
}

const CAREER: readonly Entry[] = [
  {
    label: ["Reader of levels", "and of tables"],
    value: [
      "Read the level of the river at the lower weir every morning",
      "and wrote it into the tables of the office.",
    ],
  },
  {
    label: ["Clerk"],
    value: [
      "Compared the tables of all the stations with those of the year",
      "before, and drew a line under what did not agree.",
    ],
  },
  {
    label: ["Keeper of the", "upper weir"],
    value: ["Opened and closed the upper weir by hand for eleven years, and", "taught two others how to do it."],
  },
  { label: ["Languages"], value: ["German, Dutch and some French."] },
];

/** Entries whose values each start on the first line of their label, with white space between the two. */
function drawn(entries: readonly Entry[], leading = 12): DrawnLine[] {
  return entries.flatMap(({ label, value }, index) => {
    const top = 120 + index * 40;
    return [
      ...label.map((text, row) => ({ text, left: 170 - 4.4 * text.length, top: top + leading * row })),
      ...value.map((text, row) => ({ text, left: 200, top: top + leading * row })),
    ];
  });
}

async function blocksOf(lines: readonly DrawnLine[]): Promise<{ type: string; text: string }[]> {
  const { pages } = await readDocument(pdfOfLines(lines), {});
  return pages.flatMap(({ blocks }) => blocks.map(({ type, text }) => ({ type, text })));
}

test("commands are read with what they do, not all commands before all of that", async () => {
  const commands = [
    ["Remove highlighted line", "Remove the line that is selected at present"],
    [
      "Remove many sequences",
      "Enables a mode where a double click on a sequence",
      "removes it. The cursor changes to show this mode;",
      "escape ends it",
    ],
    ["Remove gappy sequences", "Removes those that have more than a percentage", "of gaps"],
    ["Remove partial sequences", "Removes partial sequences"],
    ["Make non-redundant", "Removes sequences that are more than a percentage", "identical to any other"],
  ] as const;
  let top = 120;
  const lines = commands.flatMap(([name, ...does]) => {
    const first = top;
    top += 12 * does.length;
    return [
      { text: name, left: 72, top: first },
      ...does.map((text, row) => ({ text, left: 230, top: first + 12 * row })),
    ];
  });
  const text = (await blocksOf(lines)).map((block) => block.text).join("\n");
  const order = commands.flatMap(([name, does]) => [name, does]).map((phrase) => text.indexOf(phrase));
  expect(order.every((position, index) => position >= 0 && (index === 0 || position > order[index - 1]!))).toBe(true);
});

test("a label as large as the text next to it is no heading, though it is bold and recurs", async () => {
  const labels = new Set(CAREER.flatMap(({ label }) => label));
  const bold = drawn(CAREER).map((line) => (labels.has(line.text) ? { ...line, font: "Times-Bold" as const } : line));
  expect((await blocksOf(bold)).filter(({ type }) => type === "Section Header" || type === "Title")).toEqual([]);
});

test("a heading with a mark at the end of its line stays one", async () => {
  const lines = [0, 1, 2].flatMap((index) => [
    { text: `Levels in year ${index}`, left: 72, top: 120 + 60 * index, size: 11, font: "Times-Bold" as const },
    { text: "*", left: 480, top: 120 + 60 * index },
    ...proseAt(72, 138 + 60 * index),
  ]);
  expect((await blocksOf(lines)).filter(({ type }) => type === "Section Header" || type === "Title")).toHaveLength(3);
});

test("columns of prose with paragraphs of one height are read one after the other", async () => {
  const paragraph = [
    "The keeper writes down the level of",
    "the river every morning, and every",
    "evening the tables go to town.",
  ];
  const lines = [0, 1, 2, 3].flatMap((index) =>
    [72, 300].flatMap((left) => paragraph.map((text, row) => ({ text, left, top: 120 + index * 48 + 12 * row }))),
  );
  const marked = lines.map((line, at) => ({ ...line, text: at % 3 === 0 ? `${at} ${line.text}` : line.text }));
  const text = (await blocksOf(marked)).map((block) => block.text).join("\n");
  expect(text.indexOf("18 The keeper")).toBeLessThan(text.indexOf("3 The keeper"));
});
