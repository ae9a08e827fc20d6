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
