-- What packs hold beyond what they were bought for, in edible grams, by the day on which they are opened. Lists of later days count it.
alter table shopping_stock add column rest_g double precision not null default 0 check (rest_g >= 0);

-- The day of the purchase, if it is before the day of the row. Without one, nothing of the row was there earlier.
alter table shopping_stock add column usable_from date;
