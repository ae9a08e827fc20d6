/**
 * Edits of a PDF, in an order of their own: places are found in the document as it came; what is to be redacted goes first, then text is replaced and
 * marked and fields are filled, then pages are arranged, stamped and numbered; then the redaction is proved on what was written, and the file encrypted.
 */
import { EngineError } from "../document/errors.ts";
import type { Warning } from "../document/document.ts";
import { addComment } from "./comment/add-comment.ts";
import type { Edited, EditOptions, EditRequest } from "./edit-request.ts";
import type { EditReport } from "./edit-report.ts";
import { fillFields } from "./fill/fill-fields.ts";
import { findPlaces } from "./find/find-places.ts";
import type { Found } from "./find/found.ts";
import { quadToBox } from "./find/quad.ts";
import { readDocument, type Reading } from "./find/reading.ts";
import { highlight } from "./highlight/highlight.ts";
import type { Instruction, Target } from "./instruction.ts";
import { type Outcome, toReport } from "./outcome.ts";
import {
  appendDocument,
  deletePages,
  extractPages,
  mergePages,
  numbersNow,
  reorderPages,
  rotatePages,
} from "./pages/arrange.ts";
import { type Editable, openEditable } from "./pdf/editable.ts";
import { toWire } from "./pdf/page-view.ts";
import { encrypt, protect, type Protection, protectionOf, unprotect } from "./protect/protect.ts";
import { proveRedaction, redactDocument, type Redaction } from "./redact/redact-document.ts";
import { replaceText } from "./replace/replace-text.ts";
import { dropSignatures } from "./pdf/drop-signatures.ts";
import { numberPages, stampPages } from "./stamp/stamp-pages.ts";

type PdfEdited = Omit<Edited, "mediaType">;

/** @throws {@link EngineError} as {@link edit} of the package */
export async function editPdf(
  bytes: Uint8Array,
  instructions: readonly Instruction[],
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
  return new PdfEdit(opened, instructions, options).run();
}

/** The steps over one document, and what they know of it. */
class PdfEdit {
  readonly #instructions: readonly Instruction[];
  readonly #options: EditRequest & EditOptions;
  readonly #outcomes = new Map<Instruction, Outcome>();
  readonly #warnings: Warning[];
  readonly #numPages: number;
  #document: Editable;
  #reading: Reading | undefined;
  #protection: Protection;

  constructor(document: Editable, instructions: readonly Instruction[], options: EditRequest & EditOptions) {
    this.#document = document;
    this.#numPages = document.views.length;
    this.#instructions = instructions;
    this.#options = options;
    this.#warnings = [...document.warnings];
    this.#protection = protectionOf(document);
  }

  async run(): Promise<PdfEdited> {
    const found = await this.#find();
    const redaction = await this.#redact(found);
    await this.#changeContent(found);
    await this.#arrange();
    for (const instruction of this.#instructions) this.#protect(instruction);
    const edits = this.#instructions.map((instruction): EditReport =>
      toReport(instruction.kind, this.#outcomes.get(instruction) ?? NOTHING),
    );
    const isDone = edits.some(({ status }) => status === "done");
    const shared = { edits, numPages: this.#numPages, warnings: this.#warnings };
    if (this.#options.dryRun === true) return { ...shared, bytes: null };
    if (!isDone) {
      return {
        ...shared,
        bytes: this.#protection === null ? this.#document.plain : await encrypt(this.#document.plain, this.#protection),
      };
    }
    return { ...shared, bytes: await this.#write(redaction) };
  }

  /** All places, before anything is changed. */
  async #find(): Promise<Map<Instruction, Found>> {
    const found = new Map<Instruction, Found>();
    const placed = this.#instructions.filter((instruction) => targetOf(instruction) !== null);
    if (placed.length === 0) return found;
    this.#throwIfAborted();
    this.#reading = await readDocument(this.#document.plain, this.#document, {
      password: null,
      ocr: this.#options.ocr ?? "auto",
      signal: this.#options.signal,
    });
    for (const instruction of placed) {
      this.#throwIfAborted();
      found.set(instruction, await findPlaces(targetOf(instruction)!, this.#reading));
    }
    return found;
  }

  async #redact(found: ReadonlyMap<Instruction, Found>): Promise<Redaction | null> {
    const redactions = this.#instructions.filter(({ kind }) => kind === "redact");
    if (redactions.length === 0) return null;
    const redaction = {
      places: redactions.flatMap((instruction) => found.get(instruction)?.places ?? []),
      secrets: redactions.flatMap((instruction) => found.get(instruction)?.secrets ?? []),
    };
    const { document, pictures, scrubbed, attachments } = await redactDocument(
      this.#document.plain,
      this.#document,
      this.#reading!,
      redaction,
    );
    for (const instruction of redactions) {
      const places = found.get(instruction)?.places ?? [];
      this.#outcomes.set(
        instruction,
        this.#redacted(places, { pictures, scrubbed: redactions.length === 1 ? scrubbed : 0 }),
      );
    }
    if (attachments) {
      this.#warnings.push({
        code: "attachments_dropped",
        message: "Embedded files cannot be searched for what was redacted; they were left out.",
      });
    }
    const { encryption } = this.#document;
    this.#document = { ...document, encryption };
    this.#reading = undefined;
    return redaction;
  }

  #redacted(
    places: Found["places"],
    { pictures, scrubbed }: { pictures: readonly number[]; scrubbed: number },
  ): Outcome {
    if (places.length === 0) {
      return scrubbed === 0
        ? NOT_FOUND
        : { status: "done", count: scrubbed, reason: "It stood on no page, but in the file's other texts." };
    }
    const asPicture = pictures.filter((number) => places.some(({ page }) => page === number));
    const reason =
      asPicture.length === 0
        ? undefined
        : `Text could not be taken out cleanly: page ${asPicture.join(", ")} became a picture.`;
    return { status: "done", bboxes: this.#bboxesOf(places), count: places.length, reason };
  }

  async #changeContent(found: ReadonlyMap<Instruction, Found>): Promise<void> {
    const replacements = this.#instructions.filter((instruction) => instruction.kind === "replace");
    if (replacements.length > 0) {
      this.#reading ??= await readDocument(this.#document.plain, this.#document, {
        password: null,
        ocr: "off",
        signal: this.#options.signal,
      });
      const outcomes = await replaceText(replacements, this.#document, this.#reading);
      for (const [index, instruction] of replacements.entries()) this.#outcomes.set(instruction, outcomes[index]!);
    }
    for (const instruction of this.#instructions) {
      const { kind } = instruction;
      if (kind === "unknown") this.#outcomes.set(instruction, { status: "not_understood", reason: instruction.reason });
      if (kind !== "highlight" && kind !== "comment") continue;
      const places = found.get(instruction)?.places ?? [];
      const outcome =
        places.length === 0
          ? NOT_FOUND
          : kind === "highlight"
            ? highlight(instruction, places, this.#document)
            : addComment(instruction, places, this.#document);
      this.#outcomes.set(instruction, outcome);
    }
    const fills = this.#instructions.filter((instruction) => instruction.kind === "fill");
    if (fills.length === 0) return;
    const outcomes = await fillFields(fills, this.#document);
    for (const [index, instruction] of fills.entries()) this.#outcomes.set(instruction, outcomes[index]!);
  }

  /** Pages first, stamps and numbers on what they have become. */
  async #arrange(): Promise<void> {
    for (const isStamp of [false, true]) {
      for (const instruction of this.#instructions) {
        this.#throwIfAborted();
        if ((instruction.kind === "stamp" || instruction.kind === "number_pages") !== isStamp) continue;
        const outcome = await arrange(instruction, this.#document, this.#options);
        if (outcome !== null) this.#outcomes.set(instruction, outcome);
      }
    }
  }

  #protect(instruction: Instruction): void {
    if (instruction.kind !== "protect" && instruction.kind !== "unprotect") return;
    const outcome = instruction.kind === "protect" ? protect(instruction) : unprotect(this.#document);
    this.#outcomes.set(instruction, outcome);
    if (outcome.protection !== undefined) this.#protection = outcome.protection;
  }

  async #write(redaction: Redaction | null): Promise<Uint8Array> {
    this.#throwIfAborted();
    dropSignatures(this.#document.pdf);
    const numbers = numbersNow(this.#document);
    const hasOnlyOwn = numbers.length === this.#document.pdf.getPageCount();
    const bytes = await this.#document.pdf.save({ subsetFonts: true });
    if (redaction !== null) {
      await proveRedaction(bytes, redaction, (number) => (hasOnlyOwn ? numbers[number - 1] : undefined));
    }
    return this.#protection === null ? bytes : encrypt(bytes, this.#protection);
  }

  #bboxesOf(places: Found["places"]): NonNullable<Outcome["bboxes"]> {
    return places.flatMap(({ page, quads }) =>
      quads.map((quad) => toWire(this.#document.views[page - 1]!, quadToBox(quad))),
    );
  }

  #throwIfAborted(): void {
    const { signal } = this.#options;
    if (signal?.aborted === true) throw new EngineError("aborted", "The edit was aborted.", { cause: signal.reason });
  }
}

const NOTHING: Outcome = { status: "refused", reason: "This kind of edit is not available for PDF files." };
const NOT_FOUND: Outcome = { status: "not_found", reason: "It was found nowhere in the document." };

/** What an instruction is about, where that is a part of pages. */
function targetOf(instruction: Instruction): Target | null {
  const { kind } = instruction;
  return kind === "redact" || kind === "highlight" || kind === "comment" ? instruction.target : null;
}

function arrange(
  instruction: Instruction,
  document: Editable,
  options: EditRequest,
): Outcome | Promise<Outcome> | null {
  switch (instruction.kind) {
    case "delete_pages":
      return deletePages(instruction, document);
    case "extract_pages":
      return extractPages(instruction, document);
    case "rotate_pages":
      return rotatePages(instruction, document);
    case "reorder_pages":
      return reorderPages(instruction, document);
    case "merge_pages":
      return mergePages(instruction, document);
    case "append_document":
      return appendDocument(instruction, document, options.documents ?? []);
    case "stamp":
      return stampPages(instruction, document);
    case "number_pages":
      return numberPages(instruction, document);
    default:
      return null;
  }
}
