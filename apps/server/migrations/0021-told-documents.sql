-- Which terms and which privacy policy a person has been told of since they accepted those of their registration.
create table told_documents (
  user_id uuid not null references users (id) on delete cascade,
  document text not null check (document in ('terms-of-service-web', 'privacy-policy')),
  -- The day of change that the document bore.
  changed_on date not null,
  told_at timestamptz not null,
  primary key (user_id, document)
);
