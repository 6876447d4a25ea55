-- When a password was taken away because the owner proved the mailbox and nobody had before: the settings say why there is none.
alter table users add column password_voided_at timestamptz;
