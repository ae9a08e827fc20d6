interface Entry {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Combines the writes of one turn of the event loop into one transaction: a commit waits for the disk, equally long for one row as for
 * twenty. Each write is answered when it is durable, as if it had been separate.
 */
export class CommitTogether {
  readonly #transaction: <T>(work: () => T) => T;
  #waiting: Entry[] = [];

  constructor(transaction: <T>(work: () => T) => T) {
    this.#transaction = transaction;
  }

  /** @param work - writes in a transaction; must not await */
  add<T>(work: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#waiting.push({ work, resolve: resolve as Entry["resolve"], reject });
    if (this.#waiting.length === 1) setImmediate(() => this.#commit());
    return promise;
  }

  #commit(): void {
    const entries = this.#waiting;
    this.#waiting = [];
    try {
      const values = this.#transaction(() => entries.map(({ work }) => work()));
      for (const [index, { resolve }] of entries.entries()) resolve(values[index]);
    } catch (error) {
      // A failed write must not fail the others.
      if (entries.length === 1) entries[0]!.reject(error);
      else for (const entry of entries) this.#commitAlone(entry);
    }
  }

  #commitAlone({ work, resolve, reject }: Entry): void {
    try {
      resolve(this.#transaction(work));
    } catch (error) {
      reject(error);
    }
  }
}
