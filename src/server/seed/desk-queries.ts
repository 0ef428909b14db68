// What waits for the operator of a demo (docs/demo-world.md#stories-to-find): the same rows as of guests and hosts who wrote, without
// the mails, because nobody wrote.
import type { PoolClient } from 'pg';
import { t } from '#src/server/features/texts.ts';
import { demoId } from './accounts.ts';
import type { DemoFiles } from './demo-files.ts';

type Desk = DemoFiles['stories']['desk'];

const writer = ({ guest, ...row }: { guest: string }) => ({ ...row, user_id: demoId(guest) });

const reported = ({ reason, details, ...row }: Desk['reported_reviews'][number]) => ({
  ...row,
  detail: t('reported.said', { reason: t(`reported.${reason}`), said: details }),
});

/** Makes the tasks of an operator, each with what it is about. */
export async function seedDesk(client: PoolClient, { feedback, reported_reviews, ambassadors }: Desk): Promise<void> {
  await client.query(
    `with written as (
       insert into feedback (topic, message, email, user_id, created_at)
       select w.topic, w.message, u.email, u.id, banyan_now() - make_interval(days => w.days_ago)
       from jsonb_to_recordset($1) as w(user_id uuid, topic text, message text, days_ago integer) join user_account u on u.id = w.user_id
       returning id, topic, message, created_at
     )
     insert into staff_task (kind, subject, detail, opened_at)
     select 'feedback', 'feedback:' || id, topic || ': ' || left(message, 200), created_at from written`,
    [JSON.stringify(feedback.map(writer))],
  );
  await client.query(
    `insert into staff_task (kind, subject, booking_id, detail, opened_at)
     select 'review_report', 'review:' || r.id, r.booking_id, w.detail, banyan_now() - make_interval(days => w.days_ago)
     from jsonb_to_recordset($1) as w(listing text, review integer, detail text, days_ago integer)
       join course c on c.external_key = w.listing and c.is_demo
       cross join lateral (select id, booking_id from review where course_id = c.id and body <> ''
         order by created_at desc, id offset w.review - 1 limit 1) r`,
    [JSON.stringify(reported_reviews.map(reported))],
  );
  await client.query(
    `with applied as (
       insert into ambassador_application (email, first_name, last_name, city, audience, message, user_id, created_at)
       select u.email, u.first_name, u.last_name, w.city, w.audience, w.message, u.id, banyan_now() - make_interval(days => w.days_ago)
       from jsonb_to_recordset($1) as w(user_id uuid, city text, audience text, message text, days_ago integer)
         join user_account u on u.id = w.user_id
       returning id, first_name, last_name, city, audience, created_at
     )
     insert into staff_task (kind, subject, detail, opened_at)
     select 'ambassador_application', 'ambassador:' || id, left(first_name || ' ' || last_name || ', ' || city || ': ' || audience, 200), created_at
     from applied`,
    [JSON.stringify(ambassadors.map(writer))],
  );
}
