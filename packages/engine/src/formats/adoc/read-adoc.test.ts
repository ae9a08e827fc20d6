import { expect, test } from "vitest";
import { markdownOf } from "../../../testing/markdown-of.ts";

test("titles, lists, tables, blocks and marks are read, and nothing is included", async () => {
  const document = `= Kiln
:toc:

== Firing

Wood is *dry*, see https://a.example[site].

include::/etc/passwd[]

* one
** inner

[source,python]
----
print(1)
----

|===
|Name |Count

|Bowl |3
|Jar |4
|===

// a comment
NOTE: Keep it shut.
`;
  expect(await markdownOf(document)).toBe(
    [
      "# Kiln",
      "## Firing",
      "Wood is **dry**, see site.",
      "- one\n    - inner",
      "```python\nprint(1)\n```",
      "| Name | Count |\n| --- | --- |\n| Bowl | 3 |\n| Jar | 4 |",
      "Note: Keep it shut.\n",
    ].join("\n\n"),
  );
});

test("what a plus continues is of its item, and a paragraph's line that begins with a sign is no item", async () => {
  const lines = [
    "= Kiln",
    "",
    "* one",
    "+",
    "more of one",
    "** inner",
    "",
    "It is 2",
    "* 3 long.",
    "",
    "'''",
    "",
    "H~2~O, x^2^, [line-through]*old*, stem:[a+b]",
  ];
  expect(await markdownOf(lines.join("\n"), "x.adoc")).toBe(
    "# Kiln\n\n- one\n\n    more of one\n\n    - inner\n\nIt is 2 * 3 long.\n\nH<sub>2</sub>O, x<sup>2</sup>, ~~old~~, $a+b$\n",
  );
});

test("lines without a bar are of the cell above them", async () => {
  const lines = [
    "= Kiln",
    "",
    '[cols="1,1a"]',
    "|===",
    "|Bowl",
    "|",
    "* one",
    "* two",
    "",
    "|Jar",
    "|wide",
    "and tall",
    "|===",
  ];
  expect(await markdownOf(lines.join("\n"), "x.adoc")).toContain(
    "| Bowl | • one<br>• two |\n| --- | --- |\n| Jar | wide and tall |",
  );
});

test("links, notes and emphasis may end on a later line, terms may be described there", async () => {
  const document = `= Kiln
:toc:

See https://a.example[the
site], *what is
dry* footnote:[It is
*not* wet.] and 2 * 3
or 4 * 5.

Lid::
  A cover.

[verse]
--
low
tide
--
`;
  expect(await markdownOf(document)).toBe(
    "# Kiln\n\nSee the site, **what is dry** [^1] and 2 * 3 or 4 * 5.\n\nLid\n: A cover.\n\nlow  \ntide\n\n[^1]: It is **not** wet.\n",
  );
});

test("a list begins with the number that its style gives", async () => {
  expect(await markdownOf("= Kiln\n:toc:\n\n== Ways\n\n[arabic, start=5]\n. five\n. six\n")).toBe(
    "# Kiln\n\n## Ways\n\n5. five\n6. six\n",
  );
});
