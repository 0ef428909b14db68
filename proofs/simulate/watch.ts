// Checks the world after every turn, for oversold departures and sent emails. Later is too late: emails are kept for a
// month.
import type { Pool } from 'pg';
import type { World } from './world.ts';

/** A database reader: a pool, or one connection with uncommitted changes. */
export type Reading = Pick<Pool, 'query'>;

export interface SeenMail {
  kind: string;
  recipient: string;
  booking: string | null;
  at: Date;
}

export interface Seen {
  /** By id. */
  mails: Map<string, SeenMail>;
  /** Days with a reminder due to a host, `host|date`. */
  reminders: Set<string>;
}

const all = new WeakMap<World, Seen>();

export function seenOf(world: World): Seen {
  const seen = all.get(world) ?? { mails: new Map(), reminders: new Set<string>() };
  all.set(world, seen);
  return seen;
}

export async function watch(world: World): Promise<void> {
  const seen = seenOf(world);
  const { rows } = await world.pool.query<SeenMail & { id: string }>(
    `select id, kind, recipient::text as recipient, booking_id as booking, created_at as at from mail
     where created_at > banyan_now() - make_interval(hours => 30)`,
  );
  for (const { id, ...mail } of rows) seen.mails.set(id, mail);
  const reminders = await world.pool.query<{ line: string }>(
    `select host_id || '|' || local_date as line from host_reminder`,
  );
  for (const { line } of reminders.rows) seen.reminders.add(line);
  world.faults.push(...(await oversold(world.pool)));
}

/** A line for each departure with more seats sold and held than its capacity, or without one. */
export async function oversold(pool: Reading): Promise<string[]> {
  const result = await pool.query<{ line: string }>(
    `select 'departure ' || d.id || ' on ' || d.local_date || ': ' || sum(b.pax) || ' guests, ' || d.taken || ' counted, of ' || d.capacity as line
     from departure d join booking b on b.departure_id = d.id
     where b.status in ('held', 'requested', 'confirmed', 'checked_in', 'completed', 'no_show')
     group by d.id having sum(b.pax) > d.capacity or sum(b.pax) <> d.taken`,
  );
  return result.rows.map(({ line }) => line);
}
