-- What browsers report: refusals of the content security policy and faults of the web app. One row for each kind of fault, with
-- a count; nothing in it points at a person. The lengths are bounded here too, so that no mistake above can fill the disk.

create table reports (
  fingerprint bytea primary key check (length(fingerprint) = 32),
  kind text not null check (kind in ('policy', 'error', 'not-found', 'missing-text', 'connection')),
  message text not null check (length(message) <= 500),
  -- Where in the code; the first occurrence's.
  stack text check (length(stack) <= 2000),
  -- The route's template, without tokens, ids, dates or query.
  path text not null check (length(path) <= 200),
  -- The web app's version at the last occurrence.
  version text check (length(version) <= 64),
  count bigint not null default 1 check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index reports_kind_last_at_key on reports (kind, last_at);
