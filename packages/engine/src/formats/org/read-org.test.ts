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

test("formulas, scripts, terms and verses keep their form", async () => {
  const lines = [
    "#+TITLE: Kiln",
    "",
    "H_{2}O and \\(x^2\\)",
    "",
    "- Lid :: a cover",
    "",
    "#+BEGIN_VERSE",
    "low",
    "tide",
    "#+END_VERSE",
  ];
  expect(await markdownOf(lines.join("\n"))).toBe(
    "# Kiln\n\nH<sub>2</sub>O and $x^2$\n\nLid\n: a cover\n\nlow  \ntide\n",
  );
});

test("marks that end on a later line keep their meaning", async () => {
  const lines = [
    "#+TITLE: Kiln",
    "",
    "See [[https://a.example][the",
    "whole site]] and *what",
    "is dry*, 2 * 3",
    "and 4 * 5.",
  ];
  expect(await markdownOf(lines.join("\n"))).toBe(
    "# Kiln\n\nSee the whole site and **what is dry**, 2 * 3 and 4 * 5.\n",
  );
});

test("quotations inside of quotations end where they do, and a counter sets the number of its item", async () => {
  const lines = [
    "#+begin_quote",
    "  They asked:",
    "",
    "  #+begin_quote",
    "    Why?",
    "  #+end_quote",
    "#+end_quote",
    "",
  ];
  const items = ["5. [@5] five", "6. six", "", "It was /long", "*and* cold/."];
  expect(await markdownOf(["* Kiln", ...lines, ...items].join("\n"))).toBe(
    "# Kiln\n\n> They asked:\n>\n> > Why?\n\n5. five\n6. six\n\nIt was *long* **<em>and</em>** *cold*.\n",
  );
});
