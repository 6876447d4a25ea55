-- Who someone is: logins that can be told apart, links that work once, accounts elsewhere, mails, tries and subscriptions.

-- Each login gets a name of its own, so that a person can end one without knowing its token.
alter table auth_tokens
  add column id uuid not null default gen_random_uuid(),
  -- As the browser calls itself, shown in the list of logins; null where it does not say.
  add column browser text check (length(browser) between 1 and 50),
  add column system text check (length(system) between 1 and 50),
  add column last_used_at timestamptz;
update auth_tokens set last_used_at = created_at;
alter table auth_tokens alter column last_used_at set not null;
create unique index auth_tokens_id_key on auth_tokens (user_id, id);

-- Secrets of links in mails; only their SHA-256 is kept. Each opens one thing for one person, once.
create table one_time_tokens (
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null check (length(token_hash) = 32),
  purpose text not null check (purpose in ('activate', 'reset-password', 'log-in', 'remove-account')),
  created_at timestamptz not null,
  -- Null: until used.
  expires_at timestamptz,
  used_at timestamptz,
  primary key (user_id, token_hash)
);
create unique index one_time_tokens_token_hash_key on one_time_tokens (token_hash);
create index one_time_tokens_expires_at on one_time_tokens (expires_at);

-- Accounts of other providers that open this one. A person is known there by the subject, never by an address.
create table social_identities (
  user_id uuid not null references users (id) on delete cascade,
  provider text not null check (provider in ('google', 'apple', 'facebook')),
  subject text not null check (length(subject) between 1 and 255),
  linked_at timestamptz not null,
  primary key (user_id, provider)
);
create unique index social_identities_subject_key on social_identities (provider, subject);

-- Mails to be sent. Written together with what causes them, sent by a job; what they say is forgotten once they are.
create table mails (
  id uuid primary key default gen_random_uuid(),
  -- Null once the account is gone.
  user_id uuid references users (id) on delete set null,
  -- One cause, one mail: whoever writes the same again writes nothing.
  cause text not null check (length(cause) between 1 and 200),
  address text check (length(address) <= 254),
  language text not null check (language in ('en', 'pl')),
  kind text not null check (length(kind) between 1 and 50),
  -- What the template is filled with, links included; null once sent or given up.
  content json,
  created_at timestamptz not null,
  -- When it is tried next; null once sent or given up.
  next_try_at timestamptz,
  tries smallint not null default 0 check (tries >= 0),
  sent_at timestamptz,
  given_up_at timestamptz,
  -- What the mail server last said, without the address.
  last_error text check (length(last_error) <= 500)
);
create unique index mails_cause_key on mails (cause);
create index mails_next_try_at on mails (next_try_at) where next_try_at is not null;
create index mails_user_id on mails (user_id);

-- How far each subject has used up a limit: the instant at which nothing of its tries is left to remember. See consume-rate-limit.ts.
create table throttles (
  limit_name text not null check (length(limit_name) between 1 and 50),
  -- SHA-256 of an address, a network, an account, or of two of them: nobody's address is kept.
  subject bytea not null check (length(subject) = 32),
  settled_at timestamptz not null,
  primary key (limit_name, subject)
);
create index throttles_settled_at on throttles (settled_at);
drop table form_senders;

-- Access that renews itself. Rows come from the operators that take the payments.
create table subscriptions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  operator text not null check (operator in ('AppStore', 'GooglePlay', 'Stripe')),
  gives_diet boolean not null,
  gives_video_workout boolean not null,
  renews_on date not null,
  -- Set when it will not renew any more, or has ended.
  ended_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, id)
);
