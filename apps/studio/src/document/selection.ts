/** The selection that the pages and the content next to them share. */
import type { BoundingBox } from "@docsvc/openapi";
import { signal } from "@preact/signals";

/** The id of the block under the pointer. */
export const hovered = signal<number | null>(null);
/** The id of the clicked block, until another is clicked. */
export const pinned = signal<number | null>(null);
/** Places that a value, a section or an edit refers to. */
export const places = signal<readonly BoundingBox[]>([]);
/** Where the pages should scroll to; a new object each time. */
export const sought = signal<{ readonly page: number; readonly top: number } | null>(null);
/** The block that the list next to the pages should show. */
export const soughtInList = signal<{ readonly id: number } | null>(null);
/** The page in view. */
export const currentPage = signal(1);
/** Block types that are hidden. */
export const hiddenTypes = signal<ReadonlySet<string>>(new Set());
export const showsOrder = signal(true);
/** Whether the data read from charts is drawn over them. */
export const showsCharts = signal(true);
/** Whether cells and words are drawn within their blocks. */
export const showsFiner = signal(false);

export function seek({ page, top }: Pick<BoundingBox, "page" | "top">): void {
  sought.value = { page, top };
}

export function pointAt(boxes: readonly BoundingBox[]): void {
  places.value = boxes;
  pinned.value = null;
  if (boxes[0] !== undefined) seek(boxes[0]);
}

export function clearSelection(): void {
  hovered.value = null;
  pinned.value = null;
  places.value = [];
}

export function toggleType(type: string): void {
  const next = new Set(hiddenTypes.value);
  if (!next.delete(type)) next.add(type);
  hiddenTypes.value = next;
}
