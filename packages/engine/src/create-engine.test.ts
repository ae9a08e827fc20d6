import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { createEngine, type EngineParts } from "./create-engine.ts";
import { parse } from "./parse.ts";
import type { Plugin, PluginBlock, PluginWord } from "./plugin/plugin.ts";

const letter = await readFixture("letter/letter.pdf");
const memo = new TextEncoder().encode("!memo\nRent|1,200\nHeat|80\n");

function plugin(parts: Omit<Plugin, "name" | "apiVersion">, name = "mine"): Plugin {
  return { name, apiVersion: 1, ...parts };
}

const memoFormat: NonNullable<Plugin["formats"]>[number] = {
  kind: "memo",
  detect: ({ bytes }) => new TextDecoder().decode(bytes.subarray(0, 5)) === "!memo",
  load: ({ bytes }) => {
    const rows = new TextDecoder().decode(bytes).trim().split("\n").slice(1);
    const cells = (row: string): string =>
      row
        .split("|")
        .map((cell) => `<td>${cell}</td>`)
        .join("");
    return { html: `<h1>Memo</h1><table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join("")}</table>` };
  },
};

async function blocksOf(bytes: Uint8Array, parts: EngineParts) {
  const { result } = await createEngine(parts).parse(bytes);
  return result.chunks.flatMap(({ blocks }) => blocks);
}

function fails(bytes: Uint8Array, parts: EngineParts): Promise<Error> {
  return blocksOf(bytes, parts).then(
    () => new Error("nothing failed"),
    (error: Error) => error,
  );
}

test("a format of a plugin is read with its structure", async () => {
  const blocks = await blocksOf(memo, { formats: [memoFormat] });
  expect(blocks.map(({ type }) => type)).toEqual(["Section Header", "Table"]);
  expect(blocks[1]!.content).toContain("1,200");
  expect((await parse(memo)).result.chunks[0]!.blocks.map(({ type }) => type)).not.toContain("Table");
});

test("a plugin may give a file that the engine reads, and is not asked about that again", async () => {
  let looks = 0;
  const blocks = await blocksOf(memo, {
    formats: [{ kind: "any", detect: () => (looks += 1) > 0, load: () => ({ bytes: letter }) }],
  });
  expect(looks).toBe(1);
  expect(blocks).toEqual((await parse(letter)).result.chunks[0]!.blocks);
});

test("text in pictures is recognised by the plugin", async () => {
  const words: PluginWord[] = ["Recognised", "elsewhere"].map((text, index) => ({
    text,
    confidence: 0.99,
    left: 100 + index * 220,
    top: 300,
    right: 300 + index * 220,
    bottom: 330,
    line: 0,
  }));
  const asked: number[] = [];
  const ocr: Plugin["ocr"] = {
    languages: ["eng"],
    recognise: ({ width, height, grey }) => {
      asked.push(grey.length / width / height);
      // The engine recognises parts of the page again.
      return width > 1000 && height > 330 ? words : [];
    },
  };
  const { result } = await createEngine({ ocr }).parse(letter, { settings: { extraction_mode: "ocr" } });
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked)).toEqual(new Set([1]));
  expect(result.chunks[0]!.content).toContain("Recognised elsewhere");
});

test("a pass changes, adds and leaves out blocks; the others keep what plugins do not see", async () => {
  const before = (await parse(letter)).result.chunks[0]!.blocks;
  const added: PluginBlock = {
    type: "Text",
    text: "Added by a plugin.",
    bbox: { left: 0.1, top: 0.9, width: 0.5, height: 0.02 },
    confidence: "low",
  };
  const blocks = await blocksOf(letter, {
    blockPasses: [({ blocks: [first, second, ...rest] }) => [{ ...first!, type: "Header" }, ...rest, added, second!]],
  });
  expect(blocks[0]).toEqual({ ...before[0]!, type: "Header" });
  expect(blocks.slice(1, -2)).toEqual(before.slice(2));
  expect(blocks.at(-2)).toMatchObject({
    content: "Added by a plugin.",
    confidence: "low",
    bbox: { left: expect.closeTo(0.1, 3), top: expect.closeTo(0.9, 3), page: 1 },
  });
  expect(blocks.at(-1)).toEqual(before[1]);
});

test("passes run in the order of the plugins, once a page however often the document is written", async () => {
  const order: string[] = [];
  const named = (name: string): Plugin => plugin({ blockPasses: [({ blocks }) => (order.push(name), blocks)] }, name);
  using document = await createEngine({ plugins: [named("a"), named("b")] }).parseInPieces(letter);
  const [markdown] = [[...document.markdown()].join(""), [...document.json()]];
  expect(order).toEqual(["a", "b"]);
  expect(markdown).toBe([...(await createEngine().parseInPieces(letter)).markdown()].join(""));
});

test("a chunker takes the place of a mode, and of that mode alone", async () => {
  const engine = createEngine({
    chunkers: {
      section: ({ size }) => {
        let count = 0;
        return () => (count += 1) % (size ?? 1) === 1;
      },
    },
  });
  const chunk = async (mode: "section" | "page") => {
    const chunking = { chunk_mode: mode, chunk_size: 3 } as const;
    const { result } = await engine.parse(letter, { retrieval: { chunking } });
    return result.chunks.map(({ blocks }) => blocks.length);
  };
  const sizes = await chunk("section");
  expect(sizes.slice(0, -1).every((size) => size === 3)).toBe(true);
  expect(sizes.length).toBeGreaterThan(2);
  expect(await chunk("page")).toHaveLength(1);
});

const shown = { left: 0, top: 0, width: 1, height: 1 };

test.each<[string, EngineParts, Uint8Array]>([
  ["is made for version 2", { plugins: [{ ...plugin({}), apiVersion: 2 as 1 }] }, letter],
  ["is given twice", { plugins: [plugin({}), plugin({})] }, letter],
  ["has no valid name", { plugins: [plugin({}, "a b")] }, letter],
  [
    'recognises text, as "mine" does',
    { plugins: ["mine", "other"].map((name) => plugin({ ocr: { languages: [], recognise: () => [] } }, name)) },
    letter,
  ],
  ['chunks in the mode "words"', { plugins: [plugin({ chunkers: { words: () => () => true } as {} })] }, letter],
  [
    "failed while it read memo (RangeError)",
    {
      formats: [
        {
          ...memoFormat,
          load: () => {
            throw new RangeError("Rent 1,200");
          },
        },
      ],
    },
    memo,
  ],
  [
    "gave neither html nor markdown nor bytes",
    { formats: [{ ...memoFormat, load: () => ({}) as { html: string } }] },
    memo,
  ],
  [
    "failed while it passed over the blocks of page 1",
    {
      blockPasses: [
        () => {
          throw new Error("x");
        },
      ],
    },
    letter,
  ],
  ["gave no list of blocks", { blockPasses: [() => undefined as unknown as []] }, letter],
  ["gave a block twice", { blockPasses: [({ blocks }) => [...blocks, blocks[0]!]] }, letter],
  [
    "gave a block with an id that no block has",
    { blockPasses: [({ blocks }) => [{ ...blocks[0]!, id: 9999 }]] },
    letter,
  ],
  [
    "gave a block of an unknown type",
    { blockPasses: [() => [{ type: "Poem" as "Text", text: "", bbox: shown, confidence: "low" }]] },
    letter,
  ],
  [
    "gave a block that is not on its page",
    { blockPasses: [() => [{ type: "Text", text: "a", bbox: { ...shown, left: 20 }, confidence: "low" }]] },
    letter,
  ],
])("a plugin that %s is refused by its name, without words of the document", async (message, parts, bytes) => {
  const error = await Promise.resolve()
    .then(() => fails(bytes, parts))
    .catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ code: "plugin_failed", message: expect.stringContaining(message) });
  expect(error.message).toMatch(/^The plugin "(?:mine|other|a b|createEngine)" /);
  expect(error.message).not.toContain("1,200");
});

test("a caller's signal ends the call of a plugin that does not answer", async () => {
  const engine = createEngine({ formats: [{ ...memoFormat, load: () => new Promise(() => {}) }] });
  const parsing = engine.parse(memo, {}, { signal: AbortSignal.timeout(20) });
  await expect(parsing).rejects.toMatchObject({ code: "aborted" });
});
