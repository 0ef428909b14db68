// When each experience of the demo was published: one after the other and before its first review, so that "newest" means
// something.
import type { PoolClient } from 'pg';

const spreadDays = 540;

/** Gives each published course of the demo a day of its own within the last eighteen months, the same in every demo. */
export async function spreadPublishing(client: PoolClient): Promise<void> {
  await client.query(
    `update course c set published_at = least(
       banyan_now() - make_interval(days => 14 + (c.id * 197) % $1, mins => c.id % 1440),
       (select min(r.created_at) from review r where r.course_id = c.id) - interval '10 days')
     where c.is_demo and c.status = 'published'`,
    [spreadDays],
  );
}
