/**
 * The steps that create the current database, in order; the file stores how many have run. A step never changes after its release, and only
 * adds: an older program that still has the file open keeps working.
 */
export const MIGRATIONS: readonly string[] = [
  jobsUploadsKeys(),
  webhooksUsageLimits(),
  divisionsParts(),
  clockSteps(),
  sharesOfOrganisations(),
  pipelines(),
  useOfModels(),
  waitingOrganisations(),
  namesOfUploads(),
];

function jobsUploadsKeys(): string {
  return `
create table if not exists jobs (
  id text primary key,
  organisation text not null,
  type text not null,
  status text not null check (status in ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED')),
  priority integer not null,
  request text,
  metadata text,
  secret blob,
  attempt integer not null default 0,
  token integer not null default 0,
  worker text,
  run_at integer not null,
  lease_until integer,
  progress real not null default 0,
  error_code text,
  error text,
  result_id text,
  result_key text,
  result_bytes integer,
  num_pages integer,
  credits real,
  created_at integer not null,
  started_at integer,
  finished_at integer,
  expires_at integer,
  gone_at integer
) strict;
create index if not exists jobs_due on jobs (priority desc, run_at, id) where status = 'PENDING';
create index if not exists jobs_leased on jobs (lease_until) where status = 'RUNNING';
create index if not exists jobs_listed on jobs (organisation, id desc) where gone_at is null;
create index if not exists jobs_expiring on jobs (expires_at) where gone_at is null and expires_at is not null;
create unique index if not exists jobs_result on jobs (result_id) where result_id is not null;

create table if not exists uploads (
  id text primary key,
  organisation text not null,
  key text not null,
  bytes integer not null,
  created_at integer not null,
  expires_at integer not null,
  gone_at integer
) strict;
create index if not exists uploads_expiring on uploads (expires_at) where gone_at is null;

create table if not exists idempotency (
  organisation text not null,
  key text not null,
  fingerprint text not null,
  target text not null,
  created_at integer not null,
  primary key (organisation, key)
) strict, without rowid;

create table if not exists api_keys (
  id text primary key,
  organisation text not null,
  name text not null,
  prefix text not null,
  hash blob not null unique,
  created_at integer not null,
  last_used_at integer,
  revoked_at integer
) strict;
`;
}

function webhooksUsageLimits(): string {
  return `
alter table jobs add column key_id text not null default '';
alter table jobs add column request_id text;
alter table jobs add column webhook blob;
drop index jobs_due;
create index jobs_waiting on jobs (priority, organisation, key_id, run_at, id) where status = 'PENDING';
create index jobs_running on jobs (organisation, key_id) where status = 'RUNNING';

create table turns (
  organisation text primary key,
  turn integer not null
) strict, without rowid;

create table lanes (
  priority integer primary key,
  claimed integer not null default 0
) strict;
insert into lanes (priority) values (0), (1);

alter table api_keys add column rate_count integer;
alter table api_keys add column rate_seconds integer;
alter table api_keys add column concurrency integer;

create table webhooks (
  id text primary key,
  organisation text not null,
  job_id text not null,
  type text not null,
  target blob not null,
  state text not null check (state in ('pending', 'delivered', 'failed', 'gone')),
  tries integer not null default 0,
  token integer not null default 0,
  due_at integer not null,
  sending_until integer,
  created_at integer not null,
  settled_at integer
) strict;
create unique index webhooks_job on webhooks (job_id);
create index webhooks_due on webhooks (organisation, due_at) where state = 'pending';
create index webhooks_sending on webhooks (organisation, sending_until) where sending_until is not null;
create index webhooks_listed on webhooks (organisation, id desc);
create index webhooks_settled on webhooks (settled_at) where settled_at is not null;

create table webhook_tries (
  webhook_id text not null references webhooks (id) on delete cascade,
  at integer not null,
  duration_ms integer not null,
  status integer,
  error text
) strict;
create index webhook_tries_of on webhook_tries (webhook_id, at);

create table webhook_secrets (
  id text primary key,
  organisation text not null,
  sealed blob not null,
  created_at integer not null,
  expires_at integer
) strict;
create unique index webhook_secrets_current on webhook_secrets (organisation) where expires_at is null;

create table usage_days (
  organisation text not null,
  key_id text not null,
  day text not null,
  completed integer not null,
  failed integer not null,
  pages integer not null,
  credits real not null,
  primary key (organisation, key_id, day)
) strict, without rowid;
`;
}

function divisionsParts(): string {
  return `
create table divisions (
  job_id text primary key,
  input_key text,
  pages integer not null,
  budget_ms integer not null,
  deadline_at integer,
  ended_at integer
) strict, without rowid;
create index divisions_ended on divisions (ended_at) where ended_at is not null;

create table parts (
  job_id text not null,
  number integer not null,
  organisation text not null,
  priority integer not null,
  first_page integer not null,
  last_page integer not null,
  state text not null check (state in ('waiting', 'running', 'done', 'over')),
  attempt integer not null default 0,
  token integer not null default 0,
  worker text,
  run_at integer not null,
  lease_until integer,
  pages_done integer not null default 0,
  primary key (job_id, number)
) strict, without rowid;
create index parts_waiting on parts (priority, organisation, job_id, number) where state = 'waiting';
create index parts_running on parts (organisation) where state = 'running';
create index parts_leased on parts (lease_until) where state = 'running';

alter table turns add column took_part integer not null default 0;
`;
}

/** Detects a time that was written before the clock was set (`rows/due.ts`). */
function clockSteps(): string {
  return `
alter table jobs add column lease_ms integer not null default 15000;
alter table parts add column lease_ms integer not null default 15000;
alter table divisions add column noted_at integer;
alter table webhooks add column due_set_at integer not null default 0;
`;
}

/** The storage of each organisation is summed if it is limited; lost workers are counted separately from crashes. */
function sharesOfOrganisations(): string {
  return `
create index uploads_of on uploads (organisation) where gone_at is null;
alter table jobs add column losses integer not null default 0;
alter table parts add column losses integer not null default 0;
`;
}

function pipelines(): string {
  return `
create table pipelines (
  id text not null,
  version integer not null,
  organisation text not null,
  name text not null,
  steps text not null,
  created_at integer not null,
  primary key (id, version)
) strict, without rowid;
create unique index pipelines_named on pipelines (organisation, name, version);
`;
}

/** A completed job's language model usage, as JSON; null if it used none. */
function useOfModels(): string {
  return `
alter table jobs add column model_usage text;
`;
}

/** The name that an upload was sent with; null if it had none. */
function namesOfUploads(): string {
  return `
alter table uploads add column name text;
`;
}

/**
 * The waiting organisations, in the order of their turns. Triggers maintain them, so that older programs do so too. `since` is the id of the
 * job with which the organisation began to wait, which shows its age.
 */
function waitingOrganisations(): string {
  const counted = (kind: number, row: string): string => `
    insert into waiting (priority, is_part, organisation, n, turn, since)
    values (new.priority, ${kind}, new.organisation, 1,
      coalesce((select turn from turns where organisation = new.organisation), 0), new.${row})
    on conflict do update set n = n + 1;`;
  const uncounted = (kind: number): string => `
    update waiting set n = n - 1 where priority = old.priority and is_part = ${kind} and organisation = old.organisation;
    delete from waiting where priority = old.priority and is_part = ${kind} and organisation = old.organisation and n <= 0;`;
  const kept = (table: string, column: string, state: string, kind: number, row: string): string => `
create trigger ${table}_wait after insert on ${table} when new.${column} = '${state}' begin ${counted(kind, row)} end;
create trigger ${table}_wait_again after update of ${column} on ${table}
  when new.${column} = '${state}' and old.${column} <> '${state}' begin ${counted(kind, row)} end;
create trigger ${table}_waited after update of ${column} on ${table}
  when new.${column} <> '${state}' and old.${column} = '${state}' begin ${uncounted(kind)} end;
create trigger ${table}_gone after delete on ${table} when old.${column} = '${state}' begin ${uncounted(kind)} end;
insert into waiting (priority, is_part, organisation, n, turn, since)
select priority, ${kind}, organisation, count(*), coalesce((select turn from turns where turns.organisation = ${table}.organisation), 0), min(${row})
from ${table} where ${column} = '${state}' group by priority, organisation;`;
  const turned = `
    update waiting set turn = new.turn where priority in (0, 1) and is_part in (0, 1) and organisation = new.organisation;`;
  return `
create table waiting (
  priority integer not null,
  is_part integer not null,
  organisation text not null,
  n integer not null,
  turn integer not null,
  since text not null,
  primary key (priority, is_part, organisation)
) strict, without rowid;
create index waiting_turn on waiting (priority, is_part, turn, since);
create index turns_last on turns (turn);
create trigger turns_first after insert on turns begin ${turned} end;
create trigger turns_next after update of turn on turns begin ${turned} end;
${kept("jobs", "status", "PENDING", 0, "id")}
${kept("parts", "state", "waiting", 1, "job_id")}
`;
}
