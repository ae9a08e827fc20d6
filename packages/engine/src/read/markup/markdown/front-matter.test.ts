import { expect, test } from "vitest";
import { splitFrontMatter } from "./front-matter.ts";

test.each([
  ["YAML", '---\nlayout: post\ntitle: "Kiln: notes"\nauthor: A. Potter # she\ndraft: true\n---\nBody\n'],
  ["TOML", '+++\nlayout = "post"\ntitle = "Kiln: notes"\nauthor = "A. Potter"\n+++\nBody\n'],
])("the title and the author of %s are blocks, settings are not", (_, text) => {
  expect(splitFrontMatter(text)).toEqual({
    blocks: [
      { type: "Title", text: "Kiln: notes", level: 1 },
      { type: "Key Value", text: "author: A. Potter" },
    ],
    body: "Body\n",
  });
});

test("authors in a list on one line are named one after the other; values over several lines are left out", () => {
  const { blocks } = splitFrontMatter("---\nauthors: [A. Potter, 'B. Kiln']\ndescription: |\n  long\n---\n");
  expect(blocks).toEqual([{ type: "Key Value", text: "authors: A. Potter, B. Kiln" }]);
});

test("a rule at the head of a text is no front matter", () => {
  expect(splitFrontMatter("---\n\nBody: one\n")).toEqual({ blocks: [], body: "---\n\nBody: one\n" });
});
