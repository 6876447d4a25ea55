-- Whose account was erased: the SHA-256 of an id that is random, so nobody gets back to a person. It is also appended to a file
-- outside the database, because a restored backup would otherwise bring these people back.
create table erasures (
  person_hash bytea primary key check (length(person_hash) = 32),
  erased_at timestamptz not null
);
