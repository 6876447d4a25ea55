-- What people write to us, which messages they agreed to receive, and who has sent a form how often.

create table contact_requests (
  id uuid primary key default gen_random_uuid(),
  -- Null for visitors. What a person wrote goes with their account.
  user_id uuid references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 254),
  topic text not null check (topic in ('diet', 'technical', 'payment', 'other')),
  message text not null check (length(message) between 1 and 5000),
  language text not null check (language in ('en', 'pl')),
  created_at timestamptz not null
);
-- Operators read the newest first; erasing an account finds its requests.
create index contact_requests_created_at on contact_requests (created_at);
create index contact_requests_user_id on contact_requests (user_id);

-- Messages a person agreed to receive. No row means that they did not.
create table agreements (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('newsletter', 'diet_course', 'articles')),
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (user_id, kind)
);

-- How often a form came from one network in the present window. Rows of past windows are deleted by the next form.
create table form_senders (
  form text not null check (form in ('contact', 'unsubscribe')),
  network text not null,
  window_started_at timestamptz not null,
  sent integer not null check (sent > 0),
  primary key (form, network)
);
create index form_senders_window_started_at on form_senders (window_started_at);
