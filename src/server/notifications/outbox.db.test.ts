import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#src/server/providers/mail.ts';
import { choiceOf, insertBookableCourse, insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { deliverOutbox } from './deliver.ts';

let base: TestDatabase;
let program: Program;
const sent: Mail[] = [];
let failing: string | null = null;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)`,
  );
  const mail = {
    async send(mail: Mail) {
      if (mail.to === failing) throw new Error('mailbox is full');
      sent.push(mail);
      return true;
    },
  };
  program = await createProgram(base.pool, { gateways: { mail } });
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});
beforeEach(async () => {
  sent.length = 0;
  failing = null;
});

async function book(email: string, more: Record<string, unknown> = { coupon_code: 'ALL-FREE' }) {
  const visitor = await program.visitor();
  const course = await insertBookableCourse(base.pool, { price_cents: 4000 });
  const { body } = await visitor.call('booking/checkout', choiceOf(course, { email, pax: 3, ...more }));
  const { id } = (await base.pool.query('select id from booking where ref = $1', [body.ref])).rows[0];
  return { id: id as string, ref: body.ref };
}

const task = (kind: string, facts: Record<string, unknown>) =>
  base.pool.query(`insert into outbox (topic, payload) values ('mail', $1)`, [JSON.stringify({ kind, ...facts })]);
/** Makes everything due, then delivers it in several rounds. */
async function deliverAll(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await base.pool.query('update outbox set not_before = banyan_now() where done_at is null');
    await deliverOutbox(program.services, 50);
  }
}
const to = (address: string) => sent.filter((mail) => mail.to === address).map((mail) => mail.subject);

describe('the mails of a booking', () => {
  it('go to the guest with the code and to the host with what to collect', async () => {
    const { ref } = await book('pair@example.test');
    await deliverAll();
    expect(to('pair@example.test')).toEqual([expect.stringMatching(/^Confirmed: /)]);
    const guest = sent.find((mail) => mail.to === 'pair@example.test');
    expect(guest?.attachments.map((file) => file.filename).toSorted()).toEqual([
      `booking-${ref}.ics`,
      `voucher-${ref}.png`,
    ]);
    expect(to('host@example.test')).toEqual([expect.stringContaining('3 guests')]);
    const host = sent.find((mail) => mail.to === 'host@example.test');
    expect(host?.text).toContain('Cash to collect on the day: VND');
    expect(host?.text).toMatch(/\/check\?course=\d+/);
  });

  it('remind of a hold only while it is one', async () => {
    const held = await book('held@example.test', {});
    const paid = await book('paid@example.test', {});
    const kinds = await base.pool.query(
      `select not_before > banyan_now() + interval '2 minutes' as is_later from outbox
       where payload ->> 'kind' = 'booking-held' and payload ->> 'booking_id' = any($1)`,
      [[held.id, paid.id]],
    );
    expect(kinds.rows).toEqual([{ is_later: true }, { is_later: true }]);
    await base.pool.query(`update booking set status = 'confirmed', confirmed_at = banyan_now() where id = $1`, [
      paid.id,
    ]);
    await deliverAll();
    expect(to('held@example.test')).toEqual([expect.stringMatching(/^Finish your booking/)]);
    expect(to('paid@example.test')).toEqual([]);
  });

  it('notify companions of a move and of an end once, also when the guest cannot be reached', async () => {
    const { id } = await book('mover@example.test');
    await base.pool.query(
      `insert into companion (booking_id, email, first_name, last_name) values
       ($1, 'one@example.test', 'One', 'X'), ($1, 'two@example.test', 'Two', 'X')`,
      [id],
    );
    await deliverAll();
    sent.length = 0;
    failing = 'mover@example.test';
    await task('booking-moved', { booking_id: id, old_date: '2026-12-04', old_time: '10:00' });
    await deliverAll();
    await deliverAll();
    for (const companion of ['one@example.test', 'two@example.test'])
      expect(to(companion)).toEqual([expect.stringMatching(/^New date: /)]);
    expect(sent.find((mail) => mail.to === 'one@example.test')?.text).toContain(
      'It was Friday, 4 December 2026 at 10:00',
    );
    failing = null;
    await deliverAll();
    expect(to('mover@example.test')).toHaveLength(1);
    await base.pool.query(`update booking set status = 'cancelled', cancelled_by = 'guest' where id = $1`, [id]);
    await task('booking-cancelled', { booking_id: id, refund_cents: 0 });
    await deliverAll();
    expect(to('one@example.test')).toEqual([
      expect.stringMatching(/^New date: /),
      expect.stringMatching(/^Cancelled: /),
    ]);
    const cancelled = sent.filter((mail) => mail.to === 'one@example.test').at(-1);
    expect(cancelled?.attachments[0]?.content).toContain('METHOD:CANCEL');
  });

  it('invite nobody who was taken off meanwhile', async () => {
    const { id } = await book('inviter@example.test');
    const { rows } = await base.pool.query(
      `insert into companion (booking_id, email, first_name, last_name) values ($1, 'gone@example.test', 'G', 'X') returning id`,
      [id],
    );
    await task('companion-invite', { booking_id: id, companion_id: rows[0].id });
    await base.pool.query('delete from companion where id = $1', [rows[0].id]);
    await deliverAll();
    expect(to('gone@example.test')).toEqual([]);
  });

  it('of a kind that nobody knows wait for somebody who looks, and stop nothing', async () => {
    await task('constructor', { booking_id: 'x' });
    await book('after@example.test');
    await deliverAll();
    expect(to('after@example.test')).toHaveLength(1);
    const left = await base.pool.query(`select error from outbox where payload ->> 'kind' = 'constructor'`);
    expect(left.rows).toEqual([{ error: 'there is no notice of the kind constructor' }]);
  });
});

describe('the mails of a question', () => {
  it('go to guest and host with a token each, and never with the address of the guest', async () => {
    const course = await insertBookableCourse(base.pool);
    const { rows } = await base.pool.query(
      `insert into inquiry (course_id, visitor_id, token_hash, email, first_name, last_name, local_date, start_time, pax,
         message, status, expires_at)
       values ($1, 'v', '\\x01', 'asker@example.test', 'Ask', 'Er', '2026-12-05', '09:00', 2, 'Is it warm there?', 'open',
         banyan_now() + interval '48 hours') returning id`,
      [course.id],
    );
    await task('host-inquiry', { inquiry_id: rows[0].id });
    await task('inquiry-verify', { inquiry_id: rows[0].id });
    await task('inquiry-answered', { inquiry_id: rows[0].id });
    await deliverAll();
    const host = sent.find((mail) => mail.to === 'host@example.test');
    expect(host?.text).toContain('Is it warm there?');
    expect(host?.text).not.toContain('asker@example.test');
    expect(host?.text).toMatch(new RegExp(`/inquiry/${rows[0].id}\\?token=[\\w-]{46}`));
    // Confirmed before, so there is nothing to confirm.
    expect(to('asker@example.test')).toEqual([expect.stringMatching(/^Your host replied/)]);
  });
});
