-- Which work of the back office an operator does (docs/back-office.md#areas, ADR 102).
create table operator_area (
  user_id uuid not null references user_account (id) on delete cascade,
  area text not null check (area in ('support', 'finance', 'content', 'admin')),
  primary key (user_id, area)
);

-- Until now every operator did everything.
insert into operator_area (user_id, area) select id, 'admin' from user_account where 'operator' = any (roles);
