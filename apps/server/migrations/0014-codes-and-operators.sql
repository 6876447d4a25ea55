-- What operators make, change and take back: access codes, grants, promo codes, what is on sale, and messages they have answered.

alter table access_codes
  -- What it was made for, in the operator's words.
  add column note text check (length(note) between 1 and 200),
  -- From then on nobody can use it; grants that it gave stay.
  add column withdrawn_at timestamptz;

alter table grants
  -- The operator who gave it; null for what codes gave.
  add column given_by text check (length(given_by) between 1 and 100),
  -- First day without it, and the operator who took it back. The row stays: the ledger says what was.
  add column taken_on date,
  add column taken_by text check (length(taken_by) between 1 and 100),
  add check ((taken_on is null) = (taken_by is null));

-- What is left of each grant. Whoever decides about access reads this, never the ledger itself.
create view standing_grants as
select
  user_id,
  id,
  product,
  starts_on,
  case when taken_on is null then ends_on else least(ends_on, taken_on - 1) end as ends_on
from grants
where taken_on is null or taken_on > starts_on;

create table promo_codes (
  -- As it is printed on leaflets, so no secret; people may type it in small letters.
  code text primary key check (code ~ '^[A-Z0-9][A-Z0-9-]{2,31}$'),
  percent_off smallint check (percent_off between 1 and 99),
  amount_off_grosze integer check (amount_off_grosze > 0),
  -- First and last day, in the shop's zone; no last day is until it is withdrawn.
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  -- Null: as often as anybody likes. Taken by orders.
  uses_allowed integer check (uses_allowed > 0),
  uses_taken integer not null default 0 check (uses_taken >= 0 and uses_taken <= coalesce(uses_allowed, uses_taken)),
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  check (num_nonnulls(percent_off, amount_off_grosze) = 1)
);

-- What an operator says of a product of the release: another price, or that it is not on sale. No row: as the release has it.
create table product_changes (
  product_id integer primary key check (product_id > 0),
  is_on_sale boolean not null default true,
  -- Null: the release's prices. With one nothing is announced as reduced.
  price_grosze integer check (price_grosze > 0),
  changed_at timestamptz not null
);

alter table contact_requests add column done_at timestamptz;
create index contact_requests_open on contact_requests (created_at) where done_at is null;
