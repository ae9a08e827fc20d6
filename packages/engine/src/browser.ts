/**
 * The engine in a browser: it reads PDF files in a Web Worker, without recognition, and sends nothing anywhere.
 *
 * Set the location of PDFium's file (`usePdfium`), then parse and draw as in Node.
 */
export { EngineError, type EngineErrorCode } from "./document/errors.ts";
export { openPagePictures, type PagePicture, type PagePictures } from "./inspect/browser-pictures.ts";
export type { PageRegion } from "./inspect/page-part.ts";
export type { RenderOptions } from "./output/reading-flow.ts";
export { renderHtml } from "./output/render-html.ts";
export { renderMarkdown } from "./output/render-markdown.ts";
export { renderText } from "./output/render-text.ts";
export { type Parsed, type ParseOptions, parse, parseInPieces } from "./parse.ts";
export type { ParsedDocument } from "./parsing/parsed-document.ts";
export { type PdfiumFile, usePdfium } from "./platform/browser.ts";
