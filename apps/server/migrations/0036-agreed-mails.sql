-- Mails that people agreed to receive: the newsletter, the diet course and new articles.

-- The language in which the person last used the product; null until a call says it. Mails without a caller are written in it.
alter table users add column language text check (language in ('en', 'pl'));

-- The agreement a mail rests on. Null for a mail about the account, which is sent before the others.
alter table mails add column agreement text check (agreement in ('newsletter', 'diet_course', 'articles'));
drop index mails_next_try_at;
create index mails_next_try_at on mails ((agreement is not null), next_try_at) where next_try_at is not null;

-- What was written to whom, so that nothing is written twice, also after the mail itself was deleted.
create table agreed_mails (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('newsletter', 'diet_course', 'articles')),
  -- The id of the newsletter, or the number of the lesson or of the article.
  item text not null check (length(item) between 1 and 100),
  written_at timestamptz not null,
  primary key (user_id, kind, item)
);
create index agreed_mails_written_at on agreed_mails (written_at);

create table newsletters (
  id text primary key check (length(id) between 1 and 60),
  -- SHA-256 of the texts: an id belongs to one newsletter.
  text_hash bytea not null check (length(text_hash) = 32),
  -- It goes to people who agreed before.
  started_at timestamptz not null,
  -- Null until it was written to all of them.
  finished_at timestamptz
);

-- When each article of the release was first here.
create table seen_articles (
  article_id integer primary key,
  seen_at timestamptz not null,
  -- False for those that were here when this table was made. No mail is written about them.
  is_new boolean not null
);
