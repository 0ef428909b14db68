// Other people's bookings, questions and departures: named by an outsider, a guest with another token, a host.
import { beforeAll, describe, expect, it } from 'vitest';
import { deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { hold, pay, stored, type Held } from '#tests/support/payment/paying.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';

const suite = useTamperingSuite();
const otherHost = '00000000-0000-4000-8000-0000000000c1';
let theirs: Held & { id: string };
let mine: Held & { id: string };
let visitor: Caller;

async function booked(email: string): Promise<Held & { id: string }> {
  const held = await hold(suite.program, suite.course, { email });
  expect((await pay(held)).body.state).toBe('paid');
  return { ...held, id: (await stored(suite.base.pool, held.ref)).id };
}

beforeAll(async () => {
  const { pool } = suite.base;
  await pool.query(
    `insert into user_account (id, email, first_name, roles) values ($1, 'other-host@example.test', 'Other', '{user,host}')`,
    [otherHost],
  );
  await pool.query(
    `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
     values ($1, 'Other', 'Weaver', 'Weaves.', '{English}', '2024-01-01', '+84 2')`,
    [otherHost],
  );
  for (const [token, id] of [
    ['own-host', hostId],
    ['other-host', otherHost],
  ] as const) {
    const text = `insert into api_token (token_hash, user_id, label) values ($1, $2, 'test')`;
    await pool.query(text, [hashSecret(token), id]);
  }
  theirs = await booked('theirs@example.test');
  mine = await booked('mine@example.test');
  visitor = mine.visitor;
});

const tokenOf = (use: 'booking-access' | 'host', id: string) => deriveSecret(suite.program.services.keys, use, id);

type Credentials = Record<string, string>;
const companion = { email: 'friend@example.test', first_name: 'A', last_name: 'B' };
const report = { kind: 'other', message: 'A text that is long enough.' };

/** Every call that opens a booking. */
function callsOn(credentials: Credentials): [name: string, body: Record<string, unknown>][] {
  const { date, time } = suite.course;
  return [
    ['booking/detail', credentials],
    ['booking/cancel', credentials],
    ['booking/send-companion', { booking_id: theirs.id, ...credentials, ...companion }],
    ['companion/resend', { ...credentials, companion_id: crypto.randomUUID() }],
    ['companion/remove', { ...credentials, companion_id: crypto.randomUUID() }],
    ['reschedule/move', { ...credentials, date, time }],
    ['pickup/save', { ...credentials, address: 'Hang Bac 1, Hanoi' }],
    ['problem/report', { ...credentials, ...report }],
    ['reminder/detail', credentials],
    ['reminder/code-send', { ...credentials, way: 'sms', number: '+447700900101' }],
    ['reminder/code-verify', { ...credentials, code: '123456' }],
    ['reminder/by-email', credentials],
    ['alternative/list', credentials],
  ];
}

describe('a booking of somebody else', () => {
  it.each([
    ['by its number', () => ({ ref: theirs.ref })],
    ['by its id', () => ({ booking_id: theirs.id })],
    ['by its number and the token of my own', () => ({ ref: theirs.ref, token: tokenOf('booking-access', mine.id) })],
    ['by its id and the token of my own', () => ({ booking_id: theirs.id, token: tokenOf('booking-access', mine.id) })],
    ['by its number and the token of my host', () => ({ ref: theirs.ref, token: tokenOf('host', mine.id) })],
    ['by its number and the token that pays for it', () => ({ ref: theirs.ref, token: theirs.token })],
    ['by its number and a made-up token', () => ({ ref: theirs.ref, token: 'A'.repeat(43) })],
  ] as [string, () => Credentials][])('%s opens for no call', async (_what, credentials) => {
    const calls = callsOn(credentials());
    const codes: string[] = [];
    const written = await suite.refused(async () => {
      for (const [name, body] of calls) codes.push((await visitor.call(name, body)).body.code);
    });
    expect(codes).toEqual(Array(calls.length).fill('booking-not-found'));
    expect(written.map(({ call }) => call)).toEqual(calls.map(([name]) => name));
    expect(suite.log.text()).not.toContain(String(credentials()['token'] ?? '-none-'));
  });

  it('is not answered for its host by its guest, nor by a guessed token', async () => {
    const written = await suite.refused(async () => {
      for (const token of [tokenOf('booking-access', theirs.id), tokenOf('host', mine.id), 'A'.repeat(43)]) {
        const { body } = await visitor.call('request/answer', { ref: theirs.ref, token, decision: 'decline' });
        expect(['booking-not-found', 'forbidden', 'link-invalid']).toContain(body.code);
      }
    });
    expect(written.length).toBe(3);
  });
});

describe('another host', () => {
  const asOther = { authorization: 'Bearer other-host' };
  it('can neither see, confirm, cancel nor close what is not theirs', async () => {
    const { id: course_id, date, time } = suite.course;
    const calls: [string, Record<string, unknown>][] = [
      ['booking/detail', { booking_id: theirs.id }],
      ['booking/confirm', { booking_id: theirs.id, decision: 'decline' }],
      ['booking/cancel', { booking_id: theirs.id, cause: 'host' }],
      ['departure/close', { course_id, date, time, is_closed: true }],
      ['departure/cancel', { course_id, date, time, cause: 'host' }],
    ];
    const codes: string[] = [];
    const written = await suite.refused(async () => {
      for (const [name, body] of calls) codes.push((await visitor.call(name, body, asOther)).body.code);
    });
    expect(codes.every((code) => ['booking-not-found', 'forbidden', 'course-not-found'].includes(code))).toBe(true);
    expect(written.length).toBe(codes.length);
  });

  it('cannot be played by a guest without the role', async () => {
    await suite.refused(async () => {
      const { id: course_id, date, time } = suite.course;
      const closed = await visitor.call('departure/close', { course_id, date, time, is_closed: true });
      expect(closed.status).toBeGreaterThanOrEqual(401);
      const confirmed = await visitor.call('booking/confirm', { booking_id: mine.id, decision: 'accept' });
      expect(confirmed.status).toBeGreaterThanOrEqual(401);
    });
  });
});

describe('a guest’s own booking', () => {
  it('is not cancelled in the name of the host, who gives everything back', async () => {
    const written = await suite.refused(async () => {
      const { body } = await visitor.call('booking/cancel', { ref: mine.ref, cause: 'host' });
      expect(body.status).toBe('error');
    });
    expect(written.length).toBeLessThanOrEqual(1);
  });

  it('is not cancelled by a quote that was not given, or given for another', async () => {
    const other = await booked('third@example.test');
    const quote = (await other.visitor.call('booking/cancel', { ref: other.ref })).body as unknown as {
      quote_id: string;
    };
    await suite.refused(async () => {
      for (const quote_id of [quote.quote_id, 'A'.repeat(43)]) {
        const { body } = await visitor.call('booking/cancel', { ref: mine.ref, quote_id });
        expect(body.status).toBe('error');
      }
    });
  });
});
