// The statements about the private step of reviews of a host, without who wrote it (docs/domain/insights.md#private-words).
import { sql, type Kysely } from 'kysely';
import type { Aspect } from '#src/domain/review/labels.ts';
import type { Period } from '#src/domain/insights/weeks.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Db = Kysely<Database>;

/** Whose reviews, written within a period of the zone. */
export interface WordsWanted {
  readonly hostId: string;
  readonly zone: string;
  readonly period: Period;
}

const asked = ({ hostId, zone, period: { from, until } }: WordsWanted) => sql`
  course c join review r on r.course_id = c.id and r.removed_at is null
    and r.created_at >= (select instant_of(${from}::date::timestamp, ${zone}))
    and r.created_at < (select instant_of(${until}::date::timestamp, ${zone}))
  join review_aspect a on a.review_id = r.id and c.host_id = ${hostId}`;

export interface AspectRow {
  aspect: Aspect;
  total: number;
  points: number;
  /** How often each label was chosen. */
  labels: Record<string, number>;
}

/** Stars and labels of each aspect. */
export async function findAspects(db: Db, wanted: WordsWanted): Promise<AspectRow[]> {
  const result = await sql<AspectRow>`
    with said as (select a.aspect, a.rating, a.labels from ${asked(wanted)}),
    chosen as (select aspect, label, count(*) as total from said cross join lateral unnest(labels) as label group by 1, 2)
    select aspect, count(*)::integer as total, coalesce(sum(rating), 0)::integer as points,
      coalesce((select jsonb_object_agg(label, o.total) from chosen o where o.aspect = said.aspect), '{}') as labels
    from said group by aspect`.execute(db);
  return result.rows;
}

export interface WordRow {
  week: string;
  aspect: Aspect;
  rating: number;
  text: string;
}

/** Words by week, the newest first. Within a week their order says nothing of who wrote what, or which belong together. */
export async function findWords(db: Db, wanted: WordsWanted, count: number): Promise<WordRow[]> {
  const result = await sql<WordRow>`
    select coalesce(date_trunc('week', local_time(r.created_at, k))::date::text, '') as week, a.aspect, a.rating, a.details as text
    from ${asked(wanted)} join zone_clock k on k.zone = ${wanted.zone} where a.details <> ''
    order by 1 desc, array_position('{accuracy,overall,host,guide}'::text[], a.aspect), md5(a.details) limit ${count}`.execute(
    db,
  );
  return result.rows;
}
