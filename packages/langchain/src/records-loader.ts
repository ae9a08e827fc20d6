import { Docsvc } from "@docsvc/client";
import type { DocsvcOptions, DocumentSource } from "@docsvc/client";
import { readRecords } from "@docsvc/client/records";
import type { DocumentRecord, ParsingClient, ReadFailure, ReadOptions } from "@docsvc/client/records";
import { BaseDocumentLoader } from "@langchain/core/document_loaders/base";
import { Document } from "@langchain/core/documents";
import type { BaseDocumentTransformer } from "@langchain/core/documents";

export interface RecordsLoaderOptions extends ReadOptions {
  /**
   * A client, or the options to create one.
   * @defaultValue a client with the key and address from the environment
   */
  readonly client?: ParsingClient | DocsvcOptions | undefined;
}

/** Base class of the loaders: loads documents from the sources that a loader lists. */
export abstract class RecordsLoader extends BaseDocumentLoader {
  readonly #options: ReadOptions;
  readonly #client: ParsingClient;
  #failures: ReadFailure[] = [];

  constructor({ client = {}, ...options }: RecordsLoaderOptions) {
    super();
    this.#options = options;
    this.#client = "parse" in client ? client : new Docsvc(client);
  }

  /** Sources of the last run that could not be read. */
  get failures(): readonly ReadFailure[] {
    return this.#failures;
  }

  protected abstract listSources(): Iterable<DocumentSource> | AsyncIterable<DocumentSource>;

  /** Loads all documents, in the order of the sources. */
  async load(): Promise<Document[]> {
    const documents: Document[] = [];
    for await (const document of this.lazyLoad()) documents.push(document);
    return documents;
  }

  /** Yields the documents of a source as soon as it is parsed, while the next ones are being parsed; leaving the loop cancels the rest. */
  async *lazyLoad(): AsyncGenerator<Document, void, undefined> {
    this.#failures = [];
    const documents = readRecords(this.#client, this.listSources(), this.#options, this.#failures);
    for await (const { records } of documents) yield* records.filter(({ text }) => text.trim() !== "").map(toDocument);
  }

  /**
   * Loads the documents and, if a splitter is given, splits them further. They are chunks already: without a splitter they are returned
   * unchanged. LangChain's `index()` recognises a loader by this method.
   */
  async loadAndSplit(splitter?: BaseDocumentTransformer): Promise<Document[]> {
    const documents = await this.load();
    return splitter === undefined ? documents : splitter.transformDocuments(documents);
  }
}

function toDocument({ id, text, metadata }: DocumentRecord): Document {
  return new Document({ id, pageContent: text, metadata: { ...metadata } });
}
