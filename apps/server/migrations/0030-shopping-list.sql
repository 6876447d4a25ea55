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
