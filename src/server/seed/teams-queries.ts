// Who acts for hosts in the demo: a coordinator of six, and a guide of the host who can sign in (docs/accounts.md#teams).
import type { PoolClient } from 'pg';
import { demoId } from './accounts.ts';

const hosts = 6;

/** Puts the demo's coordinator and guide into teams: its own host first, then others of the same city. */
export async function seedTeams(client: PoolClient): Promise<void> {
  await client.query(
    `with member as (insert into team_member (user_id, host_id, role)
     select $1::uuid, chosen.host_id, 'coordinator' from (
       select c.host_id from course c
       where c.city_id in (select own.city_id from course own where own.host_id = $2)
       group by c.host_id order by c.host_id <> $2, min(c.id) limit $3) chosen
     union all select $4::uuid, $2::uuid, 'guide' returning user_id, role)
     update user_account u set roles = array_append(u.roles, m.role) from (select distinct user_id, role from member) m
     where u.id = m.user_id and not m.role = any (u.roles)`,
    [demoId('coordinator'), demoId('pema'), hosts, demoId('guide')],
  );
}
