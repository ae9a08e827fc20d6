import { deserialize, serialize } from "node:v8";
import { type Extent, SpillFile } from "./spill-file.ts";

/**
 * So many pages are kept in memory: 14 MB of laid-out pages, and nearly every document has fewer. Further ones go through V8's
 * serializer and a file, 0.06 ms to write one and 0.12 ms to read it.
 */
const MOST_IN_MEMORY = 512;
/** Pages that are written and read at once: what they share, fonts and colours, is written once. */
const BATCH = 16;

/**
 * A list with an item for each page of a document, to be gone through from the first on, as often as is needed. What is alive of it does
 * not grow with the document: what is beyond the first pages lies in a file.
 *
 * Items are plain data. Dispose of it: the file is open until then.
 */
export class PagedList<Item> implements Iterable<Item>, Disposable {
  readonly #first: Item[] = [];
  readonly #batches: Extent[] = [];
  #last: Item[] = [];
  #file: SpillFile | undefined;

  /** @throws EngineError `storage_failed` when there is no room for temporary files */
  append(item: Item): void {
    if (this.#first.length < MOST_IN_MEMORY) {
      this.#first.push(item);
      return;
    }
    this.#last.push(item);
    if (this.#last.length < BATCH) return;
    this.#file ??= new SpillFile();
    this.#batches.push(this.#file.append(serialize(this.#last)));
    this.#last = [];
  }

  *[Symbol.iterator](): Generator<Item> {
    yield* this.#first;
    for (const batch of this.#batches) yield* deserialize(this.#file!.read(batch)) as Item[];
    yield* this.#last;
  }

  [Symbol.dispose](): void {
    this.#first.length = 0;
    this.#last.length = 0;
    this.#batches.length = 0;
    this.#file?.[Symbol.dispose]();
  }
}
