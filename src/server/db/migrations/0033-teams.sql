-- Who acts for a host: coordinators of several hosts, and the managers and guides of one (docs/accounts.md#teams, ADR 081).

alter table coordination rename to team_member;
alter table team_member rename column coordinator_id to user_id;
alter table team_member add column role text not null default 'coordinator'
  check (role in ('manager', 'coordinator', 'guide'));
alter table team_member alter column role drop default;
alter table team_member rename constraint coordination_coordinator_id_fkey to team_member_user_id_fkey;
alter table team_member rename constraint coordination_host_id_fkey to team_member_host_id_fkey;
alter index coordination_pkey rename to team_member_pkey;
alter index coordination_host rename to team_member_host;
create trigger account_is_there before insert on team_member for each row execute function refuse_erased_account('user_id');

-- Calls of a host are open to whoever is in a team; for whom and for what is asked of the team itself.
alter table user_account drop constraint user_account_roles_check;
alter table user_account add constraint user_account_roles_check
  check (roles <@ array['user', 'host', 'manager', 'coordinator', 'guide', 'distributor', 'ambassador', 'operator']);

create function give_team_role() returns trigger language plpgsql as $$
begin
  update user_account set roles = array_append(roles, new.role) where id = new.user_id and not new.role = any (roles);
  return null;
end $$;
create trigger team_member_has_role after insert or update of role on team_member
  for each row execute function give_team_role();

alter table booking drop constraint booking_cancelled_by_check;
alter table booking add constraint booking_cancelled_by_check
  check (cancelled_by in ('guest', 'host', 'manager', 'coordinator', 'operator', 'system'));

alter table staff_task drop constraint staff_task_kind_check;
alter table staff_task add constraint staff_task_kind_check check (kind in ('ambassador_application', 'problem_report',
  'orphan_payment', 'refund_failed', 'review_report', 'rates_stale', 'message_report', 'payment_stuck', 'feedback',
  'payment_mismatch', 'dispute', 'listing_review', 'listing_change', 'host_document', 'payout_details', 'cash_dispute',
  'contested_no_show', 'host_reach', 'host_application', 'stale_feed'));
