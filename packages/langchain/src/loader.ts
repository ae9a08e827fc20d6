import type { DocumentSource } from "@docsvc/client";
import { RecordsLoader } from "./records-loader.ts";
import type { RecordsLoaderOptions } from "./records-loader.ts";

export interface DocsvcLoaderOptions extends RecordsLoaderOptions {}

/** Loads documents through the service: paths, URLs, Blobs, bytes, streams or references, one or many. */
export class DocsvcLoader extends RecordsLoader {
  readonly #sources: readonly DocumentSource[];

  constructor(sources: DocumentSource | readonly DocumentSource[], options: DocsvcLoaderOptions = {}) {
    super(options);
    this.#sources = Array.isArray(sources) ? sources : [sources as DocumentSource];
  }

  protected override listSources(): readonly DocumentSource[] {
    return this.#sources;
  }
}
