-- Ways over a provider (Google, Apple, Facebook) that have begun, and what came of them. Both live for minutes, and of every
-- secret only the SHA-256 is kept: who reads these tables can neither end a way nor use what came of it.

create table social_flows (
  state_hash bytea primary key check (length(state_hash) = 32),
  -- The browser it began in; no other one may end it.
  browser_hash bytea not null check (length(browser_hash) = 32),
  provider text not null check (provider in ('google', 'apple', 'facebook')),
  flow text not null check (flow in ('login', 'register', 'activate', 'link')),
  -- The word of the screen it began on, which is handed back there.
  word text check (length(word) <= 30),
  -- The page of ours that was wanted before.
  wanted_page text check (length(wanted_page) <= 2000),
  -- As the provider posts it, at the first time alone.
  name text check (length(name) <= 100),
  expires_at timestamptz not null
);
create index social_flows_expires_at on social_flows (expires_at);

-- Whom a provider named, until the browser asks for what it came for.
create table social_handoffs (
  token_hash bytea primary key check (length(token_hash) = 32),
  browser_hash bytea not null check (length(browser_hash) = 32),
  provider text not null check (provider in ('google', 'apple', 'facebook')),
  flow text not null check (flow in ('login', 'register', 'activate', 'link')),
  subject text not null check (length(subject) between 1 and 255),
  email text check (length(email) <= 254),
  is_email_verified boolean not null,
  name text check (length(name) <= 100),
  expires_at timestamptz not null
);
create index social_handoffs_expires_at on social_handoffs (expires_at);
