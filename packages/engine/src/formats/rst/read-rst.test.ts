import { expect, test } from "vitest";
import { markdownOf } from "../../../testing/markdown-of.ts";
import { detectKind } from "../detect.ts";

const DOCUMENT = `====
Kiln
====

:Author: Ana

Firing
------

Wood is **dry**, see \`site <https://a.example>\`_, :ref:\`this <x>\` and \`\`code\`\` [1]_.

.. [1] A note.

.. note:: Keep it shut.

   * one
   * two

.. code-block:: python
   :linenos:

   print(1)

=====  =====
Name   Count
=====  =====
Bowl   3
Jar    4
=====  =====

+------+--------+
| Pot  | Says   |
+======+========+
| Cup  | more   |
|      | lines  |
+------+--------+

.. list-table:: Wares

   * - A
     - B
   * - 1
     - 2

.. comment that is no text

Example::

    raw text
`;

test("sections, marks, directives and tables are read", async () => {
  expect(detectKind(Buffer.from(DOCUMENT))).toBe("rst");
  expect(await markdownOf(DOCUMENT)).toBe(
    [
      "# Kiln",
      "**Author**: Ana",
      "## Firing",
      "Wood is **dry**, see site, this and `code` [^1].",
      "Keep it shut.",
      "- one\n- two",
      "```python\nprint(1)\n```",
      "| Name | Count |\n| --- | --- |\n| Bowl | 3 |\n| Jar | 4 |",
      "| Pot | Says |\n| --- | --- |\n| Cup | more lines |",
      "Wares",
      "| A | B |\n| --- | --- |\n| 1 | 2 |",
      "Example:",
      "```\nraw text\n```",
      "[^1]: A note.\n",
    ].join("\n\n"),
  );
});

test("a directive at the end of a file ends", async () => {
  expect(await markdownOf("Kiln\n====\n\n.. note::", "a.rst")).toBe("# Kiln\n");
});

test("paragraphs and lists inside of items, terms and verses stay apart", async () => {
  const lines = [
    "-  one",
    "",
    "   more of one",
    "",
    "   a. inner",
    "   b. second",
    "",
    "Term",
    "   Its meaning.",
    "",
    "Other",
    "   Meaning.",
  ];
  const verse = ["", "| low", "|   tide", "", "H\\ :sub:`2`\\ O"];
  expect(await markdownOf([...lines, ...verse].join("\n"), "x.rst")).toBe(
    "- one\n\n    more of one\n\n    1. inner\n    2. second\n\nTerm\n: Its meaning.\n\nOther\n: Meaning.\n\nlow  \ntide\n\nH<sub>2</sub>O\n",
  );
});

test("items and paragraphs of a drawn cell are lines of their own", async () => {
  const lines = [
    "Pots",
    "====",
    "",
    "+-----+-------+",
    "| a   | b     |",
    "+=====+=======+",
    "| c   | - one |",
    "|     | - two |",
    "|     |       |",
    "|     | end   |",
    "+-----+-------+",
  ];
  expect(await markdownOf(lines.join("\n"), "x.rst")).toContain("| c | • one<br>• two<br>end |");
});

test("links and emphasis may end on a later line", async () => {
  const document =
    "Kiln\n====\n\n.. note:: Dry.\n\nSee `the\nsite <https://a.example>`__ and **what\nis dry**, 2 * 3\nand 4 * 5.\n";
  expect(await markdownOf(document)).toBe("# Kiln\n\nDry.\n\nSee the site and **what is dry**, 2 * 3 and 4 * 5.\n");
});

test("a text without directives is known by its notes, links and tables; a note keeps its paragraphs", async () => {
  const noted = "Kiln\n====\n\nWood. [1]_\n\n.. [1]\n   First.\n\n   Second.\n";
  expect(await markdownOf(noted)).toBe("# Kiln\n\nWood. [^1]\n\n[^1]: First.\n\n    Second.\n");
  const table = "Kiln\n====\n\n===== ====\nGood  Left\n===== ====\nOil   12\n===== ====\n";
  expect(await markdownOf(table)).toBe("# Kiln\n\n| Good | Left |\n| --- | --- |\n| Oil | 12 |\n");
});
