import { readFile } from "node:fs/promises";
import type { OutlineEntry } from "@docsvc/engine/src/document/document.ts";
import type { RawPage } from "@docsvc/engine/src/read/raw/raw-page.ts";

/** The raw pages of a file, before any decision. */
export interface ReadPages {
  readonly pages: readonly RawPage[];
  readonly outline: readonly OutlineEntry[];
}

/** Only this module imports the engine, because the switches must be installed first. */
export async function loadEngine(): Promise<Engine> {
  const { openSource } = await import("@docsvc/engine/src/formats/open-source.ts");
  const { layOutPage } = await import("@docsvc/engine/src/page/lay-out-page.ts");
  const { ParseAssembly } = await import("@docsvc/engine/src/parse.ts");
  return {
    async read(file) {
      await using source = await openSource(await readFile(file), null);
      const pages: RawPage[] = [];
      for (let number = 1; number <= Math.min(source.pageCount, MAX_PAGES); number++) {
        const page = await source.readPage(number);
        if (page !== null) pages.push(page);
      }
      return { pages, outline: source.outline };
    },
    decide({ pages, outline }) {
      using assembly = new ParseAssembly();
      assembly.add({
        pages: pages.map((page) => layOutPage(page)),
        pixelsPerPoint: null,
        warnings: [],
        recognised: [],
        brokenPages: 0,
        outline,
      });
      using document = assembly.finish();
      return {
        clean: [...document.markdown()].join(""),
        whole: [...document.markdown({ keepHeaders: true })].join(""),
      };
    },
  };
}

export interface Engine {
  read(file: string): Promise<ReadPages>;
  /** Runs everything from raw pages to Markdown. */
  decide(read: ReadPages): Decided;
}

/** Markdown without and with headers and footers. */
export interface Decided {
  readonly clean: string;
  readonly whole: string;
}

/** A long manual shows its layout in its first pages. */
const MAX_PAGES = 4;
