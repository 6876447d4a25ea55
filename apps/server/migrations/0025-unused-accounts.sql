-- The first login after the one that registering opens; null where none followed. Says which accounts were never used.
alter table users add column logged_in_again_at timestamptz;

-- Until now only logins that still run and networks of the last 90 days tell. The login of registering has the time of the account.
update users set logged_in_again_at = later.at
from (
  select user_id, min(at) as at
  from (
    select user_id, created_at as at from auth_tokens
    union all
    select user_id, last_at from login_networks
  ) traces
  join users on users.id = traces.user_id and traces.at > users.created_at + interval '1 minute'
  group by user_id
) later
where users.id = later.user_id;

-- Cleanup looks for them by their age.
create index users_unconfirmed on users (created_at) where status = 'non_active' and owner_proved_at is null;
