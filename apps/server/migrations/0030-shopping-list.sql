-- The shopping list is computed from the plan. Kept is what a person has of each food, and for how many people they shop.

create table shopping_lists (
  user_id uuid primary key references users (id) on delete cascade,
  plates smallint not null default 1 check (plates between 1 and 6),
  -- Rises with every change of the list, so that a device can tell that it saw an older state.
  version integer not null default 0
);

-- In edible grams, by the day on which the food is cooked. A row with nothing left stays, because its version is needed.
create table shopping_stock (
  user_id uuid not null references users (id) on delete cascade,
  food_id text not null,
  date date not null,
  bought_g double precision not null check (bought_g >= 0),
  at_home_g double precision not null check (at_home_g >= 0),
  -- The version of the list that this change made.
  version integer not null,
  primary key (user_id, food_id, date)
);

-- What a person writes on the list beside the products of the plan.
create table shopping_items (
  user_id uuid not null references users (id) on delete cascade,
  -- Made by the page that adds it, so that a call that is sent twice adds it once.
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  -- The version of the list that this change made.
  version integer not null,
  created_at timestamptz not null,
  bought_at timestamptz,
  primary key (user_id, id)
);
