import { renderMarkdown } from "../src/output/render-markdown.ts";
import { parse } from "../src/parse.ts";

/** Returns the Markdown of a document given as text or bytes. */
export async function markdownOf(content: string | Uint8Array, fileName?: string): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return renderMarkdown((await parse(bytes, {}, { ocr: "off", fileName })).result);
}
