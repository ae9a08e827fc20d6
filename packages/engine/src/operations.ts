/**
 * The operations on a document other than parsing. Each is loaded when it is first used: together they take twice as long to load as the
 * code that reads a page.
 */
import type { ClassifyOutput, ExtractOutput, SplitOutput } from "@docsvc/openapi";
import type { Edited, EditOptions, EditRequest } from "./edit/edit-request.ts";
import type { ModelOptions } from "./extract/ask/extract-with-model.ts";
import type { ExtractInstructions, ExtractOptions } from "./extract/extract.ts";
import type { Transcript } from "./transcript/transcript.ts";
import type { OcrAbilities } from "./ocr/describe-ocr.ts";
import type { SectionDescription } from "./split/split.ts";

/**
 * Fills a schema from a document.
 *
 * @param transcript - of the document, by `readTranscript`
 * @returns data that is valid against the schema except for what `missing` lists, and the place of each value
 * @throws {@link SchemaError} for a schema that is too large, too deep, refers to another document, or is not a JSON Schema
 */
export async function extract(
  transcript: Transcript,
  instructions: ExtractInstructions,
  options: ExtractOptions = {},
): Promise<ExtractOutput> {
  const module = await import("./extract/extract.ts");
  return module.extract(transcript, instructions, options);
}

/**
 * Fills a schema from a document with the help of a model. Every value of the result is in the document, with the box of its words. If the model
 * fails, the result is what the engine reads, with a warning.
 *
 * @param transcript - of the document, by `readTranscript`
 * @throws {@link SchemaError} as {@link extract}; {@link EngineError} `aborted`
 */
export async function extractWithModel(
  transcript: Transcript,
  instructions: ExtractInstructions,
  options: ModelOptions,
): Promise<ExtractOutput> {
  const module = await import("./extract/ask/extract-with-model.ts");
  return await module.extractWithModel(transcript, instructions, options);
}

/**
 * Finds the pages of the described sections. Each page is in one section or unassigned.
 *
 * @param descriptions - kinds of documents, each with a title and a description of what belongs to it
 * @param rules - in natural language, English or German; a rule that is not understood is listed in the result and has no effect
 */
export async function split(
  transcript: Transcript,
  descriptions: readonly SectionDescription[],
  rules = "",
): Promise<SplitOutput> {
  const module = await import("./split/split.ts");
  return module.split(transcript, descriptions, rules);
}

/**
 * Finds the pages of the described sections with the help of a model. The confidence of a section is high if the engine is sure of it too, and low if
 * it rests on the model. If the model fails, the result is the engine's, with a warning.
 *
 * @throws {@link EngineError} `aborted`
 */
export async function splitWithModel(
  transcript: Transcript,
  descriptions: readonly SectionDescription[],
  rules: string,
  options: ModelOptions,
): Promise<SplitOutput> {
  const module = await import("./split/ask/split-with-model.ts");
  return await module.splitWithModel(transcript, descriptions, rules, options);
}

/**
 * Classifies a document.
 *
 * @param categories - each with a title and a description of what belongs to it; one may mean “everything else”
 * @returns the best category, null if none fits, with the probability of each
 */
export async function classify(
  transcript: Transcript,
  categories: readonly SectionDescription[],
): Promise<ClassifyOutput> {
  const module = await import("./classify/classify.ts");
  return module.classify(transcript, categories);
}

/**
 * Classifies a document with the help of a model. The confidence is high if the engine is sure of the category too, and low if it rests on the model.
 * If the model fails, the result is the engine's, with a warning.
 *
 * @throws EngineError `aborted`
 */
export async function classifyWithModel(
  transcript: Transcript,
  categories: readonly SectionDescription[],
  options: ModelOptions,
): Promise<ClassifyOutput> {
  const module = await import("./classify/classify-with-model.ts");
  return await module.classifyWithModel(transcript, categories, options);
}

/**
 * Edits a document by instructions in natural language. Page numbers in instructions refer to the original document, whatever else the instructions
 * do to its pages. What is not understood, not found or not possible is reported; everything else is done.
 *
 * A redaction removes bytes. The file is returned only after other readers have searched it for the removed text.
 *
 * @param bytes - a PDF, DOCX, XLSX or PPTX
 * @throws {@link EngineError} `unsupported_document`, `damaged_document`, `password_required`, `password_wrong`, `too_many_pages`,
 * `redaction_not_proved`, `aborted`
 */
export async function edit(bytes: Uint8Array, request: EditRequest, options: EditOptions = {}): Promise<Edited> {
  const module = await import("./edit/edit.ts");
  return await module.edit(bytes, request, options);
}

/** Returns what recognition can do on this machine. It starts an OCR engine, or the WebAssembly build if no program is installed. */
export async function describeOcr(): Promise<OcrAbilities> {
  const module = await import("./ocr/describe-ocr.ts");
  return await module.describeOcr();
}
