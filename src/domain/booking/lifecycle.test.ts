import { describe, expect, it } from 'vitest';
import { canDo, stepOf, type BookingFacts } from './lifecycle.ts';
import { bookingStatuses, seatsOf, type BookingStatus } from './status.ts';
import { transitions, type BookingAction, type BookingRole } from './transitions.ts';

const minute = 60_000;
const hour = 60 * minute;
const startsAt = 1_000_000 * hour;

// A moment within every time limit: the booking has begun and ended.
const facts: Omit<BookingFacts, 'status'> = {
  hold_until: startsAt,
  request_until: startsAt + 120 * minute,
  moves_until: startsAt + 120 * minute,
  cancels_until: startsAt,
  starts_at: startsAt,
  ends_at: startsAt,
  checked_in_at: startsAt + 110 * minute,
  no_show_at: startsAt + 30 * minute,
};
const open = startsAt + 120 * minute;

const actions: BookingAction[] = [
  'pay',
  'pay_request',
  'replace',
  'expire',
  'revive',
  'accept',
  'decline',
  'cancel',
  'move',
  'offer_time',
  'refuse_time',
  'take_time',
  'check_in',
  'undo_check_in',
  'mark_no_show',
  'undo_no_show',
  'contest',
  'reject_contest',
  'uphold',
  'complete',
];
const roles: BookingRole[] = ['guest', 'host', 'manager', 'coordinator', 'guide', 'operator', 'system'];

// Written from docs/domain/bookings.md, apart from the table in the code: state, action, role letters, next state.
const allowed = `
held pay S confirmed
held pay_request S requested
held replace S expired
held expire S expired
held cancel GHMCO expired
requested accept HMCO confirmed
requested decline HMCO declined
requested cancel GO cancelled
requested move GO requested
requested offer_time HMCO requested
requested refuse_time GO requested
requested take_time GO confirmed
requested expire S expired
confirmed cancel GHMCO cancelled
confirmed check_in HMCDO checked_in
confirmed mark_no_show HMCDO no_show
confirmed complete S completed
confirmed move GO confirmed
checked_in undo_check_in HMCDO confirmed
checked_in complete S completed
no_show undo_no_show HMCDO confirmed
no_show check_in HMCDO checked_in
no_show contest G no_show
no_show reject_contest O no_show
no_show uphold O completed
expired revive S confirmed`;

const letters: Record<string, BookingRole> = {
  G: 'guest',
  H: 'host',
  M: 'manager',
  C: 'coordinator',
  D: 'guide',
  O: 'operator',
  S: 'system',
};
const expected = new Map<string, string | undefined>(
  allowed
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [from, action, who, to] = line.split(' ');
      return [...who!].map((letter) => [`${from} ${action} ${letters[letter]}`, to] as const);
    }),
);

// For each transition with a limit: a moment within it, where the common one is too late.
const moments: Partial<Record<string, number>> = {
  'confirmed cancel guest': startsAt,
  'confirmed cancel host': startsAt,
  'confirmed cancel manager': startsAt,
  'confirmed cancel coordinator': startsAt,
  'no_show undo_no_show host': startsAt + 45 * minute,
  'no_show undo_no_show coordinator': startsAt + 45 * minute,
  'no_show undo_no_show operator': startsAt + 45 * minute,
  'no_show undo_no_show manager': startsAt + 45 * minute,
  'no_show undo_no_show guide': startsAt + 45 * minute,
};

describe('every state × action × role', () => {
  const cells = bookingStatuses.flatMap((status) =>
    actions.flatMap((action) => roles.map((role) => [status, action, role] as const)),
  );

  it('is 9 × 20 × 7 cells, of which some are ways', () => {
    expect(cells).toHaveLength(1260);
    expect([...expected.keys()].every((key) => cells.some((cell) => cell.join(' ') === key))).toBe(true);
  });

  it.each(bookingStatuses)('%s leads where the table above says, and nowhere else', (from) => {
    for (const [status, action, role] of cells.filter(([one]) => one === from)) {
      const key = `${status} ${action} ${role}`;
      const step = stepOf({ ...facts, status }, action, role, moments[key] ?? open);
      const to = expected.get(key);
      if (to) expect.soft(step, key).toEqual({ ok: true, to });
      else
        expect
          .soft(step, key)
          .toMatchObject({ ok: false, code: 'booking-state', why: expect.stringMatching(/no-such-step|role/) });
    }
  });
});

describe('times', () => {
  it.each<[BookingStatus, BookingAction, BookingRole, number, number | null]>([
    ['held', 'expire', 'system', startsAt, null],
    ['requested', 'expire', 'system', open, null],
    ['requested', 'accept', 'host', -Infinity, open],
    ['requested', 'decline', 'host', -Infinity, open],
    ['confirmed', 'move', 'guest', -Infinity, open],
    ['requested', 'move', 'guest', -Infinity, open],
    ['requested', 'offer_time', 'host', -Infinity, open],
    ['requested', 'refuse_time', 'guest', -Infinity, open],
    ['requested', 'take_time', 'guest', -Infinity, open],
    ['confirmed', 'check_in', 'host', startsAt - 12 * hour, null],
    ['confirmed', 'mark_no_show', 'host', startsAt + 30 * minute, null],
    ['confirmed', 'complete', 'system', startsAt + 2 * hour, null],
    ['checked_in', 'complete', 'system', startsAt + 2 * hour, null],
    ['confirmed', 'cancel', 'guest', -Infinity, startsAt],
    ['confirmed', 'cancel', 'host', -Infinity, startsAt],
    ['confirmed', 'cancel', 'operator', -Infinity, Infinity],
    ['checked_in', 'undo_check_in', 'host', -Infinity, startsAt + 125 * minute],
    ['no_show', 'undo_no_show', 'host', -Infinity, startsAt + 45 * minute],
    ['no_show', 'check_in', 'host', -Infinity, startsAt + 2 * hour],
    ['no_show', 'contest', 'guest', -Infinity, startsAt + 24.5 * hour],
  ])('%s, %s by %s: both ends belong to it', (...[status, action, role, first, last]) => {
    const booking = { ...facts, status };
    const why = (now: number) => {
      const step = stepOf(booking, action, role, now);
      return step.ok ? 'ok' : step.why;
    };
    if (Number.isFinite(first)) expect([why(first - 1), why(first)]).toEqual(['too-early', 'ok']);
    if (last !== null && Number.isFinite(last)) expect([why(last), why(last + 1)]).toEqual(['ok', 'too-late']);
    if (last === null || last === Infinity) expect(canDo(booking, action, role, startsAt + 1000 * hour)).toBe(true);
  });

  it('a row that lost its instant is a bug', () => {
    expect(() => stepOf({ ...facts, hold_until: null, status: 'held' }, 'expire', 'system', open)).toThrow(RangeError);
  });
});

describe('states', () => {
  it.each<[BookingStatus, string[]]>([
    ['held', ['confirmed', 'requested', 'expired']],
    ['requested', ['confirmed', 'declined', 'cancelled', 'requested', 'expired']],
    ['confirmed', ['cancelled', 'checked_in', 'no_show', 'completed', 'confirmed']],
    ['checked_in', ['confirmed', 'completed']],
    ['completed', []],
    ['no_show', ['confirmed', 'checked_in', 'no_show', 'completed']],
    ['declined', []],
    ['cancelled', []],
    ['expired', ['confirmed']],
  ])('%s leads to %j', (status, next) => {
    const found = transitions.filter(({ from }) => from === status).map(({ to }) => to);
    expect([...new Set(found)]).toEqual(next);
  });

  it('hold, sell or free their seats', () => {
    const freed = bookingStatuses.filter((status) => seatsOf(status) === 'free');
    expect(freed).toEqual(['declined', 'cancelled', 'expired']);
    expect([seatsOf('held'), seatsOf('requested'), seatsOf('confirmed')]).toEqual(['held', 'held', 'sold']);
  });
});
