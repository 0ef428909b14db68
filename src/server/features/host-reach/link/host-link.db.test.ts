import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as } from '#tests/support/app/tokens.ts';
import {
  type Body,
  booked,
  callAs,
  coordinatorId,
  later,
  mailsOf,
  otherHostId,
  startsIn,
  useHosts,
} from '#tests/support/booking/after-booking.ts';
import { revokeLinks } from '#src/server/phone/incoming-queries.ts';
import { hostLinkFor, type LinkWish } from './host-link-for.ts';
import { registerHostLinks } from './host-link-page.ts';
const suite = usePayingSuite();
useHosts(suite);
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify() as unknown as FastifyInstance;
  registerHostLinks(app, suite.world.program.services);
  await app.ready();
});
afterAll(() => app.close());

const services = () => suite.world.program.services;
const query = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;

async function linkFor(wish: LinkWish): Promise<string> {
  const url = await hostLinkFor(services().db, services(), wish);
  expect(url).toMatch(/\/h\/[\w-]{22}$/);
  return new URL(url ?? '').pathname;
}

const get = (url: string) => app.inject({ method: 'GET', url });
const press = (url: string, fields: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Everything that links may change. */
const world = () =>
  query(`select (select jsonb_agg(to_jsonb(b) order by b.id) from booking b) as bookings,
  (select jsonb_agg(to_jsonb(d) order by d.id) from departure d) as departures, (select count(*) from outbox) as mails,
  (select jsonb_agg(l.used_at) from host_link l) as used`);

async function requested(): Promise<Held & { id: string }> {
  suite.course = await insertBookableCourse(suite.base.pool, { capacity: 5, confirmation: 'on_request' });
  const held = await hold(suite.world.program, suite.course, { pax: 2, email: `${crypto.randomUUID()}@example.test` });
  await pay(held);
  return { ...held, id: (await stored(suite.base.pool, held.ref)).id };
}

async function confirmed(pax = 2, more: Body = {}): Promise<Held & { id: string; departureId: number }> {
  const held = await booked(suite, { ...more, pax, email: `${crypto.randomUUID()}@example.test` });
  const [row] = await query('select id, departure_id from booking where ref = $1', [held.ref]);
  return { ...held, id: row.id, departureId: row.departure_id };
}

describe('a link', () => {
  it('changes nothing when it is looked at, by GET or HEAD, however often', async () => {
    const { id } = await requested();
    const url = await linkFor({ purpose: 'accept', hostId, bookingId: id });
    const first = await get(url);
    const before = await world();
    expect([first.statusCode, first.headers['cache-control'], first.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect(first.headers['set-cookie']).toBeUndefined();
    for (let turn = 0; turn < 3; turn += 1) await get(url);
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    expect(await world()).toEqual(before);
    expect(first.body.length).toBeLessThan(4000);
    expect(first.body).not.toContain('<script');
  });

  it('is the same until it is used, opens nothing by its hash, and another host gets none', async () => {
    const { id } = await requested();
    const wish = { purpose: 'accept', hostId, bookingId: id } as const;
    const url = await linkFor(wish);
    expect(await linkFor(wish)).toBe(url);
    expect(await linkFor({ ...wish, sentTo: coordinatorId })).not.toBe(url);
    expect(await hostLinkFor(services().db, services(), { ...wish, hostId: otherHostId })).toBeNull();
    const [{ hash }] = await query(`select encode(secret_hash, 'hex') as hash from host_link where booking_id = $1`, [
      id,
    ]);
    for (const secret of [hash.slice(0, 22), 'x'.repeat(22), '../admin', '%00', '']) {
      const answer = await press(`/h/${secret}`);
      expect([404, 400]).toContain(answer.statusCode);
    }
    expect(
      await stored(suite.base.pool, (await query('select ref from booking where id = $1', [id]))[0].ref),
    ).toMatchObject({
      status: 'requested',
    });
  });

  it('that was revoked, or was sent to who left the team, does nothing and says so', async () => {
    const { id, ref } = await requested();
    const own = await linkFor({ purpose: 'accept', hostId, bookingId: id });
    const theirs = await linkFor({ purpose: 'accept', hostId, bookingId: id, sentTo: coordinatorId });
    await query('delete from team_member where user_id = $1', [coordinatorId]);
    expect((await press(theirs)).body).toContain('This link no longer works');
    await query(`insert into team_member (user_id, host_id, role) values ($1, $2, 'guide')`, [coordinatorId, hostId]);
    expect((await press(theirs)).body).toContain('This link no longer works');
    await query(`update team_member set role = 'coordinator' where user_id = $1`, [coordinatorId]);
    expect(await revokeLinks(services().db, { hostId })).toBeGreaterThan(0);
    for (const url of [own, theirs]) expect((await press(url)).body).toContain('This link no longer works');
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'requested' });
    // A new link differs.
    expect(await linkFor({ purpose: 'accept', hostId, bookingId: id })).not.toBe(own);
  });
});

describe('a request', () => {
  it('is accepted once by a button, in the name of who got the link, and the page says so ever after', async () => {
    const { id, ref, visitor } = await requested();
    const url = await linkFor({ purpose: 'accept', hostId, bookingId: id, sentTo: coordinatorId });
    const page = (await get(url)).body;
    for (const said of ['Accept this booking?', '2 guests', 'Ada', '₫', 'Yes, accept', 'For Mai'])
      expect(page).toContain(said);
    for (const hidden of ['example.test', 'Ada Guest', '+84']) expect(page).not.toContain(hidden);
    expect((await press(url)).statusCode).toBe(303);
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'confirmed' });
    expect(await mailsOf(suite, id)).toContain('booking-confirmed');
    const [noted] = await query(
      'select actor, actor_id, on_behalf_of, by_link from booking_history where booking_id = $1 order by id desc limit 1',
      [id],
    );
    expect(noted).toEqual({ actor: 'coordinator', actor_id: coordinatorId, on_behalf_of: hostId, by_link: true });
    expect((await visitor.call('booking/detail', { ref })).body).toMatchObject({
      history: expect.arrayContaining([
        expect.objectContaining({ by: 'coordinator', by_link: true, on_behalf_of: 'Mai' }),
      ]),
    });
    expect((await get(url)).body).toContain('You accepted. We’ve told the guest.');
    expect((await get(url)).body).not.toContain('<button');
    expect((await press(url)).statusCode).toBe(409);
  });

  it('leads to no, which gives everything back', async () => {
    const { id, ref } = await requested();
    const accept = await linkFor({ purpose: 'accept', hostId, bookingId: id });
    const no = /href="(\/h\/[\w-]{22})">No, decline/.exec((await get(accept)).body)?.[1] ?? '';
    const page = (await get(no)).body;
    expect(page).toContain('Decline this booking?');
    expect(page).toContain(`href="${accept}">Back`);
    expect((await press(no)).statusCode).toBe(303);
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'declined' });
    expect((await get(no)).body).toContain('You declined. The guest gets a full refund.');
    expect((await get(accept)).body).toContain('You declined this booking.');
    expect((await press(accept)).statusCode).toBe(409);
  });

  it('leads to another time, which is offered once however often it is pressed, and another in its place', async () => {
    const { id, ref, visitor } = await requested();
    const accept = await linkFor({ purpose: 'accept', hostId, bookingId: id, sentTo: coordinatorId });
    const url = /href="(\/h\/[\w-]{22})">Offer another time/.exec((await get(accept)).body)?.[1] ?? '';
    const page = (await get(url)).body;
    expect(page).toContain('Choose a time that suits you.');
    expect(page).not.toContain('<script');
    const [first = '', second = ''] = [...page.matchAll(/name="slot" value="([^"]+)"/g)].map(([, slot]) => slot);
    expect((await press(url, { slot: `${suite.course.date} 09:00` })).statusCode).toBe(409);
    expect((await press(url)).statusCode).toBe(409);
    const both = await Promise.all([press(url, { slot: first }), press(url, { slot: first })]);
    expect(both.map((one) => one.statusCode)).toEqual([303, 303]);
    expect((await get(url)).body).toContain('You offered');
    expect((await press(url, { slot: second })).statusCode).toBe(303);
    const offers = await query(`select outcome from time_offer where booking_id = $1 order by created_at`, [id]);
    expect(offers).toEqual([{ outcome: 'ended' }, { outcome: null }]);
    const [noted] = await query(
      `select actor, actor_id, on_behalf_of, by_link from booking_history where booking_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(noted).toEqual({ actor: 'coordinator', actor_id: coordinatorId, on_behalf_of: hostId, by_link: true });
    const { body } = await visitor.call('other-time/detail', { ref });
    const { offer } = body as never as { offer: { date: string; time: string } };
    expect(`${offer.date} ${offer.time}`).toBe(second);
    // The first date can still be accepted, which ends the offer.
    expect((await press(accept)).statusCode).toBe(303);
    expect((await get(url)).body).toContain('This booking is confirmed.');
    expect((await press(url, { slot: first })).statusCode).toBe(409);
  });

  it('answered too late, or elsewhere, or withdrawn: each page says what is', async () => {
    const late = await requested();
    const url = await linkFor({ purpose: 'accept', hostId, bookingId: late.id });
    await query(`update booking set request_until = banyan_now() - interval '1 second' where id = $1`, [late.id]);
    await query(`update host_link set expires_at = banyan_now() - interval '1 second' where booking_id = $1`, [
      late.id,
    ]);
    expect((await get(url)).body).toContain('The time to reply has passed.');
    expect((await press(url)).statusCode).toBe(409);
    expect(await hostLinkFor(services().db, services(), { purpose: 'accept', hostId, bookingId: late.id })).toBeNull();
    const elsewhere = await requested();
    const other = await linkFor({ purpose: 'accept', hostId, bookingId: elsewhere.id });
    await callAs(suite, 'booking/confirm', { booking_id: elsewhere.id }, as('host'));
    expect((await get(other)).body).toContain('This booking is confirmed.');
  });
});

describe('a party', () => {
  it('is checked in once however often it is pressed, and taken back for 15 minutes', async () => {
    const { id, ref } = await confirmed(3);
    const url = await linkFor({ purpose: 'check_in', hostId, bookingId: id });
    expect((await get(url)).body).toContain('You can check in from');
    expect((await press(url)).statusCode).toBe(409);
    await startsIn(suite, ref, 1);
    expect((await get(url)).body).toContain('How many are here?');
    const both = await Promise.all([press(url), press(url)]);
    expect(both.map((one) => one.statusCode)).toEqual([303, 303]);
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'checked_in' });
    expect((await get(url)).body).toMatch(/Checked in at .*Undo/s);
    expect((await press(url, { act: 'undo' })).statusCode).toBe(303);
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'confirmed', checked_in_at: null });
    await press(url);
    await query(
      `update check_event set phone_at = phone_at - interval '16 minutes', at = at - interval '16 minutes' where booking_id = $1`,
      [id],
    );
    expect((await get(url)).body).not.toContain('Undo');
    expect((await press(url, { act: 'undo' })).statusCode).toBe(409);
    const noted = await query(
      'select reason, by_link from booking_history where booking_id = $1 order by id desc limit 3',
      [id],
    );
    expect(noted.map((row) => row.reason)).toEqual(['check_in', 'undo_check_in', 'check_in']);
  });
});

describe('a party that comes bit by bit', () => {
  const countOf = async (id: string) =>
    (await query(`select coalesce(sum(heads), 0)::int as heads from check_event where booking_id = $1`, [id]))[0].heads;

  it('is let in by heads, counted once for each press, and what one press did is taken back', async () => {
    const { id, ref } = await confirmed(3);
    await startsIn(suite, ref, 1);
    const url = await linkFor({ purpose: 'check_in', hostId, bookingId: id });
    const both = await Promise.all([press(url, { heads: '2', turn: '0' }), press(url, { heads: '2', turn: '0' })]);
    expect(both.map((one) => one.statusCode)).toEqual([303, 303]);
    expect(await countOf(id)).toBe(2);
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'checked_in' });
    const page = (await get(url)).body;
    expect(page).toContain('2 of 3 guests are here.');
    expect(page).toContain('Yes, check in 1 guest');
    expect(page).toContain('Undo');
    for (const heads of ['0', '-1', 'x', '1.5', '9999']) {
      expect((await press(url, { heads, turn: '1' })).statusCode).toBe(409);
    }
    await press(url, { heads: '1', turn: '1' });
    expect((await get(url)).body).toMatch(/Checked in at /);
    await press(url, { act: 'undo' });
    expect((await get(url)).body).toContain('2 of 3 guests are here.');
    await press(url, { act: 'undo' });
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'confirmed', checked_in_at: null });
  });

  it('and is taken back stays so when a phone syncs later; what the phone did itself counts', async () => {
    const { id, ref } = await confirmed(2);
    await startsIn(suite, ref, 1);
    const url = await linkFor({ purpose: 'check_in', hostId, bookingId: id });
    await press(url, { heads: '2', turn: '0' });
    await press(url, { act: 'undo' });
    const sync = (acts: Body[]) =>
      callAs(
        suite,
        'check/sync',
        { device_id: phone, device_name: 'Gate', phone_now: new Date().toISOString(), acts },
        as('host'),
      );
    const phone = crypto.randomUUID();
    expect(await sync([])).toMatchObject({ status: 'success' });
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'confirmed' });
    const act = { id: crypto.randomUUID(), ref, kind: 'let_in', heads: 1, part: '', seq: 1, undoes: null };
    expect(await sync([{ ...act, at: new Date().toISOString() }])).toMatchObject({ status: 'success' });
    expect(await stored(suite.base.pool, ref)).toMatchObject({ status: 'checked_in' });
    expect((await get(url)).body).toContain('1 of 2 guests are here.');
    // A link cannot undo a phone's check-in; actions by link belong to no phone.
    expect((await press(url, { act: 'undo' })).statusCode).toBe(409);
    const { phones } = (await callAs(suite, 'check/phones', {}, as('host'))) as { phones: { name: string }[] };
    expect(phones.map(({ name }) => name)).toEqual(['Gate']);
  });
});

describe('a day', () => {
  it('says who comes with how much, and leads to what can be done; a cancelled booking is not on it', async () => {
    const date = later(suite, 9);
    const [one, two] = [await confirmed(2, { date }), await confirmed(1, { date })];
    const { quote_id } = await callAs(suite, 'booking/cancel', { booking_id: two.id, cause: 'host' }, as('host'));
    await callAs(suite, 'booking/cancel', { booking_id: two.id, cause: 'host', quote_id }, as('host'));
    const url = await linkFor({ purpose: 'today', hostId, date });
    const page = (await get(url)).body;
    expect(page).toContain('2 guests on this day. Cash to collect: ₫844,000');
    expect(page).toContain('Check in Ada');
    const checkIn = /href="(\/h\/[\w-]{22})">Check in Ada/.exec((await get(url)).body)?.[1] ?? '';
    await startsIn(suite, one.ref, 1);
    expect((await press(checkIn)).statusCode).toBe(303);
    expect(await stored(suite.base.pool, one.ref)).toMatchObject({ status: 'checked_in' });
    expect((await get(url)).body).toContain('Checked in');
    expect((await press(url)).statusCode).toBe(409);
  });
});

describe('cash', () => {
  it('is confirmed by a button, in the books of words by link, and taken back while the guest says nothing', async () => {
    const { id, ref } = await confirmed(2);
    const url = await linkFor({ purpose: 'cash', hostId, bookingId: id });
    expect((await get(url)).body).toContain('You can confirm this from');
    expect((await press(url)).statusCode).toBe(409);
    await startsIn(suite, ref, 1);
    expect((await get(url)).body).toContain('Yes, I got ₫844,000');
    const both = await Promise.all([press(url), press(url)]);
    expect(both.map((one) => one.statusCode)).toEqual([303, 303]);
    expect(await stored(suite.base.pool, ref)).toMatchObject({ cash: 'host_says_paid' });
    const words = await query('select word, actor, by_link from cash_word where booking_id = $1', [id]);
    expect(words).toEqual([{ word: 'paid', actor: 'host', by_link: true }]);
    expect((await get(url)).body).toMatch(/You confirmed that you got ₫844,000.*No, I got no cash/s);
    await press(url, { act: 'undo' });
    expect(await stored(suite.base.pool, ref)).toMatchObject({ cash: 'due' });
    await query(`update booking set status = 'cancelled', cash = 'none' where id = $1`, [id]);
    expect((await get(url)).body).toContain('This booking was cancelled.');
    await query(`update booking set status = 'confirmed', cash = 'due' where id = $1`, [id]);
  });
});
