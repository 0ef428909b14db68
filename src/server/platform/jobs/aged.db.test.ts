import { afterAll, beforeAll, expect, it } from 'vitest';
import { choiceOf, insertBookableCourse, insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { freeLapsedHolds } from '#src/server/features/booking/holds.ts';
import { deleteAged } from './aged-queries.ts';

let base: TestDatabase;
let program: Program;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)`,
  );
  program = await createProgram(base.pool);
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

/** A booking by a new guest, made `days` ago. */
async function book(email: string, days: number, more: Record<string, unknown> = {}): Promise<string> {
  const visitor = await program.visitor();
  const { body } = await visitor.call(
    'booking/checkout',
    choiceOf(await insertBookableCourse(base.pool), { email, ...more }),
  );
  const { rows } = await base.pool.query(
    `update booking set created_at = banyan_now() - make_interval(days => $2),
       status = case when status = 'held' then 'expired' else status end
     where ref = $1 returning id`,
    [body.ref, days],
  );
  return rows[0].id as string;
}

const emailOf = async (id: string) =>
  (await base.pool.query('select email from booking where id = $1', [id])).rows[0]?.email as string | undefined;

it('deletes holds without money after 30 days, and nothing that is or was a booking', async () => {
  const [old, young, sold] = [
    await book('old@example.test', 31),
    await book('young@example.test', 29),
    await book('sold@example.test', 400, { coupon_code: 'ALL-FREE' }),
  ];
  await base.pool.query(
    `insert into mail (kind, recipient, subject, text_body, html_body, booking_id)
     values ('booking-held', 'old@example.test', 's', 't', 'h', $1)`,
    [old],
  );
  await deleteAged(program.services.db);
  expect(await Promise.all([old, young, sold].map(emailOf))).toEqual([
    undefined,
    'young@example.test',
    'sold@example.test',
  ]);
});

it('keeps a hold that has not been ended: its seats and its code come back first', async () => {
  await base.pool.query(
    `insert into coupon (code, kind, amount_cents, max_uses) values ('HALF-USED', 'fixed', 100, 5)`,
  );
  const id = await book('asleep@example.test', 31, { coupon_code: 'HALF-USED' });
  await base.pool.query(
    `update booking set status = 'held', hold_until = banyan_now() - interval '30 days' where id = $1`,
    [id],
  );
  const counted = async () => {
    const result = await base.pool.query(
      `select (select used from coupon where code = 'HALF-USED') as used,
         (select d.taken from departure d join booking b on b.departure_id = d.id where b.id = $1) as taken`,
      [id],
    );
    return result.rows[0];
  };
  await deleteAged(program.services.db);
  expect(await counted()).toEqual({ used: 1, taken: 1 });
  await freeLapsedHolds(program.services);
  expect(await counted()).toEqual({ used: 0, taken: 0 });
  await deleteAged(program.services.db);
  expect(await emailOf(id)).toBeUndefined();
});

it('erases who it was where a payment was tried and failed, and leaves one that may have succeeded', async () => {
  const [failed, unknown] = [await book('failed@example.test', 31), await book('unknown@example.test', 31)];
  for (const [id, status] of [
    [failed, 'failed'],
    [unknown, 'unknown'],
  ])
    await base.pool.query(
      `insert into payment (booking_id, provider, method, amount_minor, due_cents, currency, status)
       values ($1, 'stripe', 'card', 540, 540, 'USD', $2)`,
      [id, status],
    );
  await deleteAged(program.services.db);
  expect(await emailOf(failed)).toMatch(/^erased-[a-z]{8}@erased\.invalid$/);
  expect(await emailOf(unknown)).toBe('unknown@example.test');
  const again = await deleteAged(program.services.db);
  expect(again).toBe(0);
});

it('erases companions 30 days after the end, and not before', async () => {
  const id = await book('trip@example.test', 90, { coupon_code: 'ALL-FREE', pax: 3 });
  await base.pool.query(
    `insert into companion (booking_id, email, first_name, last_name) values ($1, 'friend@example.test', 'A', 'B')`,
    [id],
  );
  const end = (days: number) =>
    base.pool.query(
      `update departure set starts_at = banyan_now() - make_interval(days => $2, hours => 3),
         ends_at = banyan_now() - make_interval(days => $2)
       where id = (select departure_id from booking where id = $1)`,
      [id, days],
    );
  const count = async () => (await base.pool.query('select 1 from companion where booking_id = $1', [id])).rowCount;
  await end(29);
  await deleteAged(program.services.db);
  expect(await count()).toBe(1);
  await end(31);
  await deleteAged(program.services.db);
  expect(await count()).toBe(0);
});

it('forgets mails, finished tasks and events when their time is over', async () => {
  await base.pool.query(`
    update mail set created_at = banyan_now() - interval '31 days';
    update outbox set done_at = banyan_now() - interval '31 days';
    insert into outbox (topic, payload, created_at) values ('mail', '{"kind":"waits"}', banyan_now() - interval '90 days');
    insert into gateway_event (provider, event_id, type, body, processed_at) values
      ('stripe', 'old', 't', '{}', banyan_now() - interval '61 days'),
      ('stripe', 'new', 't', '{}', banyan_now() - interval '59 days'),
      ('stripe', 'unread', 't', '{}', null)`);
  await deleteAged(program.services.db);
  const left = await base.pool.query(
    `select event_id as name from gateway_event union all select payload ->> 'kind' from outbox
     union all select subject from mail order by 1`,
  );
  expect(left.rows.map((row) => row.name)).toEqual(['new', 'unread', 'waits']);
});

it('goes on with the rest when something cannot be deleted', async () => {
  const id = await book('stubborn@example.test', 31);
  const friend = await book('late-erased@example.test', 31);
  await base.pool.query(
    `insert into payment (booking_id, provider, method, amount_minor, due_cents, currency, status)
     values ($1, 'stripe', 'card', 540, 540, 'USD', 'failed')`,
    [friend],
  );
  await base.pool.query('create table points_at (booking_id uuid not null references booking)');
  await base.pool.query('insert into points_at values ($1)', [id]);
  await expect(deleteAged(program.services.db)).rejects.toThrow('could not delete');
  expect(await emailOf(friend)).toMatch(/@erased\.invalid$/);
  await base.pool.query('drop table points_at');
  await deleteAged(program.services.db);
  expect(await emailOf(id)).toBeUndefined();
});

it('forgets turns of claims after an hour', async () => {
  await base.pool.query(
    `insert into claim_turn (key, taken_at) values ('visitor:then', banyan_now() - interval '2 hours'), ('visitor:now', banyan_now())`,
  );
  await deleteAged(program.services.db);
  const left = await base.pool.query(`select key from claim_turn where key in ('visitor:then', 'visitor:now')`);
  expect(left.rows).toEqual([{ key: 'visitor:now' }]);
});

it('forgets the key of a request after 24 hours', async () => {
  const keep = (key: string, hours: number) =>
    base.pool.query(
      `insert into idempotency_key (scope, key, body_hash, answer, created_at)
       values ('visitor:x', $1, '\\x00', '{}', banyan_now() - make_interval(hours => $2))`,
      [key, hours],
    );
  await keep('young', 23);
  await keep('old', 25);
  await deleteAged(program.services.db);
  const left = await base.pool.query(`select key from idempotency_key where scope = 'visitor:x'`);
  expect(left.rows).toEqual([{ key: 'young' }]);
});
