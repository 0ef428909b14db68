// Reminders to a guest's phone: chosen, verified, sent once in addition to the email, and never of an old time.
import { beforeEach, describe, expect, it } from 'vitest';
import { choiceOf, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { usePhoneSuite } from '#tests/support/phone/phone-suite.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createProgram } from '#tests/support/app/program.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { deleteAged } from '#src/server/platform/jobs/aged-queries.ts';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { queueTripReminders } from './reminder-queries.ts';
import { partsOf } from '#src/domain/host-reach/short-text.ts';

const suite = usePhoneSuite();
const query = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;
const typed = { isd_code: '44', phone: '7700900155' };
const number = '+447700900155';

interface Booked {
  visitor: Caller;
  ref: string;
}

/** A confirmed booking of a browser without an account, made days ago. */
async function booked(more: object = {}): Promise<Booked> {
  const course = await insertBookableCourse(suite.base.pool, { capacity: 9, price_cents: 4000 });
  const visitor = await suite.program.visitor();
  const wish = choiceOf(course, { coupon_code: 'ALL-FREE', ...typed, ...more });
  const { body } = await visitor.call('booking/checkout', wish);
  await query(`update booking_history set at = banyan_now() - interval '5 days' where booking_id = ${idOf}`, [
    body.ref,
  ]);
  await moveTo(body.ref, '9 days');
  return { visitor, ref: body.ref };
}

const idOf = '(select id from booking where ref = $1)';
const moveTo = (ref: string, startsIn: string) =>
  query(
    `update departure set starts_at = banyan_now() + $2::interval, ends_at = banyan_now() + $2::interval + interval '2 hours'
     where id = (select departure_id from booking where ref = $1)`,
    [ref, startsIn],
  );

/** It starts in two hours, and the reminder of the day before is past. */
async function startsSoon(ref: string): Promise<void> {
  await moveTo(ref, '2 hours');
  await query(
    `insert into trip_reminder select b.id, 'day', d.starts_at from booking b join departure d on d.id = b.departure_id
     where b.ref = $1`,
    [ref],
  );
}

const send = ({ visitor, ref }: Booked, more: object = {}) =>
  visitor.call('reminder/code-send', { ref, way: 'sms', number, ...more });
const codeAt = async (phone = number) => /\d{6}/.exec((await suite.last('sms', phone)).text)?.[0] ?? '';

async function verified(more: object = {}): Promise<Booked> {
  const of = await booked(more);
  await send(of);
  const { body } = await of.visitor.call('reminder/code-verify', { ref: of.ref, code: await codeAt() });
  expect(body).toMatchObject({ status: 'success', way: 'sms', number: '+44 7700 900155', pending: null });
  await startsSoon(of.ref);
  return of;
}

const texts = async () =>
  (await suite.phone('sms', number)).filter(({ text }) => text.includes('Bring')).map(({ text }) => text);
const mails = async (ref: string) =>
  (await query(`select id from mail where kind = 'trip-reminder' and booking_id = ${idOf}`, [ref])).length;
const mailsOff = (ref: string) =>
  query(
    `insert into notice_choice (user_id, topic, is_wanted) select user_id, 'reminders', false from booking where ref = $1`,
    [ref],
  );

beforeEach(async () => {
  await query('delete from number_code');
  await query('delete from notice_choice');
  await query('delete from trip_reminder');
  await query(`update booking set status = 'cancelled', closed_at = banyan_now() where status = 'confirmed'`).catch(
    () => [],
  );
});

describe('a guest without an account', () => {
  it('finds the number typed at checkout, and is reminded there only after its code', async () => {
    const of = await booked();
    const { body } = await of.visitor.call('reminder/detail', { ref: of.ref });
    expect(body).toMatchObject({ way: 'mail', number: null, own_number: '+44 7700 900155', ways: ['whatsapp', 'sms'] });
    expect((await of.visitor.call('booking/detail', { ref: of.ref })).body).toMatchObject({
      can: { remind_by_phone: true },
    });
    expect((await send(of)).body).toMatchObject({ way: 'mail', pending: { number: '+44 7700 900155', tries_left: 5 } });
    await startsSoon(of.ref);
    await suite.work();
    expect(await texts()).toEqual([]);
    expect(await mails(of.ref)).toBe(1);
    const wrong = await of.visitor.call('reminder/code-verify', { ref: of.ref, code: '000000' });
    expect(wrong.body).toMatchObject({ code: expect.stringMatching(/^number-code-/) });
  });

  it('gets one short message and one email, however often the work runs', async () => {
    const of = await verified();
    await Promise.all([suite.work(), suite.work()]);
    await suite.work();
    const [text = '', ...others] = await texts();
    expect(others).toEqual([]);
    expect(text).toMatch(/^\w{3} \d+\/\d+ \d\d:\d\d: .+\. Bring VND [\d,]+\. http/);
    expect(partsOf(text)).toBe(1);
    expect(await mails(of.ref)).toBe(1);
  });

  it('is refused after the start, for another browser, and without a service', async () => {
    const of = await verified();
    const outsider = await suite.program.visitor();
    expect((await outsider.call('reminder/by-email', { ref: of.ref })).body).toMatchObject({
      code: 'booking-not-found',
    });
    await moveTo(of.ref, '-10 minutes');
    expect((await send(of)).body).toMatchObject({ code: 'booking-state' });
    expect((await of.visitor.call('booking/detail', { ref: of.ref })).body).toMatchObject({
      can: { remind_by_phone: false },
    });
    const program = await createProgram(suite.base.pool);
    const visitor = await program.visitor();
    const plain = { account: await visitor.call('reminder/detail', {}, as('host')) };
    expect(plain.account.body).toMatchObject({ ways: [], way: 'mail', own_number: null });
    await program.close();
  });

  it('can send a code four times an hour to a number, whatever the booking', async () => {
    const codes: unknown[] = [];
    for (let at = 0; at < 5; at += 1) codes.push((await send(await booked())).body.code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'number-code-limit']);
  });
});

describe('one reminder for each channel', () => {
  it('is emailed where the phone fails and emails are off, and not twice where they are on', async () => {
    await suite.sandbox.control('/phones/mode', { way: 'sms', number, mode: 'works' });
    for (const isOff of [true, false]) {
      const of = await verified();
      if (isOff) await mailsOff(of.ref);
      await suite.sandbox.control('/phones/mode', { way: 'sms', number, mode: 'fails' });
      for (let at = 0; at < 3; at += 1) await suite.work();
      expect(await mails(of.ref)).toBe(1);
      await suite.sandbox.control('/phones/mode', { way: 'sms', number, mode: 'works' });
      await query('delete from notice_choice');
    }
  });

  it('goes to the phone alone while emails are off', async () => {
    const of = await verified();
    await mailsOff(of.ref);
    await suite.work();
    await suite.work();
    expect([(await texts()).length, await mails(of.ref)]).toEqual([1, 0]);
  });

  it.each([
    [
      'moved',
      `update departure set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = (select departure_id from booking where ref = $1)`,
    ],
    [
      'cancelled',
      `with ended as (update booking set status = 'cancelled', closed_at = banyan_now() where ref = $1 returning departure_id, pax)
       update departure d set taken = taken - pax from ended where d.id = departure_id`,
    ],
  ])('is dropped where the booking was %s while the message waited', async (_what, change) => {
    const of = await verified();
    await query(`update phone_message set state = 'failed' where state in ('waiting', 'trying')`);
    await queueTripReminders(suite.program.services.db, ['sms']);
    await deliverOutbox(suite.program.services);
    expect(await query(`select 1 from phone_message where kind = 'tripReminder' and state = 'waiting'`)).toHaveLength(
      1,
    );
    await query(change, [of.ref]);
    await suite.work();
    expect(await texts()).toEqual([]);
    expect(await query(`select state, error_code from phone_message where kind = 'tripReminder'`)).toEqual([
      { state: 'failed', error_code: 'outdated' },
    ]);
  });
});

describe('the end of it', () => {
  it('is a button, STOP, or the booking itself after a week', async () => {
    const of = await verified();
    await moveTo(of.ref, '9 days');
    await suite.type('sms', 'hello', number);
    await suite.work();
    expect((await suite.phone('sms', number)).map(({ text }) => text).join('\n')).toContain(
      'STOP ends reminders by phone',
    );
    await suite.type('sms', 'STOP', number);
    expect((await of.visitor.call('reminder/detail', { ref: of.ref })).body).toMatchObject({ is_stopped: true });
    await startsSoon(of.ref);
    await suite.work();
    expect(await texts()).toEqual([]);
    await suite.type('sms', 'START', number);
    expect((await of.visitor.call('reminder/detail', { ref: of.ref })).body).toMatchObject({ is_stopped: false });
    expect((await of.visitor.call('reminder/by-email', { ref: of.ref })).body).toMatchObject({
      way: 'mail',
      number: null,
    });
    expect(await query(`select number from phone_reach where number is not null`)).toEqual([]);
    const again = await verified();
    await moveTo(again.ref, '-9 days');
    await deleteAged(suite.program.services.db);
    expect(await query(`select 1 from phone_reach where booking_id = ${idOf}`, [again.ref])).toEqual([]);
  });
});

describe('an account', () => {
  it('chooses once for all its trips; a booking’s own choice wins, and the export has it', async () => {
    const of = await booked();
    const [{ user_id: userId }] = await query(
      `update booking set in_account = 'joined' where ref = $1 returning user_id`,
      [of.ref],
    );
    await query(`update user_account set isd_code = '44', phone = '7700900155' where id = $1`, [userId]);
    await giveTokens(suite.base.pool, { ada: userId });
    const call = async (name: string, body: object = {}) => (await of.visitor.call(name, body, as('ada'))).body;
    expect(await call('reminder/code-send', { way: 'sms', number })).toMatchObject({ status: 'success' });
    expect(await call('reminder/code-verify', { code: await codeAt() })).toMatchObject({ way: 'sms' });
    expect(await call('reminder/detail', { ref: of.ref })).toMatchObject({ way: 'sms', is_from_account: true });
    expect(await call('reminder/by-email', { ref: of.ref })).toMatchObject({ way: 'mail', is_from_account: false });
    await startsSoon(of.ref);
    await suite.work();
    await suite.work();
    expect([(await texts()).length, await mails(of.ref)]).toEqual([0, 1]);
    await query('delete from phone_reach where booking_id is not null');
    await query(`delete from trip_reminder where step = 'hours'`);
    await suite.work();
    await suite.work();
    expect(await texts()).toHaveLength(1);
    expect(await call('account/export')).toMatchObject({
      reminders: [{ ref: null, channel: 'sms', number }],
    });
  });
});
