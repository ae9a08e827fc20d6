import type { Submission } from "../../ports/job-store.ts";
import type { NewUpload, Upload, UploadStore } from "../../ports/upload-store.ts";
import { rowToUpload } from "../rows/upload-row.ts";
import type { PostgresDatabase } from "./database.ts";
import { insertOnce } from "./idempotency.ts";
import { forgetGone } from "./postgres-job-store.ts";

export class PostgresUploadStore implements UploadStore {
  readonly #database: PostgresDatabase;
  readonly #retentionMs: number;

  constructor(database: PostgresDatabase, options: { readonly retentionMs: number }) {
    this.#database = database;
    this.#retentionMs = options.retentionMs;
  }

  async add(upload: NewUpload): Promise<Submission> {
    return insertOnce(this.#database, upload, async (sql) => {
      await sql.run(
        `insert into docsvc.uploads (id, organisation, key, bytes, name, created_at, expires_at)
         values ($1, $2, $3, $4, $5, docsvc.now_ms(), docsvc.now_ms() + $6::bigint)`,
        upload.id,
        upload.organisation,
        upload.key,
        upload.bytes,
        upload.name ?? null,
        this.#retentionMs,
      );
    });
  }

  async get(organisation: string, id: string): Promise<Upload | undefined> {
    const upload = await this.getSigned(id);
    return upload?.organisation === organisation ? upload : undefined;
  }

  async getSigned(id: string): Promise<Upload | undefined> {
    const row = await this.#database.get("select * from docsvc.uploads where id = $1", id);
    return row === undefined ? undefined : rowToUpload(row);
  }

  async bytesOf(organisation: string): Promise<number> {
    const row = await this.#database.get(
      "select coalesce(sum(bytes), 0) as n from docsvc.uploads where organisation = $1 and gone_at is null",
      organisation,
    );
    return Number(row?.["n"]);
  }

  async expired(limit: number): Promise<readonly Upload[]> {
    const rows = await this.#database.all(
      `select * from docsvc.uploads where gone_at is null and expires_at <= docsvc.now_ms()
       order by expires_at limit $1`,
      limit,
    );
    return rows.map(rowToUpload);
  }

  async bury(id: string): Promise<boolean> {
    const changed = await this.#database.run(
      "update docsvc.uploads set gone_at = docsvc.now_ms() where id = $1 and gone_at is null",
      id,
    );
    return changed === 1;
  }

  async forget(before: number): Promise<number> {
    return forgetGone(this.#database, "uploads", before);
  }
}
