-- Changes of days by hand, so that each can be taken back. Health data, like the plans: erasing a person takes it along.
create table plan_changes (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- For each day: its date, what it was (set, planning and document) and the set it became.
  days json not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);

create table favourite_meals (
  user_id uuid not null references users (id) on delete cascade,
  -- The meal itself, not one of its versions: a corrected recipe stays a favourite.
  meal_id text not null,
  created_at timestamptz not null,
  primary key (user_id, meal_id)
);
