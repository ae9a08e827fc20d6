/**
 * A parsed document as the studio shows it.
 *
 * - block: a piece of the result with its place; its number is its position in its page's reading order
 * - chunk: a group of blocks
 */
import type { Block, FullResult, JobRecord, PageSize, ParseConfig } from "@docsvc/openapi";

export interface PlacedBlock extends Block {
  /** Its index among all blocks. */
  readonly id: number;
  /** Its position on its page, 1-based. */
  readonly number: number;
  /** Its index among the chunks. */
  readonly chunk: number;
}

export interface StudioDocument {
  readonly jobId: string;
  readonly name: string;
  /** `docsvc://…`, if the studio has uploaded it. */
  readonly fileId: string | undefined;
  readonly config: ParseConfig;
  readonly seconds: number;
  readonly credits: number | null;
  readonly result: FullResult;
  readonly pages: readonly PageSize[];
  readonly blocks: readonly PlacedBlock[];
  readonly blocksOf: ReadonlyMap<number, readonly PlacedBlock[]>;
  /** The image of a page at a width in pixels; undefined if there is none. */
  readonly drawPage: (page: number, width: number, signal: AbortSignal) => Promise<Blob | undefined>;
}

/** A document's metadata, without its result. */
export type AboutDocument = Omit<StudioDocument, "result" | "pages" | "blocks" | "blocksOf">;

/** What the studio stores with each job that it submits. */
export interface JobNote {
  readonly name?: string;
  readonly file_id?: string;
  readonly config?: ParseConfig;
  /** The parse job of the document that the operation used. */
  readonly document?: string;
}

export function noteOf({ metadata }: Pick<JobRecord, "metadata">): JobNote {
  return typeof metadata === "object" && metadata !== null && !Array.isArray(metadata) ? metadata : {};
}

/** Metadata keys that programs use for a document's name, the studio's own first. */
const NAME_KEYS = ["name", "file_name", "filename", "source"] as const;

/**
 * The document's name: that in the metadata, otherwise that of the uploaded file. For a path or URL: its last part, without the query, which
 * may contain a secret.
 */
export function documentNameOf({
  metadata,
  document_name: ofFile,
}: Pick<JobRecord, "metadata" | "document_name">): string | undefined {
  const given = Object(metadata) as Readonly<Record<string, unknown>>;
  const name = NAME_KEYS.map((key) => given[key]).find((value) => typeof value === "string" && value.trim() !== "");
  if (typeof name !== "string") return ofFile;
  return name.replace(/(?<=:\/\/.*)[?#].*$/, "").match(/[^/\\]+(?=[/\\]*$)/)?.[0] ?? name;
}

/** A name for a job without a note. Ids begin with the time, so ids of the same minute begin alike, and only their ends differ. */
export function nameOfJob(id: string): string {
  return `Job …${id.slice(-6)}`;
}

export function toDocument(about: AboutDocument, result: FullResult): StudioDocument {
  const blocksOf = new Map<number, PlacedBlock[]>();
  const blocks = result.chunks.flatMap(({ blocks: own }, chunk) => own.map((block) => ({ ...block, chunk })));
  const placed = blocks.map((block, id) => {
    const { page } = block.bbox;
    const onPage = blocksOf.get(page) ?? [];
    const one = { ...block, id, number: onPage.length + 1 };
    onPage.push(one);
    blocksOf.set(page, onPage);
    return one;
  });
  const last = Math.max(1, ...blocksOf.keys());
  return {
    ...about,
    result,
    pages: result.pages ?? Array.from({ length: last }, (_, at) => sheetOfPaper(at + 1)),
    blocks: placed,
    blocksOf,
  };
}

/** Used if the service returns no sizes. */
function sheetOfPaper(page: number): PageSize {
  return { page, width: 612, height: 792, unit: "pt" };
}

/** Size of a page at 100 %, in CSS pixels: 96 per inch for paper, at most a sheet's width for an image, a word's width for a cell. */
export function naturalSize({ width, height, unit }: PageSize): { readonly width: number; readonly height: number } {
  if (width <= 0 || height <= 0) return { width: 816, height: 1056 };
  if (unit === "pt") return { width: (width * 96) / 72, height: (height * 96) / 72 };
  if (unit === "px") {
    const scale = Math.min(1, 816 / width);
    return { width: width * scale, height: height * scale };
  }
  return { width: Math.max(480, width * 96), height: Math.max(160, height * 26) };
}
