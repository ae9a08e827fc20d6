import type { NewPipeline, PipelineStore, StoredPipeline } from "../../ports/pipeline-store.ts";
import { rowToPipeline } from "../rows/pipeline-row.ts";
import type { PostgresDatabase } from "./database.ts";

/** Two processes may store a version at the same time; the second one reads again. */
const MAX_TRIES = 10;

export class PostgresPipelineStore implements PipelineStore {
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  async add({ organisation, id, name, steps }: NewPipeline): Promise<StoredPipeline> {
    const text = JSON.stringify(steps);
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const newest = await this.get(organisation, name);
      if (newest !== undefined && JSON.stringify(newest.steps) === text) return newest;
      const row = await this.#database.get(
        `insert into docsvc.pipelines (id, version, organisation, name, steps, created_at)
         values ($1, $2, $3, $4, $5, docsvc.now_ms()) on conflict do nothing returning *`,
        newest?.id ?? id,
        (newest?.version ?? 0) + 1,
        organisation,
        name,
        text,
      );
      if (row !== undefined) return rowToPipeline(row);
    }
    throw new Error(`The pipeline was changed by others ${MAX_TRIES} times while it was stored.`);
  }

  async get(organisation: string, idOrName: string, version?: number): Promise<StoredPipeline | undefined> {
    const row = await this.#database.get(
      // An id has precedence over an equal name.
      `select * from docsvc.pipelines where organisation = $1 and (id = $2 or name = $2) and version = coalesce($3::integer, version)
       order by (id = $2) desc, version desc limit 1`,
      organisation,
      idOrName,
      version ?? null,
    );
    return row === undefined ? undefined : rowToPipeline(row);
  }

  async list(organisation: string): Promise<readonly StoredPipeline[]> {
    const rows = await this.#database.all(
      "select distinct on (name) * from docsvc.pipelines where organisation = $1 order by name, version desc",
      organisation,
    );
    return rows.map(rowToPipeline);
  }

  async remove(organisation: string, idOrName: string): Promise<boolean> {
    const found = await this.get(organisation, idOrName);
    if (found === undefined) return false;
    return (await this.#database.run("delete from docsvc.pipelines where id = $1", found.id)) > 0;
  }
}
