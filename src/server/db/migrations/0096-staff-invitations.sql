-- An invitation to the staff stands beside those to teams, without a host and a role in its team, and with the areas of the operator to be
-- (docs/back-office.md#invitations).
alter table team_invitation alter column host_id drop not null;
alter table team_invitation alter column role drop not null;
alter table team_invitation add column areas text[];
alter table team_invitation add constraint team_invitation_areas_check check (
  case when host_id is null then role is null and cardinality(areas) > 0
    and areas <@ array['support', 'finance', 'content', 'admin']
  else role is not null and areas is null end);
create index team_invitation_staff on team_invitation (created_at) where host_id is null;
