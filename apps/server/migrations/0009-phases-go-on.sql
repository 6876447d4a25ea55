-- The day that the phases of these settings count from: where a plan of the same mode was running, that of its first settings.
-- Null: the day the settings start on, as for all that are older than this column.
alter table diet_settings add column phases_from date;
