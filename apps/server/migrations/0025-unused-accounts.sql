-- When the person first came back, a day or more after registering; null where they never did. Says which accounts were never used.
alter table users add column came_back_at timestamptz;

-- Until now only logins that still run and networks of the last 90 days tell.
update users set came_back_at = later.at
from (
  select user_id, min(at) as at
  from (
    select user_id, last_used_at as at from auth_tokens
    union all
    select user_id, last_at from login_networks
  ) traces
  join users on users.id = traces.user_id and traces.at >= users.created_at + interval '1 day'
  group by user_id
) later
where users.id = later.user_id;

-- Cleanup looks for them by their age.
create index users_unconfirmed on users (created_at) where status = 'non_active' and owner_proved_at is null;
