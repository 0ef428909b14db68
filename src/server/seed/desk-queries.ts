// Open tasks of the demo's operator (docs/reference/demo-world.md#stories-to-find), without emails.
import type { PoolClient } from 'pg';
import { t } from '#src/server/features/texts.ts';
import { demoId } from './accounts.ts';
import type { DemoFiles } from './demo-files.ts';
import { randomUUID } from 'node:crypto';
import { maskedDetails } from '#src/domain/earnings/payout-details.ts';
import { sealDetails } from '#src/server/features/earnings/index.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';

// A coordinator of six hosts and a guide (docs/domain/hosts.md#teams).

const hosts = 6;

/** Own host first, then others of the city. */
export async function seedTeams(client: PoolClient): Promise<void> {
  await client.query(
    `with member as (insert into team_member (user_id, host_id, role)
     select $1::uuid, chosen.host_id, 'coordinator' from (
       select c.host_id from course c
       where c.city_id in (select own.city_id from course own where own.host_id = $2)
       group by c.host_id order by c.host_id <> $2, min(c.id) limit $3) chosen
     union all select $4::uuid, $2::uuid, 'guide' returning user_id, role)
     update user_account u set roles = array_append(u.roles, m.role) from (select distinct user_id, role from member) m
     where u.id = m.user_id and not m.role = any (u.roles)`,
    [demoId('coordinator'), demoId('pema'), hosts, demoId('guide')],
  );
}

// For trying a payout run (docs/reference/demo-world.md#the-year-before).

const bank = { country: 'NP', iban: '', bank_name: 'Demo Bank', bic: '', branch_code: '' };

/** From demo/shared.json: a month old, or requested yesterday with a task. */
export async function seedBanks(
  client: PoolClient,
  { banks }: Pick<DemoFiles['shared'], 'banks'>,
  keys: MasterKeys,
): Promise<void> {
  const rows = banks.map(({ host, holder, account, waits }) => {
    const id = randomUUID();
    const details = { ...bank, holder, account_number: account };
    const { ending } = maskedDetails(details);
    const sealed = sealDetails(keys, id, details).toString('hex');
    return { id, host_id: demoId(host), sealed, waits, task: t('payout.task', { name: holder, ending }) };
  });
  await client.query(
    `insert into payout_detail (id, host_id, sealed, asked_by, asked_at, proof, counts_since)
     select b.id, b.host_id, decode(b.sealed, 'hex'), b.host_id, b.at, case when not b.waits then 'factor' end,
       case when not b.waits then b.at end
     from (select r.*, banyan_now() - make_interval(days => case when r.waits then 1 else 30 end) as at
       from jsonb_to_recordset($1) as r(id uuid, host_id uuid, sealed text, waits boolean)) b`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `insert into staff_task (kind, subject, detail, opened_at)
     select 'payout_details', 'host:' || b.host_id, b.task, banyan_now() - make_interval(days => 1)
     from jsonb_to_recordset($1) as b(host_id uuid, task text, waits boolean) where b.waits`,
    [JSON.stringify(rows)],
  );
}

type Desk = DemoFiles['stories']['desk'];

const writer = ({ guest, ...row }: { guest: string }) => ({ ...row, user_id: demoId(guest) });

const reported = ({ reason, details, ...row }: Desk['reported_reviews'][number]) => ({
  ...row,
  detail: t('reported.said', { reason: t(`reported.${reason}`), said: details }),
});

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
