-- A new e-mail address that waits until the link mailed to it is opened.

create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  -- Names this request: a mail is written after the answer, and for no change that came later.
  id uuid not null default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) <= 254),
  -- The login that asked; it stays when the change ends all others. No foreign key, because it may end before the link is opened.
  login_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_expires_at on email_changes (expires_at);

alter table one_time_tokens
  drop constraint one_time_tokens_purpose_check,
  add constraint one_time_tokens_purpose_check
    check (purpose in ('activate', 'reset-password', 'log-in', 'remove-account', 'change-email'));
