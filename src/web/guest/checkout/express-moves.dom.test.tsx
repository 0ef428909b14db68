import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { fixtureQuote } from '#tests/support/web/checkout.ts';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { refusal } from '#tests/support/web/open-with.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { type CheckoutValues, emptyValues } from './checkout-form.ts';
import type { PayResult } from './payment/checkout-method.ts';
import { expressMoves } from './express-moves.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const sam = { name: 'Sam Lind', email: 'sam@example.org', phone: '' };
const made = async () => ({ ok: true as const, token: 'pm_1' });

interface Given {
  readonly typed?: Partial<CheckoutValues>;
  readonly isBusy?: boolean;
  readonly isRunning?: boolean;
  readonly hasPickup?: boolean;
  /** The response of booking/checkout; null for no connection. */
  readonly book?: object | null;
}

function open({ typed = {}, isBusy = false, isRunning = false, hasPickup = false, book = null }: Given) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: { readonly body: string }) => {
    sent.push(JSON.parse(init.body));
    if (book === null) throw new Error('no connection');
    return { json: async () => book };
  });
  const seen = { wrong: -1, isAsked: false, filled: {}, errors: {}, result: null as PayResult | null };
  const moves = expressMoves({
    paying: {
      api: createApi(async () => ({ status: 'success' })),
      settings: fixtureSettings,
      data: { course: fixtureCourse, choice: { course_id: 9, date: '2026-12-05', time: '09:00', pax: 2 } },
      code: { applied: '', quote: fixtureQuote, busy: isBusy },
      shape: { isLogin: false, isDistributor: false, hasPickup, hasOwnFields: true },
      isRunning: { current: isRunning },
    },
    fields: {
      values: { ...emptyValues, ...typed },
      changeAll: (filled) => (seen.filled = filled),
      setErrors: (errors) => (seen.errors = errors),
    },
    checks: { showWrong: (wrong) => (seen.wrong = wrong), hasAskedAddress: () => (seen.isAsked = hasPickup) },
    onPress: () => undefined,
    onStart: () => undefined,
    onResult: (result) => (seen.result = result),
  });
  return { moves, seen, sent };
}

describe('a wallet may open', () => {
  it.each([
    ['while a price is asked for', { isBusy: true }],
    ['while a payment is under way', { isRunning: true }],
    ['before the pickup address is there', { hasPickup: true }],
    ['before the address is said to be right', { hasPickup: true, typed: { pickupAddress: 'Jalan Raya 12, Ubud' } }],
  ] as const)('not %s', (_when, given) => {
    expect(open(given).moves.mayOpen()).toBe(false);
  });

  it('at once where nothing is missing that it does not know', () => {
    expect(open({ typed: { email: 'sam@' } }).moves.mayOpen()).toBe(true);
  });

  it('asks about an address only when it is there', () => {
    const { moves, seen } = open({ hasPickup: true });
    moves.mayOpen();
    expect(seen).toMatchObject({ wrong: 1, isAsked: false, errors: { pickupAddress: expect.any(String) } });
  });
});

describe('a wallet that was agreed to', () => {
  it('fills the form and books with what it tells', async () => {
    const { moves, seen, sent } = open({ book: refusal('time-unavailable') });
    expect(await moves.pay('card', sam, made)).toBe(false);
    expect(seen.filled).toEqual({ email: 'sam@example.org', firstName: 'Sam', lastName: 'Lind' });
    expect(sent).toMatchObject([{ email: 'sam@example.org', first_name: 'Sam', last_name: 'Lind', pax: 2 }]);
  });

  it('is refused at its own buttons, also by the call that books', async () => {
    const { moves, seen } = open({ book: refusal('time-unavailable') });
    await moves.pay('card', sam, made);
    expect(seen.result).toMatchObject({ kind: 'refused', where: 'express', code: 'time-unavailable' });
  });

  it('keeps everything when the connection is lost', async () => {
    const { moves, seen } = open({});
    expect(await moves.pay('card', sam, made)).toBe(false);
    expect(seen.result).toEqual({ kind: 'lost' });
  });

  it('leaves a last name that it does not know to the guest, and books nothing', async () => {
    const { moves, seen, sent } = open({});
    expect(await moves.pay('card', { ...sam, name: 'Sam' }, made)).toBe(false);
    expect([seen.wrong, Object.keys(seen.errors), sent]).toEqual([1, ['lastName'], []]);
  });

  it('pays nothing next to a payment that is under way', async () => {
    const { moves, sent } = open({ isRunning: true });
    expect(await moves.pay('card', sam, made)).toBe(false);
    expect(sent).toEqual([]);
  });
});
