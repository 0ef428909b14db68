import { beforeEach, describe, expect, it } from 'vitest';
import { choiceOf } from '#tests/support/catalogue/bookable-courses.ts';
import { hold, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { as } from '#tests/support/app/tokens.ts';
import { booked, callAs, coordinatorId, later, useHosts, type Body } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';

const suite = usePayingSuite();
useHosts(suite);

type Who = Parameters<typeof as>[0];
const call = (name: string, body: Body, who: Who = 'host') => callAs(suite, name, body, as(who));
const slot = () => ({ course_id: suite.course.id, date: suite.course.date, time: '09:00' });
const checkout = (more: Body = {}) =>
  callAs(suite, 'booking/checkout', choiceOf(suite.course, { email: 'next@example.test', ...more }));
const splitOf = ({ course_id = suite.course.id, ...change }: Body) => ({ course_id, change });
const change = (what: Body, quote_id?: unknown, who: Who = 'host') =>
  call('calendar/change', { ...splitOf(what), ...(quote_id === undefined ? {} : { quote_id }) }, who);

/** Quotes a change, then makes it. */
async function make(what: Body, who: Who = 'host'): Promise<Body> {
  const asked = await change(what, undefined, who);
  expect(asked).toMatchObject({ status: 'success', changed: false });
  return change(what, asked['quote_id'], who);
}

async function shown(from: string, to = from, who: Who = 'host'): Promise<Body[]> {
  const body = await call('calendar/range', { course_id: suite.course.id, from, to }, who);
  return body['departures'] as Body[];
}

const rules = async () =>
  (
    await suite.base.pool.query(
      'select weekday, start_time::text, capacity from availability_rule where course_id = $1 order by 1, 2',
      [suite.course.id],
    )
  ).rows;

describe('calendar/range', () => {
  it('names who comes on the day that is asked for, requests by first name', async () => {
    const held = await booked(suite, { pax: 2, first_name: 'Ada', last_name: 'Lovelace' });
    const { id } = await stored(suite.base.pool, held.ref);
    const { date } = suite.course;
    const day = await call('calendar/range', { course_id: suite.course.id, from: date, to: date });
    expect(day['parties']).toEqual([{ ...slot(), booking_id: id, name: 'Ada Lovelace', pax: 2, is_request: false }]);
    const days = await call('calendar/range', { course_id: suite.course.id, from: date, to: later(suite, 1) });
    expect(days['parties']).toEqual([]);
  });

  it('shows who is on each departure, and why it takes guests or none', async () => {
    await booked(suite, { pax: 2 });
    await hold(suite.world.program, suite.course, { email: 'b@example.test', pax: 1 });
    await make({ kind: 'close', ...slot(), date: later(suite, 1), reason: 'Doctor' });
    expect(await shown(suite.course.date, later(suite, 1))).toEqual([
      expect.objectContaining({
        ...slot(),
        capacity: 5,
        taken: 3,
        bookings: 1,
        guests: 2,
        requests: 0,
        holds: 1,
        state: 'open',
      }),
      expect.objectContaining({ date: later(suite, 1), taken: 0, state: 'closed', reason: 'Doctor' }),
    ]);
  });

  it('is of the own host alone, or of one that somebody acts for, and of at most 62 days', async () => {
    const day = { from: suite.course.date, to: suite.course.date };
    expect(await call('calendar/range', { host_id: hostId, ...day }, 'other')).toMatchObject({
      code: 'host-not-found',
    });
    expect(await call('calendar/range', { host_id: hostId, ...day }, 'coordinator')).toMatchObject({ host_id: hostId });
    expect(await call('calendar/range', { ...day, course_id: suite.course.id }, 'other')).toMatchObject({
      listings: [],
    });
    expect(await call('calendar/range', { from: later(suite, 0), to: later(suite, 62) })).toMatchObject({
      code: 'bad-input',
    });
  });
});

describe('calendar/change', () => {
  it('names whom a block touches, changes nothing before it is agreed to, and leaves them booked', async () => {
    const held = await booked(suite, { pax: 2 });
    const block = {
      kind: 'block',
      course_id: suite.course.id,
      from: suite.course.date,
      to: later(suite, 2),
      reason: 'Wedding',
    };
    const asked = await change(block);
    expect(asked).toMatchObject({
      changed: false,
      bookings: 1,
      guests: 2,
      touched: [{ ...slot(), effect: 'leaves', taken: 2 }],
    });
    expect((await shown(suite.course.date))[0]).toMatchObject({ state: 'open' });
    expect(await change(block, asked['quote_id'])).toMatchObject({ changed: true, bookings: 1 });
    expect((await checkout())['code']).toBe('date-unavailable');
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
    expect((await shown(suite.course.date))[0]).toMatchObject({ state: 'closed', guests: 2, reason: 'Wedding' });
    expect(
      (await call('calendar/range', { course_id: suite.course.id, from: later(suite, 1), to: later(suite, 1) }))[
        'blocks'
      ],
    ).toEqual([{ course_id: suite.course.id, date: later(suite, 1), reason: 'Wedding' }]);
    await make({ kind: 'unblock', course_id: suite.course.id, from: suite.course.date, to: later(suite, 2) });
    expect((await checkout())['status']).toBe('success');
  });

  it('asks again when somebody has booked meanwhile', async () => {
    const close = { kind: 'close', ...slot(), reason: '' };
    const asked = await change(close);
    await booked(suite, { pax: 1 });
    expect(await change(close, asked['quote_id'])).toMatchObject({ code: 'quote-changed' });
    expect((await shown(suite.course.date))[0]).toMatchObject({ state: 'open' });
    const other = await change({ kind: 'open', ...slot() });
    expect(await change(close, other['quote_id'])).toMatchObject({ code: 'quote-changed' });
  });

  it('blocks all listings of a host at once, and nobody else’s', async () => {
    const { course } = suite;
    const day = { from: later(suite, 3), to: later(suite, 3), reason: '' };
    expect(await make({ kind: 'block', course_id: null, ...day }, 'coordinator')).toMatchObject({ changed: true });
    expect(await checkout({ date: later(suite, 3) })).toMatchObject({ code: 'date-unavailable' });
    const log = await suite.base.pool.query(
      `select actor_id, detail from audit_log where action = 'calendar-block' and subject = $1 order by id desc limit 1`,
      [`host:${hostId}`],
    );
    expect(log.rows[0]).toMatchObject({
      actor_id: coordinatorId,
      detail: { role: 'coordinator', on_behalf_of: hostId, from: day.from },
    });
    expect(JSON.stringify(log.rows[0])).not.toContain('reason');
    expect(await change({ kind: 'block', course_id: course.id, ...day }, undefined, 'other')).toMatchObject({
      code: 'course-not-found',
    });
    await suite.base.pool.query('delete from availability_exception');
  });

  it('never sets fewer seats than are taken, and sells no more than are left', async () => {
    await booked(suite, { pax: 3 });
    expect(await change({ kind: 'capacity', ...slot(), capacity: 2 })).toMatchObject({
      code: 'seats-taken',
      message: expect.stringContaining('3 seats'),
    });
    await make({ kind: 'capacity', ...slot(), capacity: 4 });
    expect(await checkout({ pax: 2 })).toMatchObject({ code: 'pax-unavailable' });
    expect(await checkout({ pax: 1 })).toMatchObject({ status: 'success' });
    expect((await shown(suite.course.date))[0]).toMatchObject({ state: 'full', capacity: 4, taken: 4 });
  });

  it('adds a departure, and refuses one that is there, that the clocks leave out or that has begun', async () => {
    const extra = { kind: 'extra', ...slot(), time: '15:00', capacity: 2, min_pax: null };
    await make(extra);
    expect(await checkout({ time: '15:00', pax: 2 })).toMatchObject({ status: 'success' });
    expect(await change(extra)).toMatchObject({ code: 'bad-input', fields: { 'change.time': expect.any(String) } });
    expect(await change({ ...extra, date: '2020-06-01' })).toMatchObject({ code: 'departure-begun' });
    expect(await change({ kind: 'close', ...slot(), time: '03:00', reason: '' })).toMatchObject({
      code: 'time-unavailable',
    });
  });

  it.each<[string, Body]>([
    ['a span that ends before it begins', { kind: 'block', from: '2027-01-02', to: '2027-01-01', reason: '' }],
    ['a span that is over', { kind: 'block', from: '2020-06-01', to: '2020-06-02', reason: '' }],
    ['a span of more than 92 days', { kind: 'block', from: '2027-01-01', to: '2027-04-03', reason: '' }],
    [
      'two departures at one time',
      { kind: 'week', rules: [1, 1].map((weekday) => ({ weekday, time: '09:00', capacity: 2, min_pax: null })) },
    ],
    ['a minimum above the seats', { kind: 'week', rules: [{ weekday: 1, time: '09:00', capacity: 2, min_pax: 3 }] }],
    ['a later cut-off that is longer', { kind: 'week', rules: [], cutoff_later_minutes: 121 }],
  ])('refuses %s', async (_, what) => {
    const week = { cutoff_first_minutes: 120, cutoff_later_minutes: 60, horizon_days: 90 };
    const whole = what['kind'] === 'week' ? { ...week, ...what } : what;
    expect(await change({ course_id: suite.course.id, ...whole })).toMatchObject({ code: 'bad-input' });
  });
});

describe('the week', () => {
  const week = (more: Body = {}) => ({
    kind: 'week',
    course_id: suite.course.id,
    rules: [{ weekday: 1, time: '10:00', capacity: 6, min_pax: 2 }],
    cutoff_first_minutes: 1440,
    cutoff_later_minutes: 60,
    horizon_days: 90,
    ...more,
  });

  it('is replaced as a whole; who is booked on what it no longer has stays, and is named', async () => {
    const held = await booked(suite, { pax: 2 });
    const asked = await change(week());
    expect(asked).toMatchObject({ bookings: 1, guests: 2, touched: [{ ...slot(), effect: 'leaves' }] });
    expect(await change(week(), asked['quote_id'])).toMatchObject({ changed: true });
    expect(await rules()).toEqual([{ weekday: 1, start_time: '10:00:00', capacity: 6 }]);
    expect(await call('calendar/week', { course_id: suite.course.id })).toMatchObject({
      rules: week().rules,
      cutoff_first_minutes: 1440,
      horizon_days: 90,
    });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed' });
    expect((await shown(suite.course.date)).find((one) => one['time'] === '09:00')).toMatchObject({
      state: 'off',
      guests: 2,
    });
    expect(await call('calendar/week', { course_id: suite.course.id }, 'other')).toMatchObject({
      code: 'course-not-found',
    });
  });

  it('with fewer seats keeps those who have them, and tells lists when the last one comes back', async () => {
    await booked(suite, { pax: 4 });
    const every = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '09:00', capacity: 3, min_pax: null }));
    const asked = await change(week({ rules: every }));
    expect(asked).toMatchObject({ touched: [{ effect: 'below', capacity: 3, taken: 4 }] });
    await change(week({ rules: every }), asked['quote_id']);
    expect((await shown(suite.course.date))[0]).toMatchObject({ state: 'full', taken: 4, capacity: 4 });
    const row = await suite.base.pool.query('select taken, capacity from departure where course_id = $1', [
      suite.course.id,
    ]);
    expect(row.rows).toEqual([{ taken: 4, capacity: 4 }]);
    expect(await checkout()).toMatchObject({ code: 'date-unavailable' });
  });
});

beforeEach(async () => {
  await suite.base.pool.query('delete from audit_log');
});
