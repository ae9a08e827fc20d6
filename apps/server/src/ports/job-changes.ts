import type { JobEvent } from "./job-store.ts";

/** Notifies listeners of this process about committed changes. */
export class JobChanges {
  readonly #listeners = new Set<(event: JobEvent) => void>();

  emit(event: JobEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  subscribe(listener: (event: JobEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
