/**
 * What the engine makes of a document besides its parse. Each operation is loaded when it is first asked for: all of them take twice as long to load as
 * what reads a page.
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
 * @returns data that is valid against the schema but for what `missing` names, and the places of each value
 * @throws {@link SchemaError} for a schema that is too large, too deep, refers to another document, or is no JSON Schema
 */
export async function extract(
  transcript: Transcript,
  instructions: ExtractInstructions,
  options: ExtractOptions = {},
): Promise<ExtractOutput> {
  const room = await import("./extract/extract.ts");
  return room.extract(transcript, instructions, options);
}

/**
 * Fills a schema from a document with the help of a model. Every value of the result is in the document, with the box of its words; a model
 * that fails leaves what the engine reads alone, with a warning.
 *
 * @param transcript - of the document, by `readTranscript`
 * @throws {@link SchemaError} as {@link extract}; {@link EngineError} `aborted`
 */
export async function extractWithModel(
  transcript: Transcript,
  instructions: ExtractInstructions,
  options: ModelOptions,
): Promise<ExtractOutput> {
  const room = await import("./extract/ask/extract-with-model.ts");
  return await room.extractWithModel(transcript, instructions, options);
}

/**
 * Finds the pages of the described sections: each page in one of them, or unassigned.
 *
 * @param descriptions - kinds of documents, each by its title and what belongs to it
 * @param rules - in natural language, English or German; a rule that is not understood is named in the result and changes nothing
 */
export async function split(
  transcript: Transcript,
  descriptions: readonly SectionDescription[],
  rules = "",
): Promise<SplitOutput> {
  const room = await import("./split/split.ts");
  return room.split(transcript, descriptions, rules);
}

/**
 * Finds the pages of the described sections with the help of a model. A section that the engine is sure of, too, is
 * sure; one that rests on the model is not. A model that fails leaves what the engine says alone, with a warning.
 *
 * @throws {@link EngineError} `aborted`
 */
export async function splitWithModel(
  transcript: Transcript,
  descriptions: readonly SectionDescription[],
  rules: string,
  options: ModelOptions,
): Promise<SplitOutput> {
  const room = await import("./split/ask/split-with-model.ts");
  return await room.splitWithModel(transcript, descriptions, rules, options);
}

/**
 * Names the category of a document.
 *
 * @param categories - each by its title and what belongs to it; one may mean “everything else”
 * @returns the best category, null where none fits, with the probability of each
 */
export async function classify(
  transcript: Transcript,
  categories: readonly SectionDescription[],
): Promise<ClassifyOutput> {
  const room = await import("./classify/classify.ts");
  return room.classify(transcript, categories);
}

/**
 * Names the category of a document with the help of a model. A category that the engine is sure of, too, is sure; one that rests on the model is
 * not. A model that fails leaves what the engine says, with a warning.
 *
 * @throws EngineError `aborted`
 */
export async function classifyWithModel(
  transcript: Transcript,
  categories: readonly SectionDescription[],
  options: ModelOptions,
): Promise<ClassifyOutput> {
  const room = await import("./classify/classify-with-model.ts");
  return await room.classifyWithModel(transcript, categories, options);
}

/**
 * Edits a document by instructions in words. Pages are named as they came, whatever else the instructions do to them; what is not
 * understood, found or possible is reported, and everything else is done.
 *
 * A redaction takes bytes out, and the file is given only after other readers searched it for what was taken out.
 *
 * @param bytes - a PDF, DOCX, XLSX or PPTX
 * @throws {@link EngineError} `unsupported_document`, `damaged_document`, `password_required`, `password_wrong`, `too_many_pages`,
 * `redaction_not_proved`, `aborted`
 */
export async function edit(bytes: Uint8Array, request: EditRequest, options: EditOptions = {}): Promise<Edited> {
  const room = await import("./edit/edit.ts");
  return await room.edit(bytes, request, options);
}

/** Says what can be recognised here; it starts an engine, or the WebAssembly build where no program is. */
export async function describeOcr(): Promise<OcrAbilities> {
  const room = await import("./ocr/describe-ocr.ts");
  return await room.describeOcr();
}
