-- Consents that are withdrawn: what becomes of data about health, and what is remembered of consents to mails.

-- People who withdrew the consent to process data about their health, and have not given it again. Nothing about their health is
-- shown, and no day is planned for them.
create view withdrawn_health_data as
  select user_id from consents
  where kind = 'health_data'
  group by user_id
  having bool_and(withdrawn_at is not null);

-- Which text somebody agreed to. Those who agreed before had the first one in front of them.
alter table agreements add column version text not null default '2026-11-21/1';

-- Agreements that were withdrawn and given again since: `agreements` holds the newest of each kind.
create table past_agreements (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('newsletter', 'diet_course', 'articles')),
  given_at timestamptz not null,
  version text not null,
  withdrawn_at timestamptz not null,
  primary key (user_id, kind, given_at)
);
