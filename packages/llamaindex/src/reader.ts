import { Docsvc, InvalidArgumentError } from "@docsvc/client";
import type { DocsvcOptions, DocumentSource } from "@docsvc/client";
import { readRecords } from "@docsvc/client/records";
import type { ParsingClient, ReadDocument, ReadFailure, ReadOptions } from "@docsvc/client/records";
import { Document, FileReader } from "llamaindex";
import type { ImageNode, TextNode } from "llamaindex";
import { hasText, toNodeParams, toNodes } from "./nodes.ts";

/** The methods of a client that are used; `downloadFile` only for the images of `loadNodes`. */
export interface ReadingClient extends ParsingClient {
  downloadFile?(file: string, options?: { readonly signal?: AbortSignal | undefined }): PromiseLike<Blob>;
}

export interface DocsvcReaderOptions extends ReadOptions {
  /** Sources for calls without one, such as those of an `IngestionPipeline`. */
  readonly source?: DocumentSource | readonly DocumentSource[] | undefined;
  /**
   * A client, or the options to create one.
   * @defaultValue a client with the key and address from the environment
   */
  readonly client?: ReadingClient | DocsvcOptions | undefined;
}

/**
 * Reads documents through the service: paths, URLs, Blobs, bytes, streams or references, one or many.
 *
 * Ids and metadata are those of the records. The metadata of `FileReader` is not added, because its ids contain whole URLs.
 */
export class DocsvcReader extends FileReader {
  /** Sources that could not be read, over all calls. */
  readonly failures: readonly ReadFailure[] = [];
  readonly #source: DocumentSource | readonly DocumentSource[] | undefined;
  readonly #client: ReadingClient;
  readonly #options: ReadOptions;

  constructor({ source, client = {}, ...options }: DocsvcReaderOptions = {}) {
    super();
    this.#source = source;
    this.#client = "parse" in client ? client : new Docsvc(client);
    this.#options = options;
  }

  /** Loads the documents of the sources, or of those that the reader was created with. */
  override async loadData(source?: DocumentSource | readonly DocumentSource[]): Promise<Document[]> {
    const documents: Document[] = [];
    for await (const { records } of this.#read(source)) {
      documents.push(...records.filter(hasText).map((record) => new Document(toNodeParams(record))));
    }
    return documents;
  }

  override async loadDataAsContent(fileContent: Uint8Array, filename?: string): Promise<Document[]> {
    return this.loadData(new File([fileContent], filename ?? "document"));
  }

  /**
   * The same as nodes that need no splitter: with their source, previous and next nodes, and each followed by the
   * images of its blocks if `parse.settings.return_images` requests them.
   */
  async loadNodes(source?: DocumentSource | readonly DocumentSource[]): Promise<(TextNode | ImageNode)[]> {
    const nodes: (TextNode | ImageNode)[] = [];
    const openImage = (fileId: string): Promise<Blob> => this.#openImage(fileId);
    for await (const document of this.#read(source)) nodes.push(...(await toNodes(document, openImage)));
    return nodes;
  }

  #read(source = this.#source): AsyncGenerator<ReadDocument, void, undefined> {
    if (source === undefined) {
      throw new InvalidArgumentError("There is nothing to read: give a source to the call, or to the reader.");
    }
    const sources = Array.isArray(source) ? source : [source as DocumentSource];
    return readRecords(this.#client, sources, this.#options, this.failures as ReadFailure[]);
  }

  async #openImage(fileId: string): Promise<Blob> {
    const image = await this.#client.downloadFile?.(fileId, { signal: this.#options.signal });
    if (image === undefined) throw new InvalidArgumentError("Images need a client with downloadFile.");
    return image;
  }
}
