-- When whoever holds a session last showed that they are the owner: by logging in, or by saying the password again.
alter table auth_tokens add column proved_at timestamptz;
update auth_tokens set proved_at = created_at;
alter table auth_tokens alter column proved_at set not null;
