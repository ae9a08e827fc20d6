import type { OcrSystem } from "@docsvc/openapi";
import { isOtherScript, type Script } from "./scripts.ts";

/** The languages that `legacy` means in the contract; Tesseract's names. */
const GERMANIC: ReadonlySet<string> = new Set([
  "afr",
  "dan",
  "deu",
  "eng",
  "fao",
  "frk",
  "fry",
  "isl",
  "ltz",
  "nld",
  "nor",
  "swe",
  "yid",
]);

/** The installed languages that a system may use. English comes first because most documents are in English. */
export function usableLanguages(installed: readonly string[], system: OcrSystem): readonly string[] {
  const usable = installed.filter((name) => system === "standard" || GERMANIC.has(name));
  return [...usable.filter((name) => name === "eng"), ...usable.filter((name) => name !== "eng")];
}

/** Tracks the languages that pages are read in. The pages of a document are read in parallel, so each has a copy. */
export class Languages {
  readonly #usable: readonly string[];
  #current: readonly string[];

  /**
   * @param usable - not empty
   * @param current - languages to try first
   */
  constructor(usable: readonly string[], current: readonly string[] = usable.slice(0, 1)) {
    this.#usable = usable;
    this.#current = current;
  }

  copy(): Languages {
    return new Languages(this.#usable, this.#current);
  }

  /** The languages that pages are likely in: one, plus English if that language is in another script. */
  get current(): readonly string[] {
    return this.#current;
  }

  /** Returns the languages that a page should be read in, given its text; undefined if it is already read in them. */
  async better(text: string): Promise<readonly string[] | undefined> {
    const main = this.#current[0]!;
    const isOther = isOtherScript(main);
    // A language is identified among those of its script, which the letters show.
    const rivals = this.#usable.filter((name) => isOtherScript(name) === isOther);
    // Loaded only when images are read: it contains letter sequences of two hundred languages.
    const { detectLanguage: tellLanguage } = await import("./detect-language.ts");
    const detected = tellLanguage(text, rivals, main);
    return detected === undefined ? undefined : this.#with(detected);
  }

  /** Language sets to try for a page in a script, one for each of its languages; empty if their data is missing. */
  ofScript({ languages }: Script): readonly (readonly string[])[] {
    return languages.filter((name) => this.#usable.includes(name)).map((name) => this.#with(name));
  }

  /** Reads in these languages from now on. */
  use(languages: readonly string[]): void {
    this.#current = languages;
  }

  #with(language: string): readonly string[] {
    const isMixed = isOtherScript(language) && this.#usable.includes("eng");
    return isMixed ? [language, "eng"] : [language];
  }
}
