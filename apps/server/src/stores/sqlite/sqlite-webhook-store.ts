import type {
  WebhookClaim,
  WebhookCounts,
  WebhookEntry,
  WebhookFilter,
  WebhookOutcome,
  WebhookStore,
  WebhookTry,
} from "../../ports/webhook-store.ts";
import { MAX_SENDING_MS, isWebhookDue } from "../rows/due.ts";
import { filterToValues, rowToClaim, rowToEntry, rowToTry, tryToValues } from "../rows/webhook-row.ts";
import { numberOrNull } from "../rows/row.ts";
import type { Database } from "./database.ts";

/** The outbox and its log. `record-end.ts` writes the events. */
export class SqliteWebhookStore implements WebhookStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async claim(limit: number, perOrganisation: number, leaseMs: number): Promise<readonly WebhookClaim[]> {
    const now = Date.now();
    // Usually nothing is due, so this check must not take a write lock.
    if (this.#database.get(NEXT_DUE, now, perOrganisation) === undefined) return [];
    return this.#database.transaction(() => {
      const claims: WebhookClaim[] = [];
      while (claims.length < limit) {
        const id = this.#database.get(NEXT_DUE, now, perOrganisation)?.["id"];
        if (id === undefined) break;
        const row = this.#database.get(
          "update webhooks set token = token + 1, sending_until = ?, due_at = ? where id = ? returning *",
          now + leaseMs,
          now + leaseMs,
          id,
        );
        claims.push(rowToClaim(row!));
      }
      return claims;
    });
  }

  async settle(
    { id, token }: Pick<WebhookClaim, "id" | "token">,
    attempt: WebhookTry,
    outcome: WebhookOutcome,
  ): Promise<boolean> {
    const isOver = outcome.state !== "pending";
    return this.#database.transaction(() => {
      const changed = this.#database.run(
        `update webhooks set state = ?, tries = tries + 1, sending_until = null, due_at = coalesce(?, due_at), due_set_at = ?,
           settled_at = ?
         where id = ? and token = ? and state = 'pending' and sending_until is not null`,
        outcome.state,
        isOver ? null : outcome.dueAt,
        Date.now(),
        isOver ? Date.now() : null,
        id,
        token,
      );
      if (changed === 0) return false;
      this.#database.run(
        "insert into webhook_tries (webhook_id, at, duration_ms, status, error) values (?, ?, ?, ?, ?)",
        id,
        ...tryToValues(attempt),
      );
      return true;
    });
  }

  async recover(which: "expired" | "all"): Promise<number> {
    const now = Date.now();
    const lost = `sending_until is not null and (?1 = 'all' or sending_until < ?2 or sending_until > ?2 + ${MAX_SENDING_MS})`;
    // Checked first, because even a statement that changes nothing takes the write lock.
    if (this.#database.get(`select 1 from webhooks where ${lost} limit 1`, which, now) === undefined) return 0;
    return this.#database.run(
      `update webhooks set sending_until = null, token = token + 1, due_at = ?2 where ${lost}`,
      which,
      now,
    );
  }

  async list(filter: WebhookFilter): Promise<readonly WebhookEntry[]> {
    return this.#database
      .all(
        `select webhooks.*, last.at, last.duration_ms, last.status, last.error
         from webhooks left join webhook_tries last on last.rowid = (
           select rowid from webhook_tries where webhook_id = webhooks.id order by at desc, rowid desc limit 1
         )
         where (?1 is null or organisation = ?1) and (?2 is null or state = ?2) and (?3 is null or job_id = ?3)
         order by id desc limit ?4`,
        ...filterToValues(filter),
      )
      .map(rowToEntry);
  }

  async tries(organisation: string, id: string): Promise<readonly WebhookTry[]> {
    return this.#database
      .all(
        `select at, duration_ms, status, error from webhook_tries
         where webhook_id = (select id from webhooks where id = ? and organisation = ?) order by at, rowid`,
        id,
        organisation,
      )
      .map(rowToTry);
  }

  async replay(organisation: string, id: string): Promise<boolean> {
    return (
      this.#database.run(
        `update webhooks set state = 'pending', tries = 0, token = token + 1, due_at = ?, sending_until = null,
           settled_at = null where id = ? and organisation = ?`,
        Date.now(),
        id,
        organisation,
      ) === 1
    );
  }

  async forget(before: number): Promise<number> {
    return this.#database.run("delete from webhooks where settled_at < ?", before);
  }

  async counts(): Promise<WebhookCounts> {
    const row = this.#database.get("select count(*) n, min(created_at) oldest from webhooks where state = 'pending'");
    return { pending: Number(row?.["n"]), oldestPending: numberOrNull(row?.["oldest"]) };
  }
}

/** Visits one waiting organisation after another, as `next-work.ts` does, so that a dead receiver's backlog costs the others nothing. */
const NEXT_DUE = `
with recursive waiting (organisation) as (
  select * from (select organisation from webhooks where state = 'pending' order by organisation limit 1)
  union all
  select (
    select next.organisation from webhooks next
    where next.state = 'pending' and next.organisation > waiting.organisation order by next.organisation limit 1
  )
  from waiting where waiting.organisation is not null
)
select due.id, (
  select count(*) from webhooks sending
  where sending.organisation = waiting.organisation and sending.sending_until > ?1
) under_way
from waiting
join webhooks due on due.id = (
  select id from webhooks
  where state = 'pending' and organisation = waiting.organisation and ${isWebhookDue("?1")} order by due_at limit 1
)
where under_way < ?2
order by under_way, due.due_at, due.id
limit 1`;
