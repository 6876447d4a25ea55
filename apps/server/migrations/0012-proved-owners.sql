-- Who is known to be the owner of the mailbox that an account names. `status` says that the address is right: somebody opened a
-- link that was sent to it. That alone does not make whoever chose the password its owner: a stranger may have registered it.
alter table users
  -- When somebody held the mailbox and the account at once; until then whoever proves the mailbox in another way takes over.
  add column owner_proved_at timestamptz,
  -- When the person ended the notice that asks to activate, which proves nothing.
  add column activation_waived_at timestamptz;
update users set owner_proved_at = created_at where status = 'active';
