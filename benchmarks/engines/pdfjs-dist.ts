import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Reader } from "./engine.ts";

/** Text items in the order of the content stream: no layout, no Markdown. */
export function loadPdfjs(): Reader {
  const root = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  return async (file) => {
    const task = getDocument({
      data: new Uint8Array(await readFile(file)),
      verbosity: 0,
      cMapUrl: `${join(root, "cmaps")}/`,
      cMapPacked: true,
      standardFontDataUrl: `${join(root, "standard_fonts")}/`,
    });
    const document = await task.promise;
    let text = "";
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      for (const item of items) if ("str" in item) text += item.hasEOL ? `${item.str}\n` : item.str;
      text += "\n";
    }
    await task.destroy();
    return text;
  };
}
