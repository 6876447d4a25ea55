-- Changes of days are deleted 90 days after they were made. A block range index finds them, because rows lie in the order of
-- their time, and it costs a write next to nothing.
create index plan_changes_created_at on plan_changes using brin (created_at);
