import { expect, test } from "vitest";
import { markdownOf } from "../../../testing/markdown-of.ts";
import { parse } from "../../parse.ts";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";

function notebook(cells: readonly object[]): Uint8Array {
  return Buffer.from(JSON.stringify({ cells, metadata: { language_info: { name: "python" } }, nbformat: 4 }));
}

test("texts, code and what it has shown are read in their order", async () => {
  const outputs = [
    { output_type: "stream", name: "stdout", text: ["1200\n"] },
    {
      output_type: "execute_result",
      data: { "text/plain": "x", "text/html": "<table><tr><th>h</th></tr><tr><td>9</td></tr></table>" },
    },
    { output_type: "display_data", data: { "image/png": PIXEL, "text/plain": "<Figure>" } },
    { output_type: "error", ename: "KeyError", evalue: "'pot'", traceback: ["\u001B[31mlong\u001B[0m"] },
  ];
  const file = notebook([
    { cell_type: "markdown", source: ["# Kiln\n", "Heat *by* hour."] },
    { cell_type: "code", source: "print(1200)", outputs },
    { cell_type: "raw", source: "as it is" },
  ]);
  const { result } = await parse(file);
  expect(result.chunks.flatMap(({ blocks }) => blocks).map(({ type }) => type)).toEqual([
    "Section Header",
    "Text",
    "Text",
    "Text",
    "Table",
    "Figure",
    "Text",
    "Text",
  ]);
  const markdown = await markdownOf(file);
  for (const text of [
    "# Kiln\n",
    "Heat *by* hour.",
    "```python\nprint(1200)\n```",
    "```\n1200\n```",
    "| 9 |",
    "KeyError: 'pot'",
  ]) {
    expect(markdown).toContain(text);
  }
});

test("a notebook of version 3 has its cells in worksheets", async () => {
  const cells = [
    { cell_type: "heading", level: 2, source: ["Kiln"] },
    { cell_type: "code", input: ["1+1"], outputs: [] },
  ];
  const file = JSON.stringify({ metadata: {}, nbformat: 3, worksheets: [{ cells }] });
  expect(await markdownOf(file)).toBe("## Kiln\n\n```\n1+1\n```\n");
});

test("a notebook that is cut off is plain text", async () => {
  const file = Buffer.from(notebook([{ cell_type: "code", source: "print(1)" }])).toString();
  expect(await markdownOf(`${file.slice(0, -3)}"nbformat"`)).toContain("print(1)");
});
