export { delayOptimisation } from "./parsing/delay-optimisation.ts";
export { createEngine, type Engine, type EngineParseOptions, type EngineParts } from "./create-engine.ts";
export type {
  BlockPass,
  Chunker,
  ChunkerOptions,
  LoadedFile,
  Plugin,
  PluginBlock,
  PluginCall,
  PluginFile,
  PluginFormat,
  PluginOcr,
  PluginPage,
  PluginPicture,
  PluginWord,
} from "./plugin/plugin.ts";
export { gatherPlugins, type Plugins } from "./plugin/plugins.ts";
export type { Warning } from "./document/document.ts";
export type { Edited, EditOptions, EditRequest } from "./edit/edit-request.ts";
export {
  asksToRevise,
  enhanceResult,
  type EnhanceTools,
  parseWithModel,
  reviseDocument,
  withoutPasses,
} from "./parse-with-model.ts";
export { hasPageImages, openPageImages, type PageImages, type PageRegion } from "./page-images.ts";
export type { EditReport, EditStatus } from "./edit/edit-report.ts";
export { EngineError, type EngineErrorCode } from "./document/errors.ts";
export type { ModelOptions } from "./extract/ask/extract-with-model.ts";
export type { ExtractInstructions, ExtractOptions } from "./extract/extract.ts";
export {
  classify,
  classifyWithModel,
  describeOcr,
  edit,
  extract,
  extractWithModel,
  split,
  splitWithModel,
} from "./operations.ts";
export { SchemaError } from "./extract/schema/schema-error.ts";
export { placeOf, wordTexts } from "./transcript/line-place.ts";
export type {
  Transcript,
  TranscriptAttachment,
  TranscriptBlock,
  TranscriptCell,
  TranscriptField,
  TranscriptLine,
  TranscriptPage,
  TranscriptTable,
} from "./transcript/transcript.ts";
export { type ParsedTranscript, parseWithTranscript, readTranscript } from "./read-transcript.ts";
export type { SectionDescription } from "./split/split.ts";
export { deserializeTranscript, serializeTranscript } from "./transcript/serialize-transcript.ts";
export type { RenderOptions } from "./output/reading-flow.ts";
export { renderHtml } from "./output/render-html.ts";
export { renderMarkdown } from "./output/render-markdown.ts";
export { renderText } from "./output/render-text.ts";
export { type PageRun, type PageSlice, packSlice, unpackSlice } from "./parsing/page-slice.ts";
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
export type { ParsedDocument } from "./parsing/parsed-document.ts";
export { type PrintBudget, startPrintBudget } from "./parsing/print-budget.ts";
export { rewrite } from "./parsing/rewrite.ts";
export type { OcrAbilities } from "./ocr/describe-ocr.ts";
export { isDivisible, isReadable } from "./parsing/is-readable.ts";
export { type DocumentKind, detectKind } from "./formats/detect.ts";
export type { FileHints } from "./formats/kind-of.ts";
export { DOCUMENT_EXTENSIONS } from "./formats/document-extensions.ts";
export { warmUp } from "./warm-up.ts";
