/** Three for each document of a busy day. */
const MAX_KEPT = 1000;

/** Remembers which job parsed a document, so that repeated questions parse it only once. */
export class ParsedJobs {
  /** The newest is last. */
  readonly #jobs = new Map<string, string>();

  recall(key: string): string | undefined {
    return this.#jobs.get(key);
  }

  note(key: string, job: string): void {
    this.#jobs.delete(key);
    this.#jobs.set(key, job);
    for (const oldest of this.#jobs.keys()) {
      if (this.#jobs.size <= MAX_KEPT) break;
      this.#jobs.delete(oldest);
    }
  }

  forget(key: string): void {
    this.#jobs.delete(key);
  }
}
