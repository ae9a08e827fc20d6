/** Version 1. Later versions add statements that can run again; nothing here is ever changed in place. */
export const SCHEMA = `
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
