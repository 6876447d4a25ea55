-- What the planner was asked when days were made, so that they can be made again and compared. Health data, like the settings and
-- exclusions it holds: erasing a person takes it along, and it goes when no day points at it any more.
create table plannings (
  user_id uuid not null references users (id) on delete cascade,
  id bigint generated always as identity,
  engine_version text not null,
  catalogue_version text not null,
  request json not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);

-- Null: planned before plannings were kept.
alter table plan_days
  add column planning_id bigint,
  add foreign key (user_id, planning_id) references plannings (user_id, id);
