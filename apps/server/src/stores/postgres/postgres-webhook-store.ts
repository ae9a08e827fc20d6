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
import type { PostgresDatabase } from "./database.ts";

/** The outbox and its log. `record-end.ts` writes the events. */
export class PostgresWebhookStore implements WebhookStore {
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  async claim(limit: number, perOrganisation: number, leaseMs: number): Promise<readonly WebhookClaim[]> {
    // Usually nothing is due, so this check must be cheap.
    if ((await this.#database.get(ANY_DUE)) === undefined) return [];
    const rows = await this.#database.all(CLAIM, perOrganisation, limit, leaseMs);
    return rows.toSorted((a, b) => Number(a["place"]) - Number(b["place"])).map(rowToClaim);
  }

  async settle(
    { id, token }: Pick<WebhookClaim, "id" | "token">,
    attempt: WebhookTry,
    outcome: WebhookOutcome,
  ): Promise<boolean> {
    const isOver = outcome.state !== "pending";
    const settled = await this.#database.get(
      `with settled as (
         update docsvc.webhooks set state = $3, tries = tries + 1, sending_until = null,
           due_at = coalesce(docsvc.now_ms() + $4::bigint, due_at), due_set_at = docsvc.now_ms(), settled_at = case when $5::boolean then docsvc.now_ms() end
         where id = $1 and token = $2 and state = 'pending' and sending_until is not null
         returning id
       ), noted as (
         insert into docsvc.webhook_tries (webhook_id, at, duration_ms, status, error)
         select id, $6, $7, $8, $9 from settled
       )
       select id from settled`,
      id,
      token,
      outcome.state,
      // A relative time, because this machine's clock and the database's differ.
      isOver ? null : Math.max(0, Math.round(outcome.dueAt - Date.now())),
      isOver,
      ...tryToValues(attempt),
    );
    return settled !== undefined;
  }

  async recover(which: "expired" | "all"): Promise<number> {
    return this.#database.run(
      `update docsvc.webhooks set sending_until = null, token = token + 1, due_at = docsvc.now_ms()
       where id in (
         select id from docsvc.webhooks
         where sending_until is not null and ($1 = 'all' or sending_until < docsvc.now_ms() or sending_until > docsvc.now_ms() + ${MAX_SENDING_MS})
         for update skip locked
       )`,
      which,
    );
  }

  async list(filter: WebhookFilter): Promise<readonly WebhookEntry[]> {
    const rows = await this.#database.all(
      `select webhooks.*, last.at, last.duration_ms, last.status, last.error
       from docsvc.webhooks left join lateral (
         select at, duration_ms, status, error from docsvc.webhook_tries
         where webhook_id = webhooks.id order by at desc, number desc limit 1
       ) last on true
       where ($1::text is null or organisation = $1) and ($2::text is null or state = $2)
         and ($3::text is null or job_id = $3)
       order by id desc limit $4`,
      ...filterToValues(filter),
    );
    return rows.map(rowToEntry);
  }

  async tries(organisation: string, id: string): Promise<readonly WebhookTry[]> {
    const rows = await this.#database.all(
      `select at, duration_ms, status, error from docsvc.webhook_tries
       where webhook_id = (select id from docsvc.webhooks where id = $1 and organisation = $2) order by at, number`,
      id,
      organisation,
    );
    return rows.map(rowToTry);
  }

  async replay(organisation: string, id: string): Promise<boolean> {
    const changed = await this.#database.run(
      `update docsvc.webhooks set state = 'pending', tries = 0, token = token + 1, due_at = docsvc.now_ms(),
         sending_until = null, settled_at = null where id = $1 and organisation = $2`,
      id,
      organisation,
    );
    return changed === 1;
  }

  async forget(before: number): Promise<number> {
    return this.#database.run("delete from docsvc.webhooks where settled_at < $1", before);
  }

  async counts(): Promise<WebhookCounts> {
    const row = await this.#database.get(
      "select count(*) as n, min(created_at) as oldest from docsvc.webhooks where state = 'pending'",
    );
    return { pending: Number(row?.["n"]), oldestPending: numberOrNull(row?.["oldest"]) };
  }
}

const DUE = `state = 'pending' and ${isWebhookDue("docsvc.now_ms()")}`;

const ANY_DUE = `select 1 from docsvc.webhooks where ${DUE} limit 1`;

/**
 * Visits one waiting organisation after another, as `next-work.ts` does, so that a dead receiver's backlog costs the others nothing. An
 * event's rank is the number of its organisation's events in progress at its turn. If two processes claim at once, the second takes only
 * what the first has not locked, and what both saw as free is counted once, so that the limit is exact.
 */
const CLAIM = `
with recursive waiting (organisation) as (
  (select organisation from docsvc.webhooks where state = 'pending' order by organisation limit 1)
  union all
  select next.organisation
  from waiting cross join lateral (
    select organisation from docsvc.webhooks where state = 'pending' and organisation > waiting.organisation
    order by organisation limit 1
  ) next
),
chosen as (
  select due.id, row_number() over (order by sending.n + due.place, due.due_at, due.id) as place
  from waiting
  cross join lateral (
    select count(*) as n from docsvc.webhooks
    where organisation = waiting.organisation and sending_until > docsvc.now_ms()
  ) sending
  cross join lateral (
    select id, due_at, row_number() over (order by due_at, id) as place from (
      select id, due_at from docsvc.webhooks
      where ${DUE} and organisation = waiting.organisation order by due_at, id
      limit least(greatest($1::bigint - sending.n, 0), $2::bigint)
    ) first
  ) due
  order by place limit $2::bigint
),
free as (
  select webhooks.id, chosen.place from docsvc.webhooks join chosen using (id)
  where ${DUE} for update of webhooks skip locked
)
update docsvc.webhooks set token = token + 1, sending_until = docsvc.now_ms() + $3::bigint,
  due_at = docsvc.now_ms() + $3::bigint
from free where webhooks.id = free.id
returning webhooks.*, free.place`;
