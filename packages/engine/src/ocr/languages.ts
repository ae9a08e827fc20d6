import type { OcrSystem } from "@docsvc/openapi";
import { isOtherScript, type Script } from "./scripts.ts";

/** What `legacy` stands for in the contract; Tesseract's names. */
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

/** The installed languages that a system may use; English first, which most documents are in. */
export function usableLanguages(installed: readonly string[], system: OcrSystem): readonly string[] {
  const usable = installed.filter((name) => system === "standard" || GERMANIC.has(name));
  return [...usable.filter((name) => name === "eng"), ...usable.filter((name) => name !== "eng")];
}

/** In which languages pages are read. Those of a document have copies each, as they are read side by side. */
export class Languages {
  readonly #usable: readonly string[];
  #current: readonly string[];

  /**
   * @param usable - not empty
   * @param current - are tried first
   */
  constructor(usable: readonly string[], current: readonly string[] = usable.slice(0, 1)) {
    this.#usable = usable;
    this.#current = current;
  }

  copy(): Languages {
    return new Languages(this.#usable, this.#current);
  }

  /** The languages that pages are likely in: one, and English besides where that is of another script. */
  get current(): readonly string[] {
    return this.#current;
  }

  /** Languages that a page should be read in after what was read of it; undefined where it is read in them already. */
  async better(text: string): Promise<readonly string[] | undefined> {
    const main = this.#current[0]!;
    const isOther = isOtherScript(main);
    // A language is recognised among those of its script: which that is, its letters say.
    const rivals = this.#usable.filter((name) => isOtherScript(name) === isOther);
    // Its sequences of letters of two hundred languages are loaded where pictures are read.
    const { tellLanguage } = await import("./tell-language.ts");
    const told = tellLanguage(text, rivals, main);
    return told === undefined ? undefined : this.#with(told);
  }

  /** Readings to try of a page in a script, one for each of its languages; none where their data is missing. */
  ofScript({ languages }: Script): readonly (readonly string[])[] {
    return languages.filter((name) => this.#usable.includes(name)).map((name) => this.#with(name));
  }

  /** Reads in these from now on. */
  use(languages: readonly string[]): void {
    this.#current = languages;
  }

  #with(language: string): readonly string[] {
    const isMixed = isOtherScript(language) && this.#usable.includes("eng");
    return isMixed ? [language, "eng"] : [language];
  }
}
