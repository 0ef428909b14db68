// The statement behind one review in the back office (docs/back-office.md#reviews).
import { sql, type Kysely } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import type { Database } from '#src/server/db/schema.ts';
import { lineColumns, lineTables, type ReviewLineRow } from './review-list-queries.ts';

type Shown = CallOutput<'admin/review'>;

/** A review with everything that belongs to it; instants within its parts are ISO 8601. */
export interface OneReviewRow extends ReviewLineRow {
  country: string;
  language: string;
  is_rewarded: boolean;
  city_slug: string;
  pictures: Shown['pictures'];
  private: Shown['private'];
  reply: string;
  removal_reason: string;
  booking: NonNullable<Shown['booking']> | null;
  author_id: string | null;
  report: NonNullable<Shown['report']> | null;
  history: Shown['history'];
}

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What happened to review `r`: what the audit log says of it, when it was written, and that it was erased. */
const history = sql`
  select r.created_at as at, 'written' as what, r.guest_name as who, '' as reason
  union all
  select l.at, case l.action when 'review.remove' then 'removed' when 'review.restore' then 'restored' else 'replied' end,
    coalesce(trim(u.first_name || ' ' || u.last_name), ''), coalesce(l.detail ->> 'reason', '')
  from audit_log l left join user_account u on u.id = l.actor_id
  where l.subject = 'review:' || r.id and l.action in ('review.remove', 'review.restore', 'review.reply')
  union all
  select l.at, 'erased', '', '' from review_log l where l.review_id = r.id and l.kind = 'erased'`;

/** A review; null where there is none. */
export async function findOneReview(db: Kysely<Database>, id: string): Promise<OneReviewRow | null> {
  const found = await sql<OneReviewRow>`
    select ${lineColumns}, r.guest_country as country, r.language, r.is_rewarded, t.slug as city_slug,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.picture_id, 'alt', p.alt) order by p.position)
        from review_photo p where p.review_id = r.id), '[]') as pictures,
      coalesce((select jsonb_agg(jsonb_build_object('aspect', a.aspect, 'rating', a.rating, 'labels', a.labels, 'details', a.details)
          order by array_position('{accuracy,overall,host,guide}'::text[], a.aspect))
        from review_aspect a where a.review_id = r.id), '[]') as private,
      r.host_reply as reply, r.removal_reason,
      (select jsonb_build_object('id', b.id, 'ref', b.ref, 'date', d.local_date) from booking b join departure d on d.id = b.departure_id
        where b.id = r.booking_id) as booking,
      r.author_id,
      (select jsonb_build_object('id', s.id, 'detail', s.detail, 'opened_at', ${instant('s.opened_at')}) from staff_task s
        where s.kind = 'review_report' and s.subject = 'review:' || r.id and s.closed_at is null) as report,
      coalesce((select jsonb_agg(jsonb_build_object('at', ${instant('e.at')}, 'what', e.what, 'who', e.who, 'reason', e.reason) order by e.at)
        from (${history}) e), '[]') as history
    from ${lineTables} where r.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}
