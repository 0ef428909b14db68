-- A large discount code counts once a second operator has confirmed it; until then it says who made or changed it last
-- (docs/back-office.md#approval-by-a-second-operator).
alter table coupon add column asked_by uuid references user_account (id);
create index coupon_waiting on coupon (created_at desc, id desc) where asked_by is not null;

-- The kinds of tasks are declared once, in the program (src/domain/office/staff/task-areas.ts): the table asks for a name alone.
alter table staff_task drop constraint staff_task_kind_check;
alter table staff_task add constraint staff_task_kind_check check (kind ~ '^[a-z]+(_[a-z]+)*$');
