import { signal } from "@preact/signals";

/** `fit`, or a factor: 1 is 100 %. */
export const zoom = signal<"fit" | number>("fit");
/** The scale that pages are drawn at. */
export const scale = signal(1);

const MIN_SCALE = 0.25;
const MAX_SCALE = 4;

export function zoomBy(factor: number): void {
  zoom.value = Math.min(MAX_SCALE, Math.max(MIN_SCALE, Math.round(scale.value * factor * 100) / 100));
}
