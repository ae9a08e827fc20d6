import type { Submission } from "../../ports/job-store.ts";
import type { NewUpload, Upload, UploadStore } from "../../ports/upload-store.ts";
import { rowToUpload } from "../rows/upload-row.ts";
import type { Database } from "./database.ts";
import { insertOnce } from "./idempotency.ts";

export class SqliteUploadStore implements UploadStore {
  readonly #database: Database;
  readonly #retentionMs: number;

  constructor(database: Database, options: { readonly retentionMs: number }) {
    this.#database = database;
    this.#retentionMs = options.retentionMs;
  }

  async add(upload: NewUpload): Promise<Submission> {
    const now = Date.now();
    return insertOnce(this.#database, upload.organisation, upload.idempotency, upload.id, () => {
      this.#database.run(
        "insert into uploads (id, organisation, key, bytes, name, created_at, expires_at) values (?, ?, ?, ?, ?, ?, ?)",
        upload.id,
        upload.organisation,
        upload.key,
        upload.bytes,
        upload.name ?? null,
        now,
        now + this.#retentionMs,
      );
    });
  }

  async get(organisation: string, id: string): Promise<Upload | undefined> {
    const upload = await this.getSigned(id);
    return upload?.organisation === organisation ? upload : undefined;
  }

  async getSigned(id: string): Promise<Upload | undefined> {
    const row = this.#database.get("select * from uploads where id = ?", id);
    return row === undefined ? undefined : rowToUpload(row);
  }

  async bytesOf(organisation: string): Promise<number> {
    const row = this.#database.get(
      "select coalesce(sum(bytes), 0) n from uploads where organisation = ? and gone_at is null",
      organisation,
    );
    return Number(row?.["n"]);
  }

  async expired(limit: number): Promise<readonly Upload[]> {
    return this.#database
      .all(
        "select * from uploads where gone_at is null and expires_at <= ? order by expires_at limit ?",
        Date.now(),
        limit,
      )
      .map(rowToUpload);
  }

  async bury(id: string): Promise<boolean> {
    return this.#database.run("update uploads set gone_at = ? where id = ? and gone_at is null", Date.now(), id) === 1;
  }

  async forget(before: number): Promise<number> {
    return this.#database.transaction(() => {
      this.#database.run("delete from idempotency where target in (select id from uploads where gone_at < ?)", before);
      return this.#database.run("delete from uploads where gone_at < ?", before);
    });
  }
}
