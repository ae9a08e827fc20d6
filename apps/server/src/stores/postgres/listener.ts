import pg from "pg";
import { toStoreError } from "./connection-errors.ts";
import { CONNECT_MS } from "./database.ts";

type OnNotification = (payload: string, processId: number) => void;

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5000;
/** A connection that a firewall has silently dropped is noticed within this time. */
const CHECK_MS = 10_000;

/**
 * The one connection of this process that listens. It reconnects after an outage. Announcements in the meantime are lost, but all listeners
 * also poll, so they only speed things up.
 */
export class Listener {
  readonly #url: string;
  readonly #handlers = new Map<string, Set<OnNotification>>();
  readonly #reconnected = new Set<() => void>();
  #client: pg.Client | undefined;
  /** The last query of the client. */
  #asked: Promise<unknown> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #retryMs = FIRST_RETRY_MS;
  #checker: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** @throws {@link StoreUnavailableError} if the database cannot be reached, so that a start reports it */
  async start(): Promise<void> {
    await this.#connect().catch((error: unknown) => {
      throw toStoreError(error);
    });
    this.#checker = setInterval(() => void this.#check(), CHECK_MS);
    this.#checker.unref();
  }

  on(channel: string, handler: OnNotification): () => void {
    const handlers = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, handlers.add(handler));
    const client = this.#client;
    this.#ask(`listen ${pg.escapeIdentifier(channel)}`).catch(() => this.#lost(client));
    return () => handlers.delete(handler);
  }

  /** Resolves when all requested channels are listened to. */
  async ready(): Promise<void> {
    // A connection that is lost here listens to all channels when it is back.
    await this.#asked.catch(() => {});
  }

  onReconnect(handler: () => void): () => void {
    this.#reconnected.add(handler);
    return () => this.#reconnected.delete(handler);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#checker);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  /** Sends one query at a time, as the driver requires; none if the client is gone by then. */
  #ask(sql: string): Promise<unknown> {
    const client = this.#client;
    const answer = this.#asked
      .catch(() => {})
      .then(async () => (client === this.#client ? client?.query(sql) : undefined));
    this.#asked = answer;
    return answer;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: "docsvc listener",
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      keepAlive: true,
    });
    client.on("error", () => this.#lost(client));
    client.on("end", () => this.#lost(client));
    client.on("notification", ({ channel, payload, processId }) => {
      for (const handler of this.#handlers.get(channel) ?? []) handler(payload ?? "", processId);
    });
    try {
      await client.connect();
      for (const channel of this.#handlers.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    if (this.#closed) return void client.end().catch(() => {});
    this.#client = client;
    this.#retryMs = FIRST_RETRY_MS;
  }

  /** A stalled connection answers no query. Closing it starts the reconnection. */
  async #check(): Promise<void> {
    const client = this.#client;
    await this.#ask("select 1").catch(() => {
      void client?.end().catch(() => {});
      this.#lost(client);
    });
  }

  #lost(client: pg.Client | undefined): void {
    if (this.#closed || client === undefined || client !== this.#client) return;
    this.#client = undefined;
    this.#again();
  }

  #again(): void {
    this.#retry = setTimeout(() => void this.#reconnect(), this.#retryMs);
    this.#retryMs = Math.min(LAST_RETRY_MS, this.#retryMs * 2);
  }

  async #reconnect(): Promise<void> {
    try {
      await this.#connect();
    } catch {
      this.#again();
      return;
    }
    for (const handler of this.#reconnected) handler();
  }
}
