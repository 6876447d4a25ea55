-- What people weigh, as they entered it: one weight a day, the last one said counts. Health data, erased with the person.
create table weights (
  user_id uuid not null references users (id) on delete cascade,
  date date not null,
  value double precision not null,
  unit text not null check (unit in ('kg', 'lb')),
  -- Derived, so that it cannot contradict what was entered (pound: international agreement of 1959).
  kg double precision not null generated always as (case unit when 'lb' then value * 0.45359237 else value end) stored,
  noted_at timestamptz not null,
  primary key (user_id, date),
  check (kg between 20 and 400)
);

-- Goals are dated by the day of the person who set them. Rows of before were set in many zones, so their day is that of UTC; the
-- default dates those that the release before still writes.
alter table diet_settings add column answered_on date not null default (now() at time zone 'UTC')::date;
update diet_settings set answered_on = (created_at at time zone 'UTC')::date;

-- Whoever answered the wizard before said a weight then.
insert into weights (user_id, date, value, unit, noted_at)
select distinct on (user_id, answered_on) user_id, answered_on, weight_value, weight_unit, created_at
from diet_settings
order by user_id, answered_on, id desc;

-- Payments that are under way, as far as the day plan speaks of them.
create table payments (
  user_id uuid not null references users (id) on delete cascade,
  token uuid not null default gen_random_uuid(),
  description text not null check (length(description) between 1 and 500),
  status text not null check (status in ('init', 'pending', 'paid', 'canceled', 'cod')),
  created_at timestamptz not null,
  primary key (user_id, token)
);
create unique index payments_token_key on payments (token);
