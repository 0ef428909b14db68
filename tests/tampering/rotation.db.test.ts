// A new master key while links are out: sent links work, and a resent one is what the row knows (ADR 054).
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMaster, loadMasters, retireMaster } from '#src/server/platform/keys.ts';
import { deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import { mailOf } from '#tests/support/mail/compose-sample.ts';
import { noticeOf } from '#src/server/notifications/subjects/subjects.ts';
import { notificationKinds } from '#src/server/notifications/kinds.ts';
import { findMailedBooking } from '#src/server/booking-texts/subject-queries.ts';
import { choiceOf, insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let base: TestDatabase;
let before: Program;
let after: Program;
let booked: { id: string; ref: string };

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('FREE', 'percent', 100, 9)`,
  );
  before = await createProgram(base.pool);
  const guest = await before.visitor();
  const choice = choiceOf(await insertBookableCourse(base.pool), { email: 'early@example.test', coupon_code: 'FREE' });
  const { body } = await guest.call('booking/checkout', choice);
  const { rows } = await base.pool.query('select id from booking where ref = $1', [body.ref]);
  booked = { ref: body.ref as string, id: rows[0].id as string };
  await addMaster(base.pool, []);
  after = await createProgram(base.pool);
});
afterAll(async () => {
  await before?.close();
  await after?.close();
  await base?.drop();
});

async function statusWith(program: Program, token: string): Promise<number> {
  const visitor = await program.visitor();
  return (await visitor.call('booking/detail', { ref: booked.ref, token })).status;
}

/** The guest's link in the confirmation email, as this program writes it now. */
async function mailedToken({ services }: Program): Promise<string> {
  const [kind, booking] = [notificationKinds['booking-confirmed'], await findMailedBooking(services.db, booked.id)];
  if (!booking || kind?.about !== 'booking') throw new Error('There is no such mail');
  const mail = await mailOf(noticeOf(kind, { subject: booking, payload: {} }, services), services);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('after a new master key', () => {
  it.each(['booking-access', 'host'] as const)('a link that was sent before opens the booking: %s', async (use) => {
    const sent = deriveSecret(before.services.keys, use, booked.id);
    expect(sent).toMatch(/^k1-/);
    expect(await statusWith(after, sent)).toBe(200);
    expect(await statusWith(after, sent.replace('k1-', 'k2-'))).toBe(404);
  });

  it('a mail that is sent again carries the link that the row knows', async () => {
    const token = await mailedToken(after);
    expect(token).toBe(await mailedToken(before));
    expect(await statusWith(after, token)).toBe(200);
  });

  it('a new booking has links of the new key, and a checkout sent again answers the token of the old one', async () => {
    const guest = await before.visitor();
    const choice = choiceOf(await insertBookableCourse(base.pool), { email: 'twice@example.test' });
    const key = { 'idempotency-key': 'a'.repeat(32) };
    const first = await guest.call('booking/checkout', choice, key);
    expect(first.body.token).toMatch(/^k1-/);
    const { rows } = await base.pool.query('select id, token_hash from booking where ref = $1', [first.body.ref]);
    expect(rows[0].token_hash).toEqual(hashSecret(first.body.token as string));
    const late = await after.visitor();
    for (const [name, value] of guest.cookies) late.cookies.set(name, value);
    const again = await late.call('booking/checkout', choice, key);
    expect([again.body.ref, again.body.token]).toEqual([first.body.ref, first.body.token]);
    const other = await late.call('booking/checkout', choiceOf(await insertBookableCourse(base.pool), {}));
    expect(other.body.token).toMatch(/^k2-/);
  });

  it('a link from before keys had versions opens while that key is there, and not when it is retired', async () => {
    const first = Buffer.alloc(32, 9);
    await base.pool.query(`insert into signing_key (id, private_key, public_key) values ('csrf', $1, '')`, [
      first.toString('base64url'),
    ]);
    const old = createHmac('sha256', first).update(`booking-host:${booked.id}`).digest('base64url');
    after.services.keys.masters = await loadMasters(base.pool, []);
    expect(await statusWith(after, old)).toBe(200);
    await retireMaster(base.pool, 0, []);
    await retireMaster(base.pool, 1, []);
    after.services.keys.masters = await loadMasters(base.pool, []);
    expect(await statusWith(after, old)).toBe(404);
    expect(await statusWith(after, deriveSecret(before.services.keys, 'host', booked.id))).toBe(404);
    expect(await statusWith(after, deriveSecret(after.services.keys, 'host', booked.id))).toBe(200);
  });
});
