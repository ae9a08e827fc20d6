import type { OcrSystem } from "@docsvc/openapi";
import type { RecognisedText, Warning } from "../document/document.ts";
import { EngineError } from "../document/errors.ts";
import type { DocumentSource } from "../read/raw/document-source.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import type { BorrowedEngine } from "./engines.ts";
import type { OcrEngine } from "./ocr-engine.ts";
import { Languages, usableLanguages } from "./languages.ts";
import { missingLanguageWarning } from "./missing-language-warning.ts";
import type { PlacedWord } from "./placed-word.ts";
import { type OcrPlan, planPage } from "./plan-page.ts";

/** Options for recognising a document. */
export interface OcrOptions {
  /** `ocr`: recognises every page as an image and ignores embedded text; `hybrid`: recognises what the text layer lacks; `off`: nothing. */
  readonly mode: "hybrid" | "ocr" | "off";
  readonly system: OcrSystem;
  /** Replaces Tesseract. */
  readonly engine?: OcrEngine | undefined;
}

/** Recognises the pages of one document. Disposing of it returns the engine. */
export class DocumentOcr implements Disposable {
  readonly warnings: Warning[] = [];
  readonly #source: DocumentSource;
  readonly #options: OcrOptions;
  readonly #signal: AbortSignal | undefined;
  readonly #words = new Map<number, readonly PlacedWord[]>();
  #languages: Languages | undefined;
  #engine: Promise<BorrowedEngine | null> | undefined;

  constructor(source: DocumentSource, options: OcrOptions, signal: AbortSignal | undefined) {
    this.#source = source;
    this.#options = options;
    this.#signal = signal;
  }

  /** Text recognised so far, in page order. */
  get recognised(): readonly RecognisedText[] {
    const pages = [...this.#words].sort(([a], [b]) => a - b);
    return pages.flatMap(([page, words]) => words.map((word) => toRecognisedText(word, page)));
  }

  /** Returns what has to be recognised on a page; null, at almost no cost, for most pages. */
  plan(page: RawPage): OcrPlan | null {
    return this.#options.mode === "off" ? null : planPage(page, this.#options.mode);
  }

  /** Recognises a page. On failure, the page stays unchanged and a warning is added. */
  async recognise(page: RawPage, plan: OcrPlan): Promise<RawPage> {
    this.#engine ??= this.#borrow();
    const borrowed = await this.#engine;
    if (borrowed === null) return page;
    const { engine } = borrowed;
    this.#languages ??= new Languages(usableLanguages(engine.languages, this.#options.system));
    const languages = this.#languages.copy();
    try {
      const { recognisePage } = await import("./recognise-page.ts");
      const recognised = await recognisePage(page, plan, {
        engine,
        languages,
        miss: (missing) => this.warnings.push(missingLanguageWarning(missing, page.number, this.#options.system)),
        signal: this.#signal,
        render: (region, pixelsPerPoint) => this.#source.renderRegion(page.number, region, pixelsPerPoint),
      });
      // The next pages are likely in the same languages.
      this.#languages = languages;
      this.#words.set(page.number, recognised.words);
      return recognised.page;
    } catch (error) {
      if (this.#signal?.aborted === true) {
        throw new EngineError("aborted", "Reading was aborted.", { cause: this.#signal.reason });
      }
      if (EngineError.isInstance(error)) throw error;
      this.warnings.push({
        code: "ocr_failed",
        message: `Pictures of text on page ${page.number} could not be recognised; its embedded text is given. Parse it again, or report the document.`,
        page: page.number,
      });
      return page;
    }
  }

  [Symbol.dispose](): void {
    void this.#engine?.then((borrowed) => borrowed?.[Symbol.dispose]());
  }

  async #borrow(): Promise<BorrowedEngine | null> {
    const { engine } = this.#options;
    if (engine !== undefined) return { engine, [Symbol.dispose]: () => {} };
    const { borrowEngine } = await import("./engines.ts");
    const borrowed = await borrowEngine();
    if (usableLanguages(borrowed.engine.languages, this.#options.system).length > 0) return borrowed;
    borrowed[Symbol.dispose]();
    this.warnings.push({
      code: "ocr_unavailable",
      message: `No language data for OCR is installed that settings.ocr_system "${this.#options.system}" may use; pictures of text are left out. Reinstall @docsvc/engine, or install data packages next to it, e.g. @tesseract.js-data/nor.`,
    });
    return null;
  }
}

function toRecognisedText({ text, confidence, line, ink }: PlacedWord, page: number): RecognisedText {
  const bbox = { left: ink.left, top: ink.top, width: ink.right - ink.left, height: ink.bottom - ink.top, page };
  return { text, confidence, line, bbox };
}
