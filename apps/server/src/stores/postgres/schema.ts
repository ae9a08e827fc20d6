/**
 * The steps that create the current database, in order. A step never changes after its release, and only adds: programs of the previous
 * version keep working while the next one starts. `docsvc migrate` runs them.
 *
 * Times are milliseconds since 1970 by the database's clock, because those of the machines differ. Text that is compared or sorted is
 * `collate "C"`, whatever the database's own collation: ids are ordered byte by byte.
 */
export const MIGRATIONS: readonly string[] = [
  first(),
  divisionsParts(),
  clockSteps(),
  sharesOfOrganisations(),
  pipelines(),
  useOfModels(),
  pageRequests(),
  queues(),
  namesOfUploads(),
];

function first(): string {
  return `
create function docsvc.now_ms() returns bigint language sql stable parallel safe
  as $$ select (extract(epoch from statement_timestamp()) * 1000)::bigint $$;

create table docsvc.jobs (
  id text collate "C" primary key,
  organisation text collate "C" not null,
  key_id text collate "C" not null,
  request_id text,
  type text not null,
  status text not null check (status in ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED')),
  priority smallint not null,
  request text,
  metadata text,
  secret bytea,
  webhook bytea,
  attempt integer not null default 0,
  token integer not null default 0,
  worker text,
  run_at bigint not null,
  lease_until bigint,
  lease_ms bigint,
  progress double precision not null default 0,
  error_code text,
  error text,
  result_id text collate "C",
  result_key text,
  result_bytes bigint,
  num_pages integer,
  credits double precision,
  created_at bigint not null,
  started_at bigint,
  finished_at bigint,
  expires_at bigint,
  gone_at bigint
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
-- No index holds what a heartbeat changes (lease_until, progress): its update stays within the page.
create index jobs_waiting on docsvc.jobs (priority, organisation, key_id, run_at, id) where status = 'PENDING';
create index jobs_running on docsvc.jobs (organisation, key_id) where status = 'RUNNING';
create index jobs_listed on docsvc.jobs (organisation, id desc) where gone_at is null;
create index jobs_expiring on docsvc.jobs (expires_at) where gone_at is null and expires_at is not null;
create index jobs_gone on docsvc.jobs (gone_at) where gone_at is not null;
create unique index jobs_result on docsvc.jobs (result_id) where result_id is not null;

create table docsvc.turns (
  organisation text collate "C" primary key,
  turn bigint not null default 0
) with (fillfactor = 50);
create sequence docsvc.turn_numbers;
create sequence docsvc.lane_turns;

create table docsvc.uploads (
  id text collate "C" primary key,
  organisation text collate "C" not null,
  key text not null,
  bytes bigint not null,
  created_at bigint not null,
  expires_at bigint not null,
  gone_at bigint
);
create index uploads_expiring on docsvc.uploads (expires_at) where gone_at is null;
create index uploads_gone on docsvc.uploads (gone_at) where gone_at is not null;

create table docsvc.idempotency (
  organisation text collate "C" not null,
  key text collate "C" not null,
  fingerprint text not null,
  target text collate "C" not null,
  created_at bigint not null,
  primary key (organisation, key)
);
create index idempotency_target on docsvc.idempotency (target);

create table docsvc.api_keys (
  id text collate "C" primary key,
  organisation text collate "C" not null,
  name text not null,
  prefix text not null,
  hash bytea not null unique,
  rate_count integer,
  rate_seconds integer,
  concurrency integer,
  created_at bigint not null,
  last_used_at bigint,
  revoked_at bigint
);

create table docsvc.webhooks (
  id text collate "C" primary key,
  organisation text collate "C" not null,
  job_id text collate "C" not null,
  type text not null,
  target bytea not null,
  state text not null check (state in ('pending', 'delivered', 'failed', 'gone')),
  tries integer not null default 0,
  token integer not null default 0,
  due_at bigint not null,
  sending_until bigint,
  created_at bigint not null,
  settled_at bigint
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
create unique index webhooks_job on docsvc.webhooks (job_id);
create index webhooks_due on docsvc.webhooks (organisation, due_at, id) where state = 'pending';
create index webhooks_sending on docsvc.webhooks (organisation, sending_until) where sending_until is not null;
create index webhooks_listed on docsvc.webhooks (organisation, id desc);
create index webhooks_settled on docsvc.webhooks (settled_at) where settled_at is not null;

create table docsvc.webhook_tries (
  number bigint generated always as identity primary key,
  webhook_id text collate "C" not null references docsvc.webhooks (id) on delete cascade,
  at bigint not null,
  duration_ms bigint not null,
  status integer,
  error text
);
create index webhook_tries_of on docsvc.webhook_tries (webhook_id, at, number);

create table docsvc.webhook_secrets (
  id text collate "C" primary key,
  organisation text collate "C" not null,
  sealed bytea not null,
  created_at bigint not null,
  expires_at bigint
);
create unique index webhook_secrets_current on docsvc.webhook_secrets (organisation) where expires_at is null;

create table docsvc.usage_days (
  organisation text collate "C" not null,
  key_id text collate "C" not null,
  day text collate "C" not null,
  completed bigint not null,
  failed bigint not null,
  pages bigint not null,
  credits double precision not null,
  primary key (organisation, key_id, day)
) with (fillfactor = 50);

-- Unlogged: written at each request of a key that has a rate, and worth nothing after a crash.
create unlogged table docsvc.rate_buckets (
  key_id text collate "C" primary key,
  tokens double precision not null,
  granted boolean not null,
  at bigint not null
) with (fillfactor = 50);

-- What one process does every so often for all.
create table docsvc.chores (
  name text primary key,
  due_at bigint not null
);

-- What all processes of an installation must agree on.
create table docsvc.installation (
  name text primary key,
  value text not null
);
`;
}

function divisionsParts(): string {
  return `
create table docsvc.divisions (
  job_id text collate "C" primary key,
  input_key text,
  pages integer not null,
  budget_ms bigint not null,
  deadline_at bigint,
  ended_at bigint
);
create index divisions_ended on docsvc.divisions (ended_at) where ended_at is not null;

create table docsvc.parts (
  job_id text collate "C" not null,
  number integer not null,
  organisation text collate "C" not null,
  priority smallint not null,
  first_page integer not null,
  last_page integer not null,
  state text not null check (state in ('waiting', 'running', 'done', 'over')),
  attempt integer not null default 0,
  token integer not null default 0,
  worker text,
  run_at bigint not null,
  lease_until bigint,
  lease_ms bigint,
  pages_done integer not null default 0,
  primary key (job_id, number)
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
create index parts_waiting on docsvc.parts (priority, organisation, job_id, number) where state = 'waiting';
create index parts_running on docsvc.parts (organisation) where state = 'running';

alter table docsvc.turns add column took_part smallint not null default 0;
`;
}

/** Detects a time that was written before the clock was set (`rows/due.ts`). */
function clockSteps(): string {
  return `
alter table docsvc.divisions add column noted_at bigint;
alter table docsvc.webhooks add column due_set_at bigint not null default 0;
`;
}

/** The storage of each organisation is summed if it is limited; lost workers are counted separately from crashes. */
function sharesOfOrganisations(): string {
  return `
create index uploads_of on docsvc.uploads (organisation) where gone_at is null;
alter table docsvc.jobs add column losses integer not null default 0;
alter table docsvc.parts add column losses integer not null default 0;
`;
}

function pipelines(): string {
  return `
create table docsvc.pipelines (
  id text collate "C" not null,
  version integer not null,
  organisation text collate "C" not null,
  name text collate "C" not null,
  steps text not null,
  created_at bigint not null,
  primary key (id, version)
);
create unique index pipelines_named on docsvc.pipelines (organisation, name, version);
`;
}

/** A completed job's language model usage, as JSON; null if it used none. */
function useOfModels(): string {
  return `
alter table docsvc.jobs add column model_usage text;
`;
}

/** The name that an upload was sent with; null if it had none. */
function namesOfUploads(): string {
  return `
alter table docsvc.uploads add column name text;
`;
}

/** Messages between two processes that wait for each other. They are not needed after a crash, so they are not logged. */
function pageRequests(): string {
  return `
create unlogged table docsvc.page_requests (
  id text collate "C" primary key,
  sealed bytea not null,
  asked_at bigint not null,
  is_taken boolean not null default false,
  is_answered boolean not null default false,
  image bytea,
  code text,
  message text
);
`;
}

/**
 * The pg-boss queues with waiting entries, for choosing whose turn it is (`waiting-queues.ts`), and the part of each entry. Earlier versions
 * used `turns` and the leases of the rows.
 */
function queues(): string {
  return `
create table docsvc.queues (
  name text collate "C" primary key,
  organisation text collate "C" not null,
  priority smallint not null,
  is_part smallint not null,
  waits boolean not null default true,
  due_at bigint not null default 0,
  since bigint not null,
  turn bigint not null,
  took_part smallint not null
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
create index queues_waiting on docsvc.queues (priority, is_part, turn, since) where waits;
create index queues_of on docsvc.queues (organisation);
create index api_keys_limited on docsvc.api_keys (organisation) where concurrency is not null;
alter table docsvc.parts add column entry uuid;
create index parts_entry on docsvc.parts (entry) where entry is not null;
`;
}
