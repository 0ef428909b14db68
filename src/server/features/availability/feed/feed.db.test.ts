// External calendars on a local server: what they close and reopen, and failures.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFeedGateway } from '#src/server/providers/feed/feed-gateway.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import {
  choiceOf,
  insertBookableCity,
  insertBookableCourse,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { registerCalendarFile } from './ical-file.ts';
import { readDueFeeds } from './read-feed.ts';

type Body = Record<string, unknown>;

const otherId = '00000000-0000-4000-8000-0000000000c1';
let base: TestDatabase;
let program: Program;
let server: Server;
let files: FastifyInstance;
let course: TestCourse;
let calendar: { text: string; status: number };
let asked: { headers: Record<string, unknown> }[] = [];

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(
    `insert into user_account (id, email, first_name, roles) values ($1, 'other@example.test', 'Other', '{user,host}')`,
    [otherId],
  );
  await base.pool.query(
    `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
     values ($1, 'Other', 'Weaver', 'Weaves.', '{English}', '2024-01-01', '+84 2')`,
    [otherId],
  );
  await giveTokens(base.pool, { host: hostId, other: otherId });
  program = await createProgram(base.pool, { gateways: { feeds: createFeedGateway({ allowsLocal: true }) } });
  files = fastify();
  registerCalendarFile(files, program.services);
  server = createServer((request, response) => {
    asked.push({ headers: request.headers });
    response.writeHead(calendar.status).end(calendar.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await files?.close();
  await program?.close();
  await base?.drop();
});
beforeEach(async () => {
  await base.pool.query(`with gone as (delete from feed) select refresh_feed_blocks(array(select id from course))`);
  course = await insertBookableCourse(base.pool, { capacity: 5 });
  calendar = { text: file(), status: 200 };
  asked = [];
});

const call = async (name: string, body: Body, who: 'host' | 'other' | null = 'host'): Promise<Body> => {
  const visitor = await program.visitor();
  return (await visitor.call(name, body, who === null ? {} : as(who))).body as unknown as Body;
};
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${course.id}.ics`;
/** A calendar busy on the course's day, in local time. */
function file(from = '0800', to = '1000', more: string[] = []): string {
  const day = course?.date.replaceAll('-', '') ?? '20261201';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//t',
    'BEGIN:VEVENT',
    'UID:a',
    `DTSTART:${day}T${from}00`,
    `DTEND:${day}T${to}00`,
  ];
  return [...lines, ...more, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
}
const add = async (more: Body = {}) =>
  call('feed/add', { course_id: course.id, name: 'My phone', url: url(), ...more });
const dates = async () =>
  (await call('booking/available-date', { course_id: course.id, month: course.date.slice(0, 7) }, null))[
    'dates'
  ] as string[];
const checkout = async (email = 'guest@example.test') => call('booking/checkout', choiceOf(course, { email }), null);
const bits = async () => {
  const result = await base.pool.query(
    'select course_opens($1, $2, $2, 7) as opens, exists (select from course_days where course_id = $1) as listed',
    [course.id, course.date],
  );
  return result.rows[0] as { opens: boolean; listed: boolean };
};
const projected = async () => {
  const result = await base.pool.query(
    `select coalesce(to_jsonb(d) - 'due_at', '{}') = coalesce((select to_jsonb(r) - 'due_at' from course_days_rows(array[$1::int]) r), '{}') as same,
       get_bit(coalesce(d.morning, repeat('0', 770)::bit(770)), day_slot($2::date)) as bit
     from (select 1) one left join course_days d on d.course_id = $1`,
    [course.id, course.date],
  );
  return result.rows[0] as { same: boolean; bit: number };
};
const age = async (hours: number) =>
  base.pool.query(
    `update feed set read_at = banyan_now() - make_interval(hours => $1), added_at = banyan_now() - make_interval(hours => $1), next_at = banyan_now() - make_interval(mins => 1)`,
    [hours],
  );
const told = async (kind: string) =>
  (await base.pool.query(`select payload - 'kind' as of from outbox where payload ->> 'kind' = $1 order by id`, [kind]))
    .rows;
const stateOf = async () => {
  const range = await call('calendar/range', { course_id: course.id, from: course.date, to: course.date });
  return (range['departures'] as Body[]).map((one) => one['state']);
};
describe('a calendar elsewhere', () => {
  it('closes the departures that it is busy at, for guests, lists and claims alike, and opens them when the event is gone', async () => {
    const added = await add();
    expect(added).toMatchObject({ status: 'success' });
    expect(await dates()).not.toContain(course.date);
    expect(await checkout()).toMatchObject({ code: 'date-unavailable' });
    expect([await bits(), await projected()]).toEqual([
      { opens: false, listed: true },
      { same: true, bit: 0 },
    ]);
    const range = await call('calendar/range', { course_id: course.id, from: course.date, to: course.date });
    expect(range['departures']).toMatchObject([{ time: '09:00', state: 'busy' }]);
    calendar.text = file('1400', '1500');
    expect(await call('feed/read-now', { feed_id: added['feed_id'] })).toMatchObject({ is_read: true });
    expect(await dates()).toContain(course.date);
    expect([await bits(), await projected()]).toEqual([
      { opens: true, listed: true },
      { same: true, bit: 1 },
    ]);
    expect(await checkout()).toMatchObject({ status: 'success' });
  });

  it('is kept apart from what the host says: both must agree that it is open', async () => {
    const { feed_id } = await add();
    const at = { date: course.date, time: '09:00' };
    const close = { course_id: course.id, change: { kind: 'close', ...at, reason: '' } };
    const { quote_id } = await call('calendar/change', close);
    await call('calendar/change', { ...close, quote_id });
    expect(await call('feed/remove', { feed_id })).toMatchObject({ status: 'success' });
    expect(await dates()).not.toContain(course.date);
    const open = { course_id: course.id, change: { kind: 'open', ...at } };
    await call('calendar/change', { ...open, quote_id: (await call('calendar/change', open))['quote_id'] });
    expect(await dates()).toContain(course.date);
  });

  it('closes a departure that is planned after it was read', async () => {
    await add();
    const extra = {
      course_id: course.id,
      change: { kind: 'extra', date: course.date, time: '07:00', capacity: 3, min_pax: null },
    };
    await call('calendar/change', { ...extra, quote_id: (await call('calendar/change', extra))['quote_id'] });
    const { departures } = await call('calendar/range', { course_id: course.id, from: course.date, to: course.date });
    expect((departures as Body[]).map((one) => [one['time'], one['state']])).toEqual([
      ['07:00', 'busy'],
      ['09:00', 'busy'],
    ]);
  });

  it('that is busy over a departure with guests is named with both sides, and cancels nothing', async () => {
    const held = await checkout();
    const { feed_id } = await add();
    const { conflicts } = await call('feed/list', {});
    expect(conflicts).toMatchObject([
      {
        course_id: course.id,
        date: course.date,
        time: '09:00',
        guests: 1,
        busy_from: `${course.date}T08:00`,
        busy_to: `${course.date}T10:00`,
      },
    ]);
    const result = await base.pool.query('select status from booking where ref = $1', [held['ref']]);
    expect(result.rows).toEqual([{ status: 'held' }]);
    // A hold may expire; hosts are notified of a booking, once.
    expect(await told('host-feed-conflict')).toEqual([]);
    await base.pool.query(`update booking set status = 'confirmed', hold_until = null where ref = $1`, [held['ref']]);
    for (const _ of [1, 2]) await call('feed/read-now', { feed_id });
    const entries = [{ date: course.date, time: '09:00', text: expect.any(String) }];
    expect(await told('host-feed-conflict')).toEqual([{ of: { user_id: hostId, calendar: 'My phone', entries } }]);
  });

  it('is told about after a day, stops new bookings after two, and lets them go on once it is read', async () => {
    calendar.text = file('1400', '1500');
    const { feed_id } = await add();
    calendar.status = 500;
    await age(25);
    await readDueFeeds(program.services);
    await readDueFeeds(program.services);
    expect(await told('host-feed-late')).toEqual([{ of: { user_id: hostId } }]);
    expect((await call('feed/list', {}))['feeds']).toMatchObject([
      { state: 'late', fault: expect.stringContaining('other site') },
    ]);
    expect(await dates()).toContain(course.date);
    await age(48);
    await readDueFeeds(program.services);
    await readDueFeeds(program.services);
    expect(await told('host-feed-stopped')).toEqual([{ of: { user_id: hostId, hours: 48 } }]);
    expect((await call('feed/list', {}))['feeds']).toMatchObject([{ state: 'stopped' }]);
    expect(await stateOf()).toEqual(['stopped']);
    expect((await call('host/mine', {}))['hosts']).toMatchObject([{ has_stopped_feed: true }]);
    expect(await dates()).toEqual([]);
    expect(await checkout('late@example.test')).toMatchObject({ code: 'date-unavailable' });
    expect([(await bits()).opens, await projected()]).toEqual([false, { same: true, bit: 0 }]);
    calendar.status = 200;
    expect(await call('feed/read-now', { feed_id })).toMatchObject({ is_read: true });
    expect(await dates()).toContain(course.date);
    expect(await bits()).toEqual({ opens: true, listed: true });
  });

  it('whose events are not all understood closes their days, and its host is told once, until all are', async () => {
    const day = course.date.replaceAll('-', '');
    calendar.text = file('1400', '1500', ['END:VEVENT', 'BEGIN:VEVENT', 'SUMMARY:Dentist', `DTSTART:${day}Tmorning`]);
    const { feed_id } = await add();
    expect(await dates()).not.toContain(course.date);
    const unread = [{ day: course.date, title: 'Dentist', why: 'time' }];
    expect((await call('feed/list', {}))['feeds']).toMatchObject([{ skipped: 1, unread }]);
    await call('feed/read-now', { feed_id });
    const about = { user_id: hostId, calendar: 'My phone', entries: [{ date: course.date, text: 'Dentist' }] };
    expect(await told('host-feed-unread')).toEqual([{ of: about }]);
    calendar.text = file('1400', '1500');
    await call('feed/read-now', { feed_id });
    expect((await call('feed/list', {}))['feeds']).toMatchObject([{ skipped: 0, unread: [] }]);
    expect(await dates()).toContain(course.date);
  });

  it('that was full and answers without events is asked once more before anything opens, and its host is told', async () => {
    const day = course.date.replaceAll('-', '');
    const more = ['20', '21'].map((at) => `END:VEVENT\r\nBEGIN:VEVENT\r\nDTSTART:${day}T${at}0000\r\nDURATION:PT30M`);
    calendar.text = file('0800', '1000', more);
    const { feed_id } = await add();
    const empty = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR', ''].join('\r\n');
    calendar.text = empty;
    expect(await call('feed/read-now', { feed_id })).toMatchObject({ is_read: true });
    expect((await call('feed/list', {}))['feeds']).toMatchObject([{ is_doubted: true }]);
    expect(await dates()).not.toContain(course.date);
    expect(await told('host-feed-emptied')).toEqual([{ of: { user_id: hostId, calendar: 'My phone' } }]);
    await call('feed/read-now', { feed_id });
    expect((await call('feed/list', {}))['feeds']).toMatchObject([{ is_doubted: false }]);
    expect(await dates()).toContain(course.date);
  });

  it('is asked only for news, but read anew once a day', async () => {
    calendar.text = file('1400', '1500');
    const { feed_id } = await add();
    await base.pool.query(`update feed set etag = 'known' where id = $1`, [feed_id]);
    await call('feed/read-now', { feed_id });
    expect(asked.at(-1)?.headers['if-none-match']).toBe('known');
    await base.pool.query(
      `update feed set etag = 'known', expanded_at = banyan_now() - make_interval(hours => 25) where id = $1`,
      [feed_id],
    );
    await call('feed/read-now', { feed_id });
    expect(asked.at(-1)?.headers['if-none-match']).toBeUndefined();
  });

  it('is not kept when it cannot be read, is added twice or is no address, and nobody else has it', async () => {
    calendar.text = '<html>';
    expect(await add()).toMatchObject({
      code: 'bad-input',
      fields: { url: 'There is no calendar at this address. Check the address.' },
    });
    expect(await add({ url: 'http://10.0.0.1/a.ics' })).toMatchObject({
      code: 'bad-input',
      fields: { url: expect.stringContaining('public') },
    });
    expect(await add({ url: 'ftp://a.test/' })).toMatchObject({ code: 'bad-input' });
    expect((await call('feed/list', {}))['feeds']).toEqual([]);
    calendar.text = file();
    const { feed_id } = await add();
    expect(await add()).toMatchObject({ code: 'bad-input', fields: { url: expect.stringContaining('already') } });
    for (const name of ['feed/remove', 'feed/read-now'])
      expect(await call(name, { feed_id }, 'other')).toMatchObject({ code: 'feed-not-found' });
    expect(await call('feed/add', { course_id: course.id, name: 'x', url: url() }, 'other')).toMatchObject({
      code: 'course-not-found',
    });
    expect(await call('feed/list', { host_id: hostId }, 'other')).toMatchObject({ code: 'host-not-found' });
    const row = await base.pool.query('select to_jsonb(f)::text as text from feed f');
    expect(row.rows[0].text).not.toContain(`/${course.id}.ics`);
    expect(JSON.stringify(await call('feed/list', {}))).not.toContain(`/${course.id}.ics`);
  });
});

describe('an address for other programs', () => {
  const get = async (path: string, headers = {}) => files.inject({ url: path, headers });
  const pathOf = (body: Body) => new URL(String(body['url'])).pathname;

  it('shows listing, time, party and ref, and nothing of who it is; a new one ends the old one', async () => {
    const choice = choiceOf(course, { email: 'secret@example.test', first_name: 'Zenobia', pax: 3 });
    const { ref } = await call('booking/checkout', choice, null);
    await base.pool.query(`update booking set status = 'confirmed', hold_until = null where ref = $1`, [ref]);
    const made = await call('calendar-address/make', { course_id: course.id });
    expect(made).toMatchObject({ status: 'success' });
    const answer = await get(pathOf(made));
    expect(answer.headers['content-type']).toContain('text/calendar');
    expect(answer.body).toContain('3 guests');
    expect(answer.body).toContain(ref);
    for (const word of ['Zenobia', 'secret@example.test']) expect(answer.body).not.toContain(word);
    // A host who adds our file to the calendar that we read keeps the remaining seats.
    calendar = { text: answer.body, status: 200 };
    expect(await add()).toMatchObject({ status: 'success' });
    expect(await dates()).toContain(course.date);
    const etag = String(answer.headers['etag']);
    expect((await get(pathOf(made), { 'if-none-match': etag })).statusCode).toBe(304);
    const again = await call('calendar-address/make', { course_id: course.id });
    expect([(await get(pathOf(made))).statusCode, (await get(pathOf(again))).statusCode]).toEqual([404, 200]);
    expect((await call('feed/list', {}))['addresses']).toMatchObject([
      { course_id: course.id, read_at: expect.any(String) },
    ]);
    await call('calendar-address/revoke', { course_id: course.id });
    expect((await get(pathOf(again))).statusCode).toBe(404);
    const kept = await base.pool.query("select encode(secret_hash, 'hex') as hash from calendar_address");
    expect(kept.rows).toEqual([]);
  });

  it('is made by the host alone, and a wrong secret opens nothing', async () => {
    expect(await call('calendar-address/make', { course_id: course.id }, 'other')).toMatchObject({
      code: 'course-not-found',
    });
    expect(await call('calendar-address/revoke', { course_id: course.id }, 'other')).toMatchObject({
      code: 'course-not-found',
    });
    for (const path of [`/ical/${'a'.repeat(43)}.ics`, '/ical/x.ics', '/ical/..%2f.ics'])
      expect((await get(path)).statusCode).toBe(404);
  });
});
