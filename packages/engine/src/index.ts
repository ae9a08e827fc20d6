export { delayOptimisation } from "./delay-optimisation.ts";
export type { Warning } from "./document.ts";
export { EngineError, type EngineErrorCode } from "./errors.ts";
export type { RenderOptions } from "./output/reading-flow.ts";
export { renderHtml } from "./output/render-html.ts";
export { renderMarkdown } from "./output/render-markdown.ts";
export { renderText } from "./output/render-text.ts";
export { type PageRun, type PageSlice, packSlice, unpackSlice } from "./page-slice.ts";
export {
  finishParse,
  type Parsed,
  ParseAssembly,
  type ParseOptions,
  parse,
  parseInPieces,
  type StartedParse,
  startParse,
} from "./parse.ts";
export type { ParsedDocument } from "./parsed-document.ts";
export { type DocumentKind, detectKind } from "./read/detect.ts";
