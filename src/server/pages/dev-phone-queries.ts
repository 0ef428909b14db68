// The phones of a demo: those of hosts, and those to which a code is on its way.
import { sql, type Kysely } from 'kysely';
import type { PhoneWay } from '#src/domain/host/reach.ts';
import type { Database } from '../db/schema.ts';

export interface DemoPhone {
  way: PhoneWay;
  number: string;
  host_name: string;
  language: string;
  is_proved: boolean;
  is_stopped: boolean;
}

const most = 200;

/** Phones by the name of the host, each number once for each of its hosts. */
export async function listDemoPhones(db: Kysely<Database>): Promise<DemoPhone[]> {
  const found = await sql<DemoPhone>`
    select r.way, r.number, h.display_name as host_name, r.language, true as is_proved, r.stopped_at is not null as is_stopped
    from host_reach r join host h on h.user_id = r.host_id where r.number is not null and r.way <> 'mail'
    union all
    select distinct c.way, c.number, h.display_name, coalesce(r.language, 'en'), false, false
    from number_code c join host h on h.user_id = c.host_id left join host_reach r on r.host_id = c.host_id
    where c.ended_at is null and c.expires_at > banyan_now()
    union all
    -- A number that was given up, whose last message says so.
    select distinct m.way, m.number, h.display_name, m.language, false, false
    from phone_message m join host h on h.user_id = m.host_id
    where m.kind = 'changed' and m.created_at > banyan_now() - interval '1 day'
      and not exists (select 1 from host_reach r where r.number = m.number and r.way = m.way)
    order by 5 desc, 3, 2 limit ${most}`.execute(db);
  return found.rows;
}
