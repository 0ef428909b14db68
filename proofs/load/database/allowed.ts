// A load never mixes with data that somebody cares about.
import type pg from 'pg';
import { firstIds } from '#proofs/load/plan.ts';

const whatIsThere = `
  select (select count(*)::int from course where not is_demo) + (select count(*)::int from city where not is_demo) as own,
    (select count(*)::int from course where id >= $1) as loaded`;

export type Verdict = { ok: true } | { ok: false; reason: string; isDone: boolean };

/** May `courses` be loaded into this database? `isDone`: they are there already. */
export async function mayLoad(client: pg.ClientBase, courses: number): Promise<Verdict> {
  const found = await client.query<{ own: number; loaded: number }>(whatIsThere, [firstIds.course]);
  const { own = 0, loaded = 0 } = found.rows[0] ?? {};
  if (own > 0)
    return refuse(
      `This database has ${own} courses and cities of its own. A load goes into an empty one, or next to the demo.`,
    );
  if (loaded === courses) return { ok: false, isDone: true, reason: `${loaded} loaded courses are there already.` };
  if (loaded > 0)
    return refuse(
      `${loaded} loaded courses are there already. Take an empty database (BANYAN_DATA_DIR) for another number.`,
    );
  return { ok: true };
}

function refuse(reason: string): Verdict {
  return { ok: false, isDone: false, reason };
}
