-- The meals of a day that were marked as eaten are one row instead of one a meal: a quarter of the rows, for what grows fastest.

-- In the order in which servers of the release before take them, and before anything is copied: no mark falls in between.
lock table plan_days, eaten_meals in access exclusive mode;

create table eaten_days (
  user_id uuid not null,
  date date not null,
  -- When each meal was marked; null where it is not. A day whose last mark was taken back may stay without any.
  breakfast_at timestamptz,
  lunch_at timestamptz,
  snack_at timestamptz,
  dinner_at timestamptz,
  primary key (user_id, date),
  foreign key (user_id, date) references plan_days (user_id, date) on delete cascade
);

insert into eaten_days (user_id, date, breakfast_at, lunch_at, snack_at, dinner_at)
select
  user_id,
  date,
  max(eaten_at) filter (where meal_type = 'breakfast'),
  max(eaten_at) filter (where meal_type = 'lunch'),
  max(eaten_at) filter (where meal_type = 'snack'),
  max(eaten_at) filter (where meal_type = 'dinner')
from eaten_meals
group by user_id, date;

drop table eaten_meals;

-- For servers of the release before, which run on for a moment: they read and write the same marks. The next release drops it.
-- They read a person's rows in the order of their places, which a view has to name.
create view eaten_meals as
select d.user_id, d.date, m.meal_type, m.eaten_at, d.ctid
from eaten_days d
cross join lateral (
  values ('breakfast', d.breakfast_at), ('lunch', d.lunch_at), ('snack', d.snack_at), ('dinner', d.dinner_at)
) as m (meal_type, eaten_at)
where m.eaten_at is not null;

create function write_eaten_meal() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into eaten_days as d (user_id, date, breakfast_at, lunch_at, snack_at, dinner_at)
    values (
      new.user_id,
      new.date,
      case new.meal_type when 'breakfast' then new.eaten_at end,
      case new.meal_type when 'lunch' then new.eaten_at end,
      case new.meal_type when 'snack' then new.eaten_at end,
      case new.meal_type when 'dinner' then new.eaten_at end
    )
    -- A meal that is marked already keeps its time.
    on conflict (user_id, date) do update set
      breakfast_at = coalesce(d.breakfast_at, excluded.breakfast_at),
      lunch_at = coalesce(d.lunch_at, excluded.lunch_at),
      snack_at = coalesce(d.snack_at, excluded.snack_at),
      dinner_at = coalesce(d.dinner_at, excluded.dinner_at);
    return new;
  end if;
  update eaten_days set
    breakfast_at = case old.meal_type when 'breakfast' then null else breakfast_at end,
    lunch_at = case old.meal_type when 'lunch' then null else lunch_at end,
    snack_at = case old.meal_type when 'snack' then null else snack_at end,
    dinner_at = case old.meal_type when 'dinner' then null else dinner_at end
  where user_id = old.user_id and date = old.date;
  return old;
end $$;

create trigger write_eaten_meal instead of insert or delete on eaten_meals
for each row execute function write_eaten_meal();
