// The statement behind a product page, and the row it answers.
import { sql, type Kysely } from 'kysely';
import { pageProperties, type PageProperty } from '#src/contract/shapes/listing-properties.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { hostPicture, type HostPicture } from '#src/server/features/user/index.ts';
import { cardColumns, cardTables, type CardRow } from '#src/server/search/index.ts';

/** A course in full as the API answers it. */
export type CourseDetail = CallOutput<'course/detail'>['data'];

export interface DetailRow extends CardRow, Pick<CourseDetail, PageProperty> {
  steps: CourseDetail['steps'];
  policy: CourseDetail['policy']['preset'];
  pickup: CourseDetail['pickup'];
  meeting_text: string;
  latitude: number;
  longitude: number;
  currency: string;
  time_zone: string;
  host_id: string;
  display_name: string;
  host_picture: HostPicture;
  headline: string;
  story: string;
  host_languages: string[];
  host_since: string;
  reply_minutes: number | null;
  is_id_verified: boolean;
  travel_tips: { title: string; text: string }[];
  addons: {
    id: number;
    kind: 'translator' | 'vehicle' | 'other';
    title: string;
    description: string;
    unit_price_cents: number;
    persons_per_unit: number;
    is_preselected: boolean;
  }[];
}

const properties = sql.raw(pageProperties.map((name) => `c.${name}`).join(', '));

/** A published course with host, city and add-ons in one statement, or null. */
export async function findDetail(db: Kysely<Database>, courseId: number): Promise<DetailRow | null> {
  const result = await sql<DetailRow>`
    select ${cardColumns}, ${properties}, c.steps, c.policy, c.pickup, c.meeting_text,
      t.latitude, t.longitude, (select currency from country where code = t.country_code) as currency, t.time_zone, t.travel_tips,
      c.host_id, h.display_name, h.headline, h.story, h.languages as host_languages, h.host_since, h.reply_minutes,
      u.is_id_verified, ${hostPicture(sql`c.host_id`)},
      coalesce((select jsonb_agg(to_jsonb(a) order by a.id) from addon a where a.course_id = c.id), '[]') as addons
    from ${cardTables} join host h on h.user_id = c.host_id join user_account u on u.id = h.user_id
    where c.id = ${courseId} and c.status = 'published'`.execute(db);
  return result.rows[0] ?? null;
}
