import type { ListKeyOptions, RecordManagerInterface, UpdateOptions } from "@langchain/core/indexing";

/** The records of `index()`, in memory: LangChain has no such class for JavaScript. */
export class MemoryRecordManager implements RecordManagerInterface {
  readonly #records = new Map<string, { readonly time: number; readonly group: string | null }>();
  #time = 0;

  async createSchema(): Promise<void> {}

  /** A clock that always advances. */
  async getTime(): Promise<number> {
    this.#time += 1;
    return this.#time;
  }

  async update(keys: string[], { groupIds }: UpdateOptions = {}): Promise<void> {
    const time = await this.getTime();
    for (const [index, key] of keys.entries()) {
      this.#records.set(key, { time, group: groupIds?.[index] ?? this.#records.get(key)?.group ?? null });
    }
  }

  async exists(keys: string[]): Promise<boolean[]> {
    return keys.map((key) => this.#records.has(key));
  }

  async listKeys({ before = Infinity, groupIds, limit }: ListKeyOptions = {}): Promise<string[]> {
    const old = [...this.#records].filter(
      ([, { time, group }]) => time < before && (groupIds === undefined || groupIds.includes(group)),
    );
    return old.slice(0, limit).map(([key]) => key);
  }

  async deleteKeys(keys: string[]): Promise<void> {
    for (const key of keys) this.#records.delete(key);
  }
}
