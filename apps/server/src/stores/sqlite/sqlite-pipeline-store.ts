import type { NewPipeline, PipelineStore, StoredPipeline } from "../../ports/pipeline-store.ts";
import { rowToPipeline } from "../rows/pipeline-row.ts";
import type { Database } from "./database.ts";

export class SqlitePipelineStore implements PipelineStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add({ organisation, id, name, steps }: NewPipeline): Promise<StoredPipeline> {
    const text = JSON.stringify(steps);
    return this.#database.transaction(() => {
      const newest = this.#newest(organisation, name);
      if (newest !== undefined && JSON.stringify(newest.steps) === text) return newest;
      const stored: StoredPipeline = {
        id: newest?.id ?? id,
        name,
        version: (newest?.version ?? 0) + 1,
        steps,
        createdAt: Date.now(),
      };
      this.#database.run(
        "insert into pipelines (id, version, organisation, name, steps, created_at) values (?, ?, ?, ?, ?, ?)",
        stored.id,
        stored.version,
        organisation,
        name,
        text,
        stored.createdAt,
      );
      return stored;
    });
  }

  async get(organisation: string, idOrName: string, version?: number): Promise<StoredPipeline | undefined> {
    if (version === undefined) return this.#newest(organisation, idOrName);
    const row = this.#database.get(
      "select * from pipelines where organisation = ?1 and (id = ?2 or name = ?2) and version = ?3 order by id = ?2 desc limit 1",
      organisation,
      idOrName,
      version,
    );
    return row === undefined ? undefined : rowToPipeline(row);
  }

  async list(organisation: string): Promise<readonly StoredPipeline[]> {
    return this.#database
      .all(
        `select * from pipelines as one where organisation = ? and version =
          (select max(version) from pipelines where id = one.id) order by name`,
        organisation,
      )
      .map(rowToPipeline);
  }

  async remove(organisation: string, idOrName: string): Promise<boolean> {
    const found = this.#newest(organisation, idOrName);
    return found !== undefined && this.#database.run("delete from pipelines where id = ?", found.id) > 0;
  }

  /** An id has precedence over an equal name. */
  #newest(organisation: string, idOrName: string): StoredPipeline | undefined {
    const row = this.#database.get(
      "select * from pipelines where organisation = ?1 and (id = ?2 or name = ?2) order by id = ?2 desc, version desc limit 1",
      organisation,
      idOrName,
    );
    return row === undefined ? undefined : rowToPipeline(row);
  }
}
