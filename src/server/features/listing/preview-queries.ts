// Facts of a preview besides the draft (docs/domain/listings.md#preview).
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { hostPicture, type HostPicture } from '#src/server/features/user/index.ts';

/** City and category as far as chosen. */
export interface PreviewRow {
  city_id: number | null;
  city_slug: string | null;
  city_name: string | null;
  country_code: string | null;
  country_name: string | null;
  currency: string | null;
  latitude: number | null;
  longitude: number | null;
  time_zone: string | null;
  travel_tips: { title: string; text: string }[] | null;
  category_id: number | null;
  category_name: string | null;
  display_name: string;
  headline: string;
  story: string;
  host_languages: string[];
  host_since: string;
  reply_minutes: number | null;
  is_id_verified: boolean;
  host_picture: HostPicture;
  now_ms: number;
}

export async function findPreview(
  db: Kysely<Database>,
  { hostId, cityId, categoryId }: { hostId: string; cityId: number | null; categoryId: number | null },
): Promise<PreviewRow | null> {
  const result = await sql<PreviewRow>`
    select t.id as city_id, t.slug as city_slug, t.name as city_name, t.country_code, o.name as country_name, o.currency,
      t.latitude, t.longitude, t.time_zone, t.travel_tips, g.id as category_id, g.name as category_name, h.display_name,
      h.headline, h.story, h.languages as host_languages, h.host_since, h.reply_minutes, u.is_id_verified,
      ${hostPicture(sql`h.user_id`)}, (extract(epoch from banyan_now()) * 1000)::bigint as now_ms
    from host h join user_account u on u.id = h.user_id
      left join city t on t.id = ${cityId} left join country o on o.code = t.country_code
      left join category g on g.id = ${categoryId}
    where h.user_id = ${hostId}`.execute(db);
  return result.rows[0] ?? null;
}
