// A channel and a kind registered by a test are enough for the outbox to deliver by them (ADR 020).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { choiceOf, insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import type { Channel, Delivery } from './channel.ts';
import { deliverOutbox, registered, type Registry } from './deliver.ts';

let base: TestDatabase;
let program: Program;
let booked: { id: string; ref: string };
const told: Delivery[] = [];
let failing: Error | null = null;

class PagerDown extends Error {}

const pager: Channel = {
  addressOf: ({ email }) => (email.startsWith('nobody') ? null : `pager:${email}`),
  async deliver(_services, delivery) {
    if (failing) throw failing;
    told.push(delivery);
  },
  retry: { firstMs: 5000, longestMs: 15_000 },
  isDown: (error) => error instanceof PagerDown,
};
const registry: Registry = {
  channels: { ...registered.channels, pager },
  kinds: {
    ...registered.kinds,
    'gate-opens': {
      about: 'booking',
      to: 'guest',
      mail: ({ ref }, { payload, links }) => ({
        subject: `The gate of ${ref} opens`,
        heading: `Gate ${String(payload['gate'])}`,
        lines: [],
        facts: [],
        button: { label: 'Open', url: links.guest },
        closing: [],
      }),
      isBounded: true,
    },
  },
};

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(`insert into coupon (code, kind, percent) values ('ALL-FREE', 'percent', 100)`);
  program = await createProgram(base.pool);
  const course = await insertBookableCourse(base.pool, { price_cents: 4000 });
  const visitor = await program.visitor();
  const choice = choiceOf(course, { email: 'reader@example.test', coupon_code: 'ALL-FREE' });
  const { body } = await visitor.call('booking/checkout', choice);
  const { rows } = await base.pool.query('select id, ref from booking where ref = $1', [body.ref]);
  booked = rows[0];
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});
beforeEach(async () => {
  told.length = 0;
  failing = null;
  await base.pool.query('update outbox set done_at = banyan_now() where done_at is null');
});

const queue = (topic: string, kind = 'gate-opens') =>
  base.pool.query('insert into outbox (topic, payload) values ($1, $2)', [
    topic,
    { kind, booking_id: booked.id, gate: 7 },
  ]);
const deliver = () => deliverOutbox(program.services, 20, undefined, registry);
const waiting = async () =>
  (
    await base.pool.query(
      'select error, attempts, not_before > banyan_now() as is_later from outbox where done_at is null',
    )
  ).rows;

it('a new kind is told by a new channel, at the address that the channel knows', async () => {
  await queue('pager');
  expect(await deliver()).toBe(1);
  expect(told).toMatchObject([{ to: 'pager:reader@example.test', kind: 'gate-opens', bookingId: booked.id }]);
  expect(told[0]?.written.mail).toMatchObject({ subject: `The gate of ${booked.ref} opens`, heading: 'Gate 7' });
  expect(told[0]?.written.mail.button?.url).toContain(booked.ref);
  expect(await waiting()).toEqual([]);
});

it('a known kind is told by the new channel, and the new kind by mail', async () => {
  await queue('pager', 'booking-confirmed');
  await queue('mail');
  expect(await deliver()).toBe(2);
  expect(told.map(({ kind }) => kind)).toEqual(['booking-confirmed']);
  const { rows } = await base.pool.query(`select recipient, subject from mail where kind = 'gate-opens'`);
  expect(rows).toEqual([{ recipient: 'reader@example.test', subject: `The gate of ${booked.ref} opens` }]);
});

it('a failure is kept beside the task, which is tried again later; a server that is away ends the turn', async () => {
  failing = new Error('no such pager');
  await queue('pager');
  expect(await deliver()).toBe(0);
  expect(await waiting()).toEqual([{ error: 'no such pager', attempts: 1, is_later: true }]);
  failing = new PagerDown('away');
  await base.pool.query('update outbox set not_before = banyan_now()');
  await queue('pager');
  expect(await deliver()).toBe(0);
  expect((await waiting()).map(({ attempts }) => attempts).toSorted()).toEqual([0, 2]);
  failing = null;
  await base.pool.query('update outbox set not_before = banyan_now()');
  expect(await deliver()).toBe(2);
  expect(told).toHaveLength(2);
});

it.each([
  ['pager', 1, 5],
  ['pager', 2, 10],
  ['pager', 9, 15],
  ['mail', 1, 60],
  ['mail', 40, 21_600],
])('a failure of %s in try %i waits for %i seconds', async (topic, attempt, seconds) => {
  failing = new Error('no such pager');
  await queue(topic, topic === 'mail' ? 'no-such-kind' : 'gate-opens');
  await base.pool.query('update outbox set attempts = $1 where done_at is null', [attempt - 1]);
  await deliver();
  const { rows } = await base.pool.query(
    'select round(extract(epoch from not_before - banyan_now()))::int as wait from outbox where done_at is null',
  );
  expect(Math.abs(rows[0].wait - seconds)).toBeLessThanOrEqual(2);
});

it('a reader whom the channel cannot reach is passed over, and a bounded kind is told six times an hour', async () => {
  await base.pool.query(`update booking set email = 'nobody@example.test' where id = $1`, [booked.id]);
  await queue('pager');
  expect([await deliver(), told.length]).toEqual([1, 0]);
  await base.pool.query(`update booking set email = 'often@example.test' where id = $1`, [booked.id]);
  const limited = await createProgram(base.pool, { settings: { BANYAN_RATE_LIMIT_FACTOR: '1' } });
  for (let count = 0; count < 8; count += 1) await queue('pager');
  await deliverOutbox(limited.services, 20, undefined, registry);
  await limited.close();
  expect(told).toHaveLength(6);
});

it('names that are in no registry are kept as failures', async () => {
  await queue('pigeon');
  await queue('mail', 'toString');
  expect(await deliver()).toBe(0);
  expect((await waiting()).map(({ error }) => error).toSorted()).toEqual([
    'no handler for the topic pigeon',
    'there is no notice of the kind toString',
  ]);
});
