import { expect, test } from "vitest";
import { markdownOf } from "../../../testing/markdown-of.ts";

test("headings, lists, tables, blocks and marks are read", async () => {
  const document = `#+TITLE: Kiln
#+OPTIONS: toc:nil
* TODO Firing :tag:
:PROPERTIES:
:ID: 1
:END:
Wood is *dry* and /split/, ~code~, [[https://a.example][site]].
# a comment
- one
- two
| Name | Count |
|------+-------|
| Bowl | 3 |
#+BEGIN_SRC python
print(1)
#+END_SRC
`;
  expect(await markdownOf(document)).toBe(
    [
      "# Kiln",
      "## Firing",
      "Wood is **dry** and *split*, `code`, site.",
      "- one\n- two",
      "| Name | Count |\n| --- | --- |\n| Bowl | 3 |",
      "```python\nprint(1)\n```\n",
    ].join("\n\n"),
  );
});
