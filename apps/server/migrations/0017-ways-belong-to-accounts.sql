-- A way that adds a provider to an account begins with a ticket of whoever is signed in, so that no other site begins one, and
-- what comes of it belongs to that account alone. Tickets live for an hour, ways and hand-offs for minutes.

create table social_tickets (
  user_id uuid not null references users (id) on delete cascade,
  ticket_hash bytea not null check (length(ticket_hash) = 32),
  expires_at timestamptz not null,
  primary key (user_id, ticket_hash)
);
create unique index social_tickets_ticket_hash_key on social_tickets (ticket_hash);
create index social_tickets_expires_at on social_tickets (expires_at);

-- Null for ways that log in or sign up, which are nobody's yet.
alter table social_flows add column user_id uuid references users (id) on delete cascade;
create index social_flows_user_id on social_flows (user_id);
alter table social_handoffs add column user_id uuid references users (id) on delete cascade;
create index social_handoffs_user_id on social_handoffs (user_id);
