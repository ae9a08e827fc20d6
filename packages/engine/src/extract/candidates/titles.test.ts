import { expect, test } from "vitest";
import { transcriptOf } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };

test("a title over several lines that holds the field's name is its value", () => {
  const transcript = transcriptOf([
    ["NORTHERN MASTERS", 200, 30],
    ["CHAMPIONSHIPS IN", 200, 52],
    ["LUBECK 2024", 215, 74],
    ["Results of the second day and of the relays", 50, 130],
    ["More lines of the usual size follow here", 50, 145],
    ["and so they go on", 50, 160],
    ["to the end of the page", 50, 175],
  ]);
  const pages = transcript.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (line.text.toUpperCase() === line.text ? { ...line, size: 20 } : line)),
  }));
  const { data, citations } = extract(
    { ...transcript, pages },
    { schema: { type: "object", properties: { championship: text } } },
  );
  expect(data).toEqual({ championship: "NORTHERN MASTERS CHAMPIONSHIPS IN LUBECK 2024" });
  expect(citations["/championship"]).toHaveLength(3);
});
