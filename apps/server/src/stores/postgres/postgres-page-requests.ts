import { setTimeout as sleep } from "node:timers/promises";
import type { ErrorCode } from "../../errors/service-error.ts";
import type { PageAnswer, PageRequest, PageRequests } from "../../ports/page-requests.ts";
import type { PostgresDatabase, Row } from "./database.ts";
import type { Listener } from "./listener.ts";

const ASKED = "docsvc_pages_asked";
const ANSWERED = "docsvc_pages_answered";
/** Finds requests that were announced while the listening connection was down. */
const LOOK_EVERY_MS = 1000;
/** Longer than any caller waits: the request's process was killed. */
const LEFT_AFTER_MS = 5 * 60_000;

export class PostgresPageRequests implements PageRequests {
  readonly #database: PostgresDatabase;
  readonly #listener: Listener;
  /** Wakes the waiting caller, by request. */
  readonly #waiting = new Map<string, () => void>();

  constructor(database: PostgresDatabase, listener: Listener) {
    this.#database = database;
    this.#listener = listener;
    listener.on(ANSWERED, (id) => this.#waiting.get(id)?.());
  }

  async ask({ id, sealed }: PageRequest, withinMs: number): Promise<PageAnswer | undefined> {
    const until = performance.now() + withinMs;
    await this.#database.run("delete from docsvc.page_requests where asked_at < docsvc.now_ms() - $1", LEFT_AFTER_MS);
    try {
      let answered = this.#answered(id);
      await this.#database.run(
        "insert into docsvc.page_requests (id, sealed, asked_at) values ($1, $2, docsvc.now_ms())",
        id,
        sealed,
      );
      await this.#announce(ASKED, "");
      for (;;) {
        const leftMs = until - performance.now();
        await Promise.race([answered, sleep(Math.max(0, Math.min(leftMs, LOOK_EVERY_MS)), undefined, { ref: false })]);
        answered = this.#answered(id);
        const row = await this.#database.get("select * from docsvc.page_requests where id = $1 and is_answered", id);
        if (row !== undefined) return toAnswer(row);
        if (leftMs <= 0) return undefined;
      }
    } finally {
      this.#waiting.delete(id);
      await this.#database.run("delete from docsvc.page_requests where id = $1", id);
    }
  }

  async take(): Promise<PageRequest | undefined> {
    const row = await this.#database.get(
      `update docsvc.page_requests set is_taken = true where id = (
         select id from docsvc.page_requests where not is_taken order by asked_at limit 1 for update skip locked
       ) returning id, sealed`,
    );
    return row === undefined ? undefined : { id: row["id"] as string, sealed: row["sealed"] as Uint8Array };
  }

  async answer(id: string, answer: PageAnswer): Promise<void> {
    const [image, code, message] = "image" in answer ? [answer.image, null, null] : [null, answer.code, answer.message];
    const waits = await this.#database.run(
      "update docsvc.page_requests set is_answered = true, image = $2, code = $3, message = $4 where id = $1",
      id,
      image,
      code,
      message,
    );
    if (waits > 0) await this.#announce(ANSWERED, id);
  }

  onAsked(listener: () => void): () => void {
    const stops = [this.#listener.on(ASKED, listener), this.#listener.onReconnect(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #answered(id: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.set(id, resolve);
    return promise;
  }

  async #announce(channel: string, payload: string): Promise<void> {
    await this.#database.run("select pg_notify($1, $2)", channel, payload);
  }
}

function toAnswer(row: Row): PageAnswer {
  const image = row["image"] as Uint8Array | null;
  if (image !== null) return { image };
  return { code: row["code"] as ErrorCode, message: row["message"] as string };
}
