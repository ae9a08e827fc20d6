import { expect, test } from "vitest";
import { markdownOf } from "../../../testing/markdown-of.ts";
import { parse } from "../../parse.ts";
import { detectKind } from "../detect.ts";

test("records side by side are a table, other objects are sections", async () => {
  const data = {
    name: "Kiln",
    size: { high: 2 },
    pots: [
      { id: 1, glaze: "red" },
      { id: 2, glaze: ["a", "b"] },
    ],
  };
  expect(await markdownOf(JSON.stringify(data))).toBe(
    "name: Kiln\n\n# size\n\nhigh: 2\n\n# pots\n\n| id | glaze |\n| --- | --- |\n| 1 | red |\n| 2 | a, b |\n",
  );
});

test("a record a line is a table, and lines that are cut are reported", async () => {
  const file = Buffer.from('{"a":1,"b":"x"}\n{"a":2,"b":"y"}\n{"a":3,');
  const { result } = await parse(file);
  expect(await markdownOf(file)).toBe("| a | b |\n| --- | --- |\n| 1 | x |\n| 2 | y |\n");
  expect(result.warnings?.map(({ code }) => code)).toEqual(["records_left_out"]);
});

test("values nested without end are bounded", async () => {
  const deep = `${'{"a":'.repeat(2000)}1${"}".repeat(2000)}`;
  expect((await markdownOf(deep)).length).toBeLessThan(100_000);
});

test("what only begins like JSON stays text", async () => {
  expect(detectKind(Buffer.from("[see below] The kiln is lit."))).toBe("text");
  expect(await markdownOf('{"a": The kiln is lit.')).toBe('{"a": The kiln is lit.\n');
});
