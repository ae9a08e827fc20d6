import { renderMarkdown } from "../src/output/render-markdown.ts";
import { parse } from "../src/parse.ts";

/** The Markdown of a document of text or bytes. */
export async function markdownOf(content: string | Uint8Array, fileName?: string): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return renderMarkdown((await parse(bytes, {}, { ocr: "off", fileName })).result);
}
