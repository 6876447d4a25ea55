-- Keys of changes that were carried out, so that one which is sent again after a lost answer is not carried out twice.

create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key uuid not null,
  -- SHA-256 of the call: a key belongs to one call.
  call_hash bytea not null,
  created_at timestamptz not null,
  -- Null while the call is running.
  done_at timestamptz,
  primary key (user_id, key)
);

create index idempotency_keys_created_at on idempotency_keys (created_at);
