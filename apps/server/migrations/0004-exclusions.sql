-- What people leave out: allergens, and foods they do not like. Rows are only added; the newest counts, and none means nothing
-- is left out. Health data: erasing a person takes them along.
create table diet_exclusions (
  user_id uuid not null references users (id) on delete cascade,
  id bigint generated always as identity,
  -- The person's day from which on days are planned with it.
  starts_on date not null,
  allergens text[] not null check (
    allergens <@ array[
      'gluten', 'crustaceans', 'egg', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites',
      'lupin', 'molluscs'
    ]
  ),
  food_ids text[] not null check (cardinality(food_ids) <= 60),
  created_at timestamptz not null,
  primary key (user_id, id)
);
