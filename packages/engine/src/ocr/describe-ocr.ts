import { borrowEngine } from "./engines.ts";
import { SCRIPTS } from "./scripts.ts";

/** What text in pictures is recognised by on this machine, and in which languages. */
export interface OcrAbilities {
  readonly engine: string;
  /** Tesseract's names, sorted. */
  readonly languages: readonly string[];
  /** Scripts without data, each with the likeliest language that is written in it. */
  readonly missing: readonly { readonly script: string; readonly language: string }[];
}

/** Shows what can be recognised here; it starts an engine, or the WebAssembly build where no program is. */
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
