export { EngineError, type EngineErrorCode } from "./errors.ts";
export type { RenderOptions } from "./output/reading-flow.ts";
export { renderHtml } from "./output/render-html.ts";
export { renderMarkdown } from "./output/render-markdown.ts";
export { renderText } from "./output/render-text.ts";
export { type Parsed, type ParseOptions, parse } from "./parse.ts";
export { type DocumentKind, detectKind } from "./read/detect.ts";
