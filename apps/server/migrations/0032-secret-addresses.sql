-- Secret addresses that open a part of a person's plan without a login. Only a hash of each secret is stored.

-- A link to one shopping list: who has it sees and ticks the list of this period. Renewing it replaces the hash.
create table shopping_list_links (
  user_id uuid not null references users (id) on delete cascade,
  starts_on date not null,
  ends_on date not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, starts_on, ends_on)
);

create index shopping_list_links_expires_at on shopping_list_links (expires_at);

-- The calendar of meals, which calendar programs fetch. It has no end.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  -- The language of the page that switched it on, because calendar programs name none.
  language text not null check (language in ('en', 'pl')),
  created_at timestamptz not null
);
