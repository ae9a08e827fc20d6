import type { Engine } from "./engine.ts";

export type EngineName =
  | "docsvc"
  | "docsvc-ocr"
  | "docsvc-merged"
  | "docsvc-form"
  | "docsvc-styles"
  | "pdfium-text"
  | "pdfium-material"
  | "liteparse"
  | "pdf-inspector"
  | "kreuzberg"
  | "pdfjs-dist";

/** In the order in which they run and are reported; the first is the reference for the others. */
export const engines: Readonly<Record<EngineName, Engine>> = {
  docsvc: {
    package: "@docsvc/engine",
    work: "full parse: blocks with boxes, headings, tables, Markdown",
    output: "Markdown",
    load: async () => (await import("./docsvc.ts")).loadDocsvc("off"),
  },
  "docsvc-ocr": {
    package: "@docsvc/engine",
    work: "the same, and text in pictures recognised",
    output: "Markdown",
    recognises: true,
    load: async () => (await import("./docsvc.ts")).loadDocsvc("auto"),
  },
  "docsvc-merged": {
    package: "@docsvc/engine",
    work: "the full parse, and tables that continue over a page joined",
    output: "Markdown",
    mergesTables: true,
    load: async () => (await import("./docsvc.ts")).loadDocsvc("off", { formatting: { merge_tables: true } }),
  },
  "docsvc-form": {
    package: "@docsvc/engine",
    work: "the full parse, and charts as their data",
    output: "Markdown",
    readsForm: true,
    load: async () => (await import("./docsvc.ts")).loadDocsvc("off", { formatting: { charts: "data" } }),
  },
  "docsvc-styles": {
    package: "@docsvc/engine",
    work: "the full parse, charts as their data, links and styles in the text",
    output: "Markdown",
    readsForm: true,
    load: async () =>
      (await import("./docsvc.ts")).loadDocsvc("off", {
        formatting: { charts: "data", include: ["hyperlinks", "highlight"] },
      }),
  },
  "pdfium-text": {
    package: "@embedpdf/pdfium",
    work: "text alone, one call a page",
    output: "text",
    load: async () => (await import("./pdfium-text.ts")).loadPdfiumText(),
  },
  "pdfium-material": {
    package: "@embedpdf/pdfium",
    work: "text, a box a char, fonts, paths: our lower bound",
    output: "text",
    load: async () => (await import("./pdfium-material.ts")).loadPdfiumMaterial(),
  },
  liteparse: {
    package: "@llamaindex/liteparse",
    work: "Markdown, native code",
    output: "Markdown",
    load: async () => (await import("./liteparse.ts")).loadLiteparse(),
  },
  "pdf-inspector": {
    package: "@firecrawl/pdf-inspector",
    work: "Markdown, native code",
    output: "Markdown",
    load: async () => (await import("./pdf-inspector.ts")).loadPdfInspector(),
  },
  kreuzberg: {
    package: "@kreuzberg/node",
    work: "Markdown, native code",
    output: "Markdown",
    load: async () => (await import("./kreuzberg.ts")).loadKreuzberg(),
  },
  "pdfjs-dist": {
    package: "pdfjs-dist",
    work: "text items in stream order",
    output: "text",
    load: async () => (await import("./pdfjs-dist.ts")).loadPdfjs(),
  },
};

const all = Object.keys(engines) as EngineName[];
const names = all.filter((name) => !engines[name].mergesTables && !engines[name].readsForm);

/** Engines compared for memory: reading of embedded text. */
export const readingEngines: readonly EngineName[] = names.filter((name) => !engines[name].recognises);

/** Engines compared for speed: the same, and this engine with more in its results. */
export const speedEngines: readonly EngineName[] = all.filter(
  (name) => !engines[name].mergesTables && !engines[name].recognises,
);

/** Engines compared for quality. */
export const markdownEngines: readonly EngineName[] = names.filter((name) => engines[name].output === "Markdown");

/** Parses a comma-separated choice of the command line; without a choice, returns all of them. */
export function chooseEngines(choice: string | undefined, of: readonly EngineName[]): EngineName[] {
  if (choice === undefined) return [...of];
  return choice.split(",").map((name) => {
    const found = of.find((known) => known === name);
    if (found === undefined) throw new Error(`There is no engine "${name}" here; choose from ${of.join(", ")}.`);
    return found;
  });
}
