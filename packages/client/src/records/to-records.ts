import type { Chunk, FullResult } from "@docsvc/openapi";
import { regionsOf } from "../citations/regions.ts";
import type { SourceIdentity } from "./identify-source.ts";
import { nestMetadata, toMetadata } from "./metadata.ts";
import type { ExtraMetadata, RecordMetadata } from "./metadata.ts";
import { sectionPaths } from "./section-path.ts";
import { uuidV5 } from "./uuid-v5.ts";

/** An entry of a vector store: a text, its place, and an id that stays the same when the document is read again. */
export interface DocumentRecord {
  readonly id: string;
  readonly text: string;
  readonly metadata: ShapedMetadata;
  /** The images of its blocks, if `settings.return_images` requested them. */
  readonly images: readonly RecordImage[];
  readonly chunk: Chunk;
}

/** The image of a block. `metadata` is that of its record, with the block's own place and type. */
export interface RecordImage {
  readonly id: string;
  /** `docsvc://…`. It changes with each parse. */
  readonly file_id: string;
  readonly text: string;
  readonly metadata: ShapedMetadata;
}

export type ShapedMetadata = RecordMetadata | Readonly<Record<string, unknown>>;

export interface RecordOptions {
  /**
   * What one record covers.
   * @defaultValue `chunk`
   */
  readonly mode?: "chunk" | "block" | "page" | "document" | undefined;
  /**
   * Which text a record has: that of the document, the text for embedding, or the text that a model has rewritten, which is the embedding
   * text if no model ran.
   * @defaultValue `content`
   */
  readonly text?: "content" | "embed" | "enriched" | undefined;
  /**
   * `nested`: `bbox`, `page_size` and `regions` are objects instead of flat keys and JSON.
   * @defaultValue `flat`
   */
  readonly metadata?: "flat" | "nested" | undefined;
  /**
   * The size limit of `places` in bytes. It has the lines of each block and the cells of each table with their boxes, so that a quote can be
   * framed instead of its whole block. Stores limit metadata: of Pinecone's 40 kB, the other keys take 4.
   * @defaultValue 0: the key is absent
   */
  readonly placesBytes?: number | undefined;
}

/**
 * The records of a parsed document, one for each chunk that has text or images.
 *
 * An id is derived from the source, the mode and the chunk's content (and from the order of chunks with equal content), so it does not
 * change when other parts of the document change.
 */
export async function toRecords(
  result: FullResult,
  identity: SourceIdentity,
  options: RecordOptions = {},
  extra: ExtraMetadata = {},
): Promise<readonly DocumentRecord[]> {
  const { mode = "chunk", text = "content", placesBytes } = options;
  const { chunks, pages = [] } = result;
  const pageSizes = new Map(pages.map((size) => [size.page, size]));
  const total_pages = regionsOf(result).reduce((most, { page }) => Math.max(most, page), pages.length);
  const sections = sectionPaths(chunks);
  const seen = new Map<string, number>();
  const records = chunks.map(async (chunk, chunk_index): Promise<DocumentRecord> => {
    const count = seen.get(chunk.content) ?? 0;
    seen.set(chunk.content, count + 1);
    const id = await uuidV5(identity.source_id, `${mode}\n${count}\n${chunk.content}`);
    const placed = { chunk, chunk_id: id, chunk_index, section: sections[chunk_index] ?? "", total_pages, pageSizes };
    const shape = (shown: Chunk): ShapedMetadata => {
      const metadata = toMetadata(identity, { ...placed, chunk: shown }, extra, placesBytes);
      return options.metadata === "nested" ? nestMetadata(metadata) : metadata;
    };
    const images = chunk.blocks.map(async (block, index): Promise<RecordImage | undefined> => {
      const { image_file_id: file_id, content } = block;
      if (file_id === undefined) return undefined;
      const metadata = shape({ ...chunk, blocks: [block] });
      return { id: await uuidV5(id, `image ${index}`), file_id, text: content, metadata };
    });
    const found = (await Promise.all(images)).filter((image) => image !== undefined);
    return { id, text: TEXT[text](chunk), metadata: shape(chunk), images: found, chunk };
  });
  // No model embeds an empty text, such as that of an image without words.
  return (await Promise.all(records)).filter((record) => record.text.trim() !== "" || record.images.length > 0);
}

const TEXT: Readonly<Record<"content" | "embed" | "enriched", (chunk: Chunk) => string>> = {
  content: ({ content }) => content,
  embed: ({ embed }) => embed,
  enriched: ({ enriched, embed }) => enriched ?? embed,
};
