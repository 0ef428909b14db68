-- Countries are brought by catalogues, each with a place of its own in lists: two may share one.
alter table country drop constraint country_position_key;
