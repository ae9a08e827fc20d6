/** The current view: `#/document/JOB/blocks`. Every view has an address, so that back, reload and shared links work. */
import { computed, signal } from "@preact/signals";

const hash = signal(location.hash);
addEventListener("hashchange", () => (hash.value = location.hash));

/** The parts of the path. */
export const route = computed<readonly string[]>(() =>
  hash.value
    .replace(/^#\/?/, "")
    .split("/")
    .filter((part) => part !== "")
    .map((part) => decodeURIComponent(part)),
);

export function pathTo(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** Replaces the current address and leaves no entry in the history. */
export function replaceWith(...parts: readonly string[]): void {
  history.replaceState(null, "", pathTo(...parts));
  // The browser sends no event.
  hash.value = location.hash;
}

export function go(...parts: readonly string[]): void {
  location.hash = pathTo(...parts);
}
