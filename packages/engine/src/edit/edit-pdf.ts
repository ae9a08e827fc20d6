/**
 * Edits a PDF phase by phase, whatever the order of the instructions. Targets are found in the document before any change. At the end the redaction
 * is proved on the written bytes, and the file is encrypted.
 */
import { EngineError } from "../document/errors.ts";
import type { Warning } from "../document/document.ts";
import type { Edited, EditOptions, EditRequest } from "./edit-request.ts";
import { findPlaces } from "./find/find-places.ts";
import { type Found, NOTHING } from "./find/found.ts";
import { readDocument, type Reading } from "./find/reading.ts";
import type { Instruction } from "./instruction.ts";
import { PHASES, type Phase } from "./operations/operation.ts";
import { operationOf } from "./operations/operations.ts";
import { encrypt, type Protection, protectionOf } from "./operations/protect/protect-file.ts";
import { NOT_AVAILABLE, type Outcome, toReport } from "./outcome.ts";
import { dropSignatures } from "./pdf/drop-signatures.ts";
import { type Editable, openEditable } from "./pdf/editable.ts";
import type { PdfEditing } from "./pdf/pdf-editing.ts";
import { numbersNow } from "./pdf/present-pages.ts";
import type { Redaction } from "./redact/place.ts";
import { proveRedaction } from "./redact/redact-document.ts";

type PdfEdited = Omit<Edited, "mediaType">;

/** @throws {@link EngineError} as the package's {@link edit} */
export async function editPdf(
  bytes: Uint8Array,
  asked: readonly Instruction[],
  options: EditRequest & EditOptions,
): Promise<PdfEdited> {
  const opened = await openEditable(bytes, options.password ?? null);
  const numPages = opened.views.length;
  if (options.maxPages !== undefined && numPages > options.maxPages) {
    throw new EngineError(
      "too_many_pages",
      `The document has ${numPages} pages and at most ${options.maxPages} are allowed.`,
    );
  }
  const editing = new OpenPdf(opened, options);
  const instructions: Instruction[] = [];
  for (const one of asked) instructions.push((await operationOf(one).meantInPdf?.(one, editing)) ?? one);
  await editing.find(instructions);
  const outcomes = new Map<Instruction, Outcome>();
  for (const phase of PHASES) {
    for (const run of runsOf(instructions, phase)) {
      editing.throwIfAborted();
      const done = await operationOf(run[0]!).pdf?.(run, editing);
      for (const [index, instruction] of run.entries()) outcomes.set(instruction, done?.[index] ?? NOT_AVAILABLE);
    }
  }
  const edits = instructions.map((instruction) => toReport(instruction.kind, outcomes.get(instruction)!));
  const shared = { edits, numPages, warnings: editing.warnings };
  if (options.dryRun === true) return { ...shared, bytes: null };
  return { ...shared, bytes: await editing.write(edits.some(({ status }) => status === "done")) };
}

/** The instructions of a phase, grouped into runs of the same operation. */
function runsOf(instructions: readonly Instruction[], phase: Phase): Instruction[][] {
  const runs: Instruction[][] = [];
  for (const instruction of instructions.filter((one) => operationOf(one).phase === phase)) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === instruction.kind) last.push(instruction);
    else runs.push([instruction]);
  }
  return runs;
}

class OpenPdf implements PdfEditing {
  protection: Protection;
  redaction: Redaction | null = null;
  readonly warnings: Warning[];
  readonly #options: EditRequest & EditOptions;
  readonly #found = new Map<Instruction, Found>();
  #document: Editable;
  #reading: Reading | undefined;

  constructor(document: Editable, options: EditRequest & EditOptions) {
    this.#document = document;
    this.#options = options;
    this.warnings = [...document.warnings];
    this.protection = protectionOf(document);
  }

  get document(): Editable {
    return this.#document;
  }

  set document(document: Editable) {
    this.#document = document;
    this.#reading = undefined;
  }

  get documents(): PdfEditing["documents"] {
    return this.#options.documents ?? [];
  }

  get recognises(): boolean {
    return this.#options.ocr !== "off";
  }

  get signal(): AbortSignal | undefined {
    return this.#options.signal;
  }

  readonly reading = async (ocr: "auto" | "off" = this.#options.ocr ?? "auto"): Promise<Reading> => {
    this.#reading ??= await readDocument(this.#document.plain, this.#document, {
      password: null,
      ocr,
      signal: this.#options.signal,
    });
    return this.#reading;
  };

  readonly foundOf: PdfEditing["foundOf"] = (instruction) => this.#found.get(instruction) ?? NOTHING;

  readonly warn = (warning: Warning): void => void this.warnings.push(warning);

  readonly throwIfAborted = (): void => {
    const { signal } = this.#options;
    if (signal?.aborted === true) throw new EngineError("aborted", "The edit was aborted.", { cause: signal.reason });
  };

  /** Finds all places before anything is changed. */
  async find(instructions: readonly Instruction[]): Promise<void> {
    for (const instruction of instructions) {
      if (operationOf(instruction).findsFirst !== true || instruction.target === undefined) continue;
      this.throwIfAborted();
      this.#found.set(instruction, await findPlaces(instruction.target, await this.reading()));
    }
  }

  async write(isChanged: boolean): Promise<Uint8Array> {
    this.throwIfAborted();
    const bytes = isChanged ? await this.#save() : this.#document.plain;
    return this.protection === null ? bytes : encrypt(bytes, this.protection);
  }

  async #save(): Promise<Uint8Array> {
    dropSignatures(this.#document.pdf);
    const numbers = numbersNow(this.#document);
    const hasOnlyOwn = numbers.length === this.#document.pdf.getPageCount();
    const bytes = await this.#document.pdf.save({ subsetFonts: true });
    if (this.redaction !== null) {
      await proveRedaction(bytes, this.redaction, (number) => (hasOnlyOwn ? numbers[number - 1] : undefined));
    }
    return bytes;
  }
}
