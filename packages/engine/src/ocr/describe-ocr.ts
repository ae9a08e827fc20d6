import { borrowEngine } from "./engines.ts";
import { SCRIPTS } from "./scripts.ts";

/** What recognises text in images on this machine, and in which languages. */
export interface OcrAbilities {
  readonly engine: string;
  /** Tesseract's language names, sorted. */
  readonly languages: readonly string[];
  /** Scripts without data, each with the most likely language written in it. */
  readonly missing: readonly { readonly script: string; readonly language: string }[];
}

/** Returns what can be recognised on this machine. Starts an engine: the program or, if it is not installed, the WebAssembly build. */
export async function describeOcr(): Promise<OcrAbilities> {
  using borrowed = await borrowEngine();
  const { name, languages } = borrowed.engine;
  const missing = SCRIPTS.filter((script) => !script.languages.some((language) => languages.includes(language)));
  return {
    engine: name,
    languages,
    missing: missing.map((script) => ({ script: script.name, language: script.languages[0]! })),
  };
}
