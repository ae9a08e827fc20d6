import { platform } from "#platform";
import type { Extent, Spill } from "../platform/platform.ts";

/**
 * Number of pages kept in memory: 14 MB of laid-out pages, and nearly every document has fewer. Further pages go through V8's
 * serializer and a file, 0.06 ms to write one and 0.12 ms to read it.
 */
const MAX_IN_MEMORY = 512;
/** Pages that are written and read together: what they share, fonts and colours, is written once. */
const BATCH = 16;

/**
 * A list with an item for each page of a document, to be iterated from the first item as often as needed. Its memory does
 * not grow with the document: items after the first pages are in a file, if there is a disk.
 *
 * Items are plain data. Dispose of it: the file is open until then.
 */
export class PagedList<Item> implements Iterable<Item>, Disposable {
  readonly #first: Item[] = [];
  readonly #batches: Extent[] = [];
  #last: Item[] = [];
  #file: Spill | undefined;

  /** @throws EngineError `storage_failed` if there is no space for temporary files */
  append(item: Item): void {
    const { spills } = platform;
    if (this.#first.length < MAX_IN_MEMORY || spills === null) {
      this.#first.push(item);
      return;
    }
    this.#last.push(item);
    if (this.#last.length < BATCH) return;
    this.#file ??= spills.open();
    this.#batches.push(this.#file.append(spills.serialize(this.#last)));
    this.#last = [];
  }

  *[Symbol.iterator](): Generator<Item> {
    yield* this.#first;
    for (const batch of this.#batches) yield* platform.spills!.deserialize(this.#file!.read(batch)) as Item[];
    yield* this.#last;
  }

  [Symbol.dispose](): void {
    this.#first.length = 0;
    this.#last.length = 0;
    this.#batches.length = 0;
    this.#file?.[Symbol.dispose]();
  }
}
