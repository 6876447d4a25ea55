-- Networks that somebody has logged in from, so that guesses from everywhere else do not keep them out. Only the SHA-256 of a
-- network is kept.
create table login_networks (
  user_id uuid not null references users (id) on delete cascade,
  network_hash bytea not null check (length(network_hash) = 32),
  last_at timestamptz not null,
  primary key (user_id, network_hash)
);
create index login_networks_last_at on login_networks (last_at);
