import { picturesAt } from "../../markup-layout/block-images.ts";
import type { Markup, MarkupBlock } from "../../markup-layout/markup.ts";
import { htmlBlocks } from "../../read/markup/html/read-html.ts";
import { readMarkdown } from "../../read/markup/markdown/read-markdown.ts";
import type { MarkupOptions } from "../../read/markup/markup-reader.ts";
import { decodeText } from "../../read/markup/text/decode-text.ts";
import { readText } from "../../read/markup/text/read-text.ts";

type Fields = Readonly<Record<string, unknown>>;

/** MIME types of output images, best first. */
const PICTURES: readonly string[] = ["image/png", "image/jpeg", "image/gif", "image/webp"];

/**
 * Reads a Jupyter notebook (nbformat 3 and 4): texts as Markdown, code as code, and outputs: tables,
 * texts, images and errors.
 */
export function readNotebook(bytes: Uint8Array, options: MarkupOptions): Markup {
  const notebook = parse(decodeText(bytes));
  if (notebook === undefined) return readText(bytes);
  const pictures: Uint8Array[] = [];
  const imageOf = picturesAt(options.images, (at) => Promise.resolve(pictures[Number(at)] ?? null));
  const addPicture = (base64: string): number | undefined =>
    imageOf(String(pictures.push(Buffer.from(base64, "base64")) - 1));
  const language = languageOf(notebook);
  const blocks = cellsOf(notebook).flatMap((cell) => cellBlocks(cell, language, { options, addPicture }));
  return { parts: [{ kind: "flow", blocks }], warnings: [] };
}

function parse(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) && (Array.isArray(value["cells"]) || Array.isArray(value["worksheets"])) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** In version 3, cells are in worksheets. */
function cellsOf(notebook: Fields): readonly Fields[] {
  const sheets = fieldsIn(notebook["worksheets"]);
  return [...fieldsIn(notebook["cells"]), ...sheets.flatMap((sheet) => fieldsIn(sheet["cells"]))];
}

function languageOf(notebook: Fields): string | undefined {
  const metadata = fieldsOf(notebook["metadata"]);
  const name = fieldsOf(metadata["kernelspec"])["language"] ?? fieldsOf(metadata["language_info"])["name"];
  return typeof name === "string" && /^[\w+#-]{1,30}$/.test(name) ? name.toLowerCase() : undefined;
}

interface Reading {
  readonly options: MarkupOptions;
  readonly addPicture: (base64: string) => number | undefined;
}

function cellBlocks(cell: Fields, language: string | undefined, reading: Reading): readonly MarkupBlock[] {
  const source = textIn(cell["source"] ?? cell["input"]);
  switch (cell["cell_type"]) {
    case "markdown":
      return markdownBlocks(source, reading.options);
    case "heading":
      return [
        { type: "Section Header", level: Math.min(6, Math.max(1, Number(cell["level"]) || 1)), text: source.trim() },
      ];
    case "code": {
      const code = codeBlock(source, language);
      return [...code, ...fieldsIn(cell["outputs"]).flatMap((output) => outputBlocks(output, reading))];
    }
    default:
      return codeBlock(source, undefined);
  }
}

function outputBlocks(output: Fields, { options, addPicture }: Reading): readonly MarkupBlock[] {
  if (output["output_type"] === "error" || output["output_type"] === "pyerr") {
    const parts = [output["ename"], output["evalue"]].filter((part) => typeof part === "string" && part !== "");
    return codeBlock(parts.join(": "), undefined);
  }
  if (output["output_type"] === "stream") return codeBlock(textIn(output["text"]), undefined);
  const data = isFields(output["data"]) ? output["data"] : output;
  const picture = PICTURES.map((type) => textIn(data[type])).find((found) => found !== "");
  const plain = textIn(data["text/plain"] ?? data["text"]);
  if (picture !== undefined) {
    const image = addPicture(picture);
    return [{ type: "Figure", text: "", ...(image === undefined ? {} : { image }) }];
  }
  const html = textIn(data["text/html"] ?? data["html"]);
  if (html !== "") {
    const blocks = htmlBlocks(html, options);
    if (blocks.length > 0) return blocks;
  }
  const markdown = textIn(data["text/markdown"]);
  return markdown === "" ? codeBlock(plain, undefined) : markdownBlocks(markdown, options);
}

function markdownBlocks(source: string, options: MarkupOptions): readonly MarkupBlock[] {
  const { parts } = readMarkdown(new TextEncoder().encode(source), options);
  return parts.flatMap((part): readonly MarkupBlock[] => part.blocks);
}

function codeBlock(source: string, language: string | undefined): readonly MarkupBlock[] {
  const text = decodeText(new TextEncoder().encode(source)).replace(/\s+$/, "");
  if (text === "") return [];
  return [{ type: "Text", text, preformatted: true, ...(language === undefined ? {} : { language }) }];
}

/** A text given as a string or as a list of lines. */
function textIn(value: unknown): string {
  if (Array.isArray(value)) return value.filter((line) => typeof line === "string").join("");
  return typeof value === "string" ? value : "";
}

function fieldsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
