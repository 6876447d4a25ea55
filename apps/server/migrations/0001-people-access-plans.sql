-- People, what they may use, what they answered and the days planned for them.
-- Every table of a person has user_id first in its key, so that it can be sharded by person.

create table users (
  id uuid primary key default gen_random_uuid(),
  -- Kept in lower case: the same mailbox registers once.
  email text not null check (email = lower(email) and length(email) <= 254),
  password_hash text,
  name text check (length(name) between 1 and 100),
  sex text check (sex in ('female', 'male')),
  status text not null check (status in ('active', 'non_active')),
  system_of_measures text not null default 'si' check (system_of_measures in ('si', 'imperial')),
  time_zone text not null default 'Europe/Warsaw',
  introduction_seen_at timestamptz,
  created_at timestamptz not null
);
create unique index users_email_key on users (email);

-- Opaque session tokens; only their SHA-256 is kept, so that a stolen table opens no account.
create table auth_tokens (
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);
create unique index auth_tokens_token_hash_key on auth_tokens (token_hash);

create table consents (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('terms', 'personal_data', 'health_confirmation', 'health_data')),
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (user_id, kind, given_at)
);

create table access_codes (
  code_hash bytea primary key,
  gives_diet boolean not null,
  gives_video_workout boolean not null,
  days integer not null check (days between 1 and 3660),
  uses_allowed integer not null check (uses_allowed > 0),
  uses_taken integer not null default 0 check (uses_taken between 0 and uses_allowed),
  expires_at timestamptz,
  created_at timestamptz not null,
  check (gives_diet or gives_video_workout)
);

-- The ledger of access. Rows are only added; the end of access is derived from them.
create table grants (
  user_id uuid not null references users (id) on delete cascade,
  id bigint generated always as identity,
  product text not null check (product in ('diet', 'video_workout')),
  source text not null check (source in ('access_code', 'operator')),
  -- What gave it; the same source gives the same product to a person once.
  source_key text not null,
  starts_on date not null,
  -- Last day with access; null is for life.
  ends_on date check (ends_on >= starts_on),
  granted_at timestamptz not null,
  primary key (user_id, id)
);
create unique index grants_source_key on grants (user_id, product, source, source_key);

-- Wizard answers as entered, in the units they were entered in. Rows are only added: past goals stay as they were.
create table diet_settings (
  user_id uuid not null references users (id) on delete cascade,
  id bigint generated always as identity,
  starts_on date not null,
  sex text not null check (sex in ('female', 'male')),
  birth_date date not null,
  height_value double precision not null,
  height_unit text not null check (height_unit in ('cm', 'in')),
  weight_value double precision not null,
  weight_unit text not null check (weight_unit in ('kg', 'lb')),
  goal_weight_value double precision not null,
  goal_weight_unit text not null check (goal_weight_unit in ('kg', 'lb')),
  mode text not null check (mode in ('slimming', 'put_on_weight', 'gain_muscle_mass', 'stabilization')),
  diet_id smallint not null check (diet_id in (3, 4, 5, 200)),
  activity_level text not null check (activity_level in ('none', 'low', 'medium', 'high')),
  created_at timestamptz not null,
  primary key (user_id, id)
);

-- A meal as it was when days were planned with it, named by its content; never changed, never deleted.
create table meal_versions (
  id text primary key,
  meal_id text not null,
  document json not null,
  created_at timestamptz not null
);

create table plan_days (
  user_id uuid not null references users (id) on delete cascade,
  date date not null,
  set_id uuid not null default gen_random_uuid(),
  settings_id bigint not null,
  diet_id smallint not null,
  phase text not null check (phase in ('start', 'burn', 'balance', 'keep', 'build')),
  -- For changes of a day, none of which exists yet: each will raise it, so that a stale writer can be refused.
  version integer not null default 1,
  -- json, not jsonb: a stored day is read whole, and json reads 2.8 times faster.
  document json not null,
  created_at timestamptz not null,
  primary key (user_id, date),
  foreign key (user_id, settings_id) references diet_settings (user_id, id) on delete cascade
);

create table eaten_meals (
  user_id uuid not null,
  date date not null,
  meal_type text not null check (meal_type in ('breakfast', 'lunch', 'snack', 'dinner')),
  eaten_at timestamptz not null,
  primary key (user_id, date, meal_type),
  foreign key (user_id, date) references plan_days (user_id, date) on delete cascade
);
