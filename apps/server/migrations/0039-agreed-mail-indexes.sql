-- A long newsletter must not hold lessons and news of articles back.
drop index mails_next_try_at;
create index mails_next_try_at on mails (
  (case when agreement is null then 0 when agreement = 'newsletter' then 2 else 1 end), next_try_at
) where next_try_at is not null;

-- Lessons are never purged, so the hourly purge must not go through those that are older than a year.
drop index agreed_mails_written_at;
create index agreed_mails_written_at on agreed_mails (written_at) where kind <> 'diet_course';
