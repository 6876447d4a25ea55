-- What releases of the web app ask of the gateway, by the SHA-256 of each document. A page that stays open over a release, or a
-- server of the release before, still has its own answered.
create table released_documents (
  hash bytea primary key check (length(hash) = 32),
  released_at timestamptz not null
);
