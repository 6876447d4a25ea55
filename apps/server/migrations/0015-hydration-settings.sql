-- How much somebody wants to drink a day, and when their phone reminds them. No row: what everybody begins with.
create table hydration_settings (
  user_id uuid primary key references users (id) on delete cascade,
  -- As entered; other units are derived.
  goal_value double precision not null,
  goal_unit text not null check (goal_unit in ('ml', 'oz')),
  reminder_enabled boolean not null,
  reminder_hour_interval smallint not null check (reminder_hour_interval between 1 and 6),
  -- Full hours of the person's day, the first and the last with a reminder.
  reminder_from_hour smallint not null check (reminder_from_hour >= 0),
  reminder_to_hour smallint not null check (reminder_to_hour <= 23),
  reminder_uses_sound boolean not null,
  changed_at timestamptz not null,
  check (case goal_unit when 'oz' then goal_value between 35 and 175 else goal_value between 1000 and 5000 end),
  check (reminder_from_hour < reminder_to_hour)
);
