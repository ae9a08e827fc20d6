import { signal } from "@preact/signals";

/** `fit` or 1 for 100 %. */
export const zoom = signal<"fit" | number>("fit");
/** As drawn. */
export const scale = signal(1);

const LEAST = 0.25;
const MOST = 4;

export function zoomBy(factor: number): void {
  zoom.value = Math.min(MOST, Math.max(LEAST, Math.round(scale.value * factor * 100) / 100));
}
