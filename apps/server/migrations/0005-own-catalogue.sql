-- What operators lay over the release's catalogue: foods and meals of their own, and those of the release that they took out.
-- Nothing here belongs to a person. Days point at meal versions and stay as they are, whatever is imported.

create table catalogue_entries (
  kind text not null check (kind in ('food', 'meal')),
  id text not null check (length(id) between 1 and 200),
  -- As the operator wrote it, to be given back: a table of foods with one row, or a recipe. Null: taken out.
  source text,
  -- What the source compiles to, a food or a meal, so that running needs no compiler.
  document json,
  primary key (kind, id),
  check ((source is null) = (document is null))
);

-- One row. Imports lock it, so that they follow one another, and raise it; servers look at it and read the entries again.
create table catalogue_revisions (
  is_only boolean primary key default true check (is_only),
  revision bigint not null default 0
);
insert into catalogue_revisions default values;
