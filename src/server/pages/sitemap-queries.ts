// The statements that list the pages search engines should know.
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';

/** Most addresses of one part; a part of courses covers as many ids, which are given in sequence. */
export const partSize = 10_000;

const listedCourses = sql`course c join city t on t.id = c.city_id and t.is_active`;

/**
 * The numbers of the parts that have a course to show: part 1 begins with id 0. One look into the index for each part,
 * so that a million courses cost a hundred looks.
 */
export async function findCourseParts(db: Kysely<Database>): Promise<number[]> {
  const result = await sql<{ part: number }>`
    with recursive parts (part) as (
      (select (c.id / ${sql.lit(partSize)})::bigint + 1 from ${listedCourses} where c.status = 'published' order by c.id limit 1)
      union all
      select (select (c.id / ${sql.lit(partSize)})::bigint + 1 from ${listedCourses}
        where c.status = 'published' and c.id >= p.part * ${sql.lit(partSize)} order by c.id limit 1)
      from parts p where p.part is not null
    )
    select part::int from parts where part is not null`.execute(db);
  return result.rows.map(({ part }) => part);
}

/** The courses of one part, by id. */
export async function findCoursesOfPart(db: Kysely<Database>, part: number) {
  const first = (part - 1) * partSize;
  const result = await sql<{ id: number; title: string; city_slug: string; updated_at: Date }>`
    select c.id, c.title, t.slug as city_slug, c.updated_at from ${listedCourses}
    where c.status = 'published' and c.id >= ${first}::bigint and c.id < ${first + partSize}::bigint
    order by c.id`.execute(db);
  return result.rows;
}

/** Cities with something to book. */
export async function findListedCities(db: Kysely<Database>) {
  const result = await sql<{ id: number; slug: string }>`
    select t.id, t.slug from city t
    where t.is_active and exists (select from course c where c.city_id = t.id and c.status = 'published')
    order by t.id limit ${partSize}`.execute(db);
  return result.rows;
}

/** Content pages that guests are shown, with the day on which their text last changed. */
export async function findContentPages(db: Kysely<Database>) {
  const result = await sql<{ slug: string; updated_at: Date }>`
    select slug, updated_at from content_page where not is_hidden order by slug limit ${partSize}`.execute(db);
  return result.rows;
}
