-- The Polish text of an operator's own recipe, beside the English one in "source". Null where there is none.
alter table catalogue_entries add column polish_source text;
