// The phones of a demo: those of hosts, those to which a code is on its way, and those that were given up a moment ago.
import { sql, type Kysely } from 'kysely';
import type { PhoneChannel } from '#src/domain/host-reach/reach.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

interface PhoneRow {
  way: PhoneChannel;
  number: string;
  host_name: string;
}

export interface DemoPhone extends PhoneRow {
  state: 'proved' | 'stopped' | 'asked' | 'given-up';
}

/** Phones by the name of the host, each number once for each of its hosts. */
export async function listDemoPhones(db: Db): Promise<DemoPhone[]> {
  const proved = await findProved(db);
  const isKnown = (row: PhoneRow) => proved.some(({ way, number }) => way === row.way && number === row.number);
  const pending = (await findAsked(db)).map((row) => ({ ...row, state: 'asked' as const }));
  const givenUp = (await findGivenUp(db)).map((row) => ({ ...row, state: 'given-up' as const }));
  return [...proved, ...[...pending, ...givenUp].filter((row) => !isKnown(row))];
}

async function findProved(db: Db): Promise<DemoPhone[]> {
  const result = await sql<{ way: string; number: string | null; host_name: string; is_stopped: boolean }>`
    select r.way, r.number, h.display_name as host_name, r.stopped_at is not null as is_stopped
    from host_reach r join host h on h.user_id = r.host_id where r.way <> 'mail' order by h.display_name, r.number`.execute(
    db,
  );
  return result.rows.map(({ way, number, host_name, is_stopped }) => ({
    way: way as PhoneChannel,
    number: number ?? '',
    host_name,
    state: is_stopped ? 'stopped' : 'proved',
  }));
}

async function findAsked(db: Db): Promise<PhoneRow[]> {
  const result = await sql<PhoneRow>`
    select c.way, c.number, h.display_name as host_name from number_code c join host h on h.user_id = c.host_id
    where c.ended_at is null and c.expires_at > banyan_now() order by c.created_at desc`.execute(db);
  return result.rows;
}

/** The last message of a number that was given up says so. */
async function findGivenUp(db: Db): Promise<PhoneRow[]> {
  const result = await sql<PhoneRow>`
    select m.way, m.number, h.display_name as host_name from phone_message m join host h on h.user_id = m.host_id
    where m.kind = 'changed' and m.created_at > banyan_now() - interval '1 day' order by m.created_at desc`.execute(db);
  return result.rows;
}
