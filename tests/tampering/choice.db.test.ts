// A guest's choice, altered on the way: prices, counts, add-ons and currencies that our pages never send.
import { beforeAll, describe, expect, it } from 'vitest';
import { visitorIdOf } from '#src/server/platform/http/visitor.ts';
import { choiceOf, insertAddon, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';

const suite = useTamperingSuite();
let visitor: Caller;
let own: number;
let foreign: number;

beforeAll(async () => {
  visitor = await suite.program.visitor();
  own = await insertAddon(suite.base.pool, suite.course.id, 'translator', 4);
  foreign = await insertAddon(suite.base.pool, (await insertBookableCourse(suite.base.pool)).id, 'translator', 4);
});

/** Sends a choice to calculate and to checkout; both must refuse with this code, and log one line each. */
async function refusedChoice(more: Record<string, unknown>, code: string): Promise<void> {
  const written = await suite.refused(async () => {
    const { email: _email, first_name: _first, last_name: _last, ...choice } = choiceOf(suite.course, more);
    const priced = await visitor.call('booking/calculate', choice);
    const booked = await visitor.call('booking/checkout', choiceOf(suite.course, more));
    expect([priced.body.code, booked.body.code]).toEqual([code, code]);
    expect(booked.status).toBeGreaterThanOrEqual(400);
  });
  // The log names the browser by the hash of its cookie: the cookie itself opens bookings (ADR 040).
  const secret = visitor.cookies.get('visitor') ?? '';
  expect(written.map(({ call, code: why, visitor: whose }) => [call, why, whose])).toEqual(
    ['booking/calculate', 'booking/checkout'].map((call) => [call, code, visitorIdOf(secret)]),
  );
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(suite.log.text()).not.toContain(secret);
}

describe('a price of one’s own', () => {
  it.each([
    ['price', { price: 0.01 }],
    ['total', { total: 0 }],
    ['due', { booking_deposit_due: 0 }],
    ['due in cents', { due_cents: 0 }],
    ['discount', { discount: 1000 }],
    ['service fee', { service_fee: 0 }],
    ['currency', { currency: 'VND' }],
    ['exchange rate', { exchange_rate: 1 }],
    ['quote', { quote: { due: 0 } }],
    ['prototype', JSON.parse('{"__proto__": {"pax": 1}, "constructor": 1}') as Record<string, unknown>],
  ])('%s', async (_what, more) => refusedChoice(more, 'bad-input'));
});

describe('a number of guests that is none', () => {
  it.each([-1, 0, 1.5, '1', 1e9, 2 ** 31, 2 ** 53, -0.5, true, [1], { gt: 0 }])('%j', async (pax) =>
    refusedChoice({ pax }, 'bad-input'),
  );
});

describe('a number of guests that is empty', () => {
  it('is the step that is missing, not a sign of tampering', async () => {
    const written = await suite.refused(async () => {
      const { email: _email, first_name: _first, last_name: _last, ...choice } = choiceOf(suite.course, { pax: null });
      const priced = await visitor.call('booking/calculate', choice);
      const booked = await visitor.call('booking/checkout', choiceOf(suite.course, { pax: null }));
      expect([priced.status, priced.body.code]).toEqual([400, 'pax-missing']);
      expect([booked.status, booked.body.code]).toEqual([400, 'pax-missing']);
    });
    expect(written).toEqual([]);
  });
});

describe('add-ons', () => {
  it.each([
    ['a negative count', () => [{ id: own, pax: -1 }], 'bad-input'],
    ['a broken count', () => [{ id: own, pax: 0.5 }], 'bad-input'],
    ['a count as text', () => [{ id: own, pax: '1' }], 'bad-input'],
    ['a price with it', () => [{ id: own, pax: 1, price: 0 }], 'bad-input'],
    ['another course’s', () => [{ id: foreign, pax: 1 }], 'addon-unavailable'],
    ['one that does not exist', () => [{ id: 2_000_000, pax: 1 }], 'addon-unavailable'],
    [
      'the same one twice',
      () => [
        { id: own, pax: 1 },
        { id: own, pax: 1 },
      ],
      'addon-unavailable',
    ],
    ['more than anybody needs', () => [{ id: own, pax: 2 }], 'addon-unavailable'],
    ['far more', () => [{ id: own, pax: 1e6 }], 'bad-input'],
  ])('%s', async (_what, addons, code) => refusedChoice({ addons: addons() }, code));
});

describe('somebody else’s offer', () => {
  it('by a made-up token', async () => refusedChoice({ offer: 'x'.repeat(43) }, 'offer-invalid'));
});

describe('what a log says about it', () => {
  it('names the fields and not what was in them', async () => {
    const email = 'somebody-secret@example.test';
    const written = await suite.refused(async () => {
      await visitor.call('booking/checkout', choiceOf(suite.course, { email, pax: -1, hack: 'value-of-hack' }));
    });
    expect(written).toMatchObject([{ call: 'booking/checkout', code: 'bad-input' }]);
    expect(String(written[0]?.['fields'])).toContain('pax');
    expect(suite.log.text()).not.toContain('somebody-secret');
    expect(suite.log.text()).not.toContain('value-of-hack');
  });

  it('is silent about a choice that is right', async () => {
    suite.log.clear();
    const { body } = await visitor.call('booking/checkout', choiceOf(suite.course));
    expect(body.status).toBe('success');
    expect(suite.log.warnings()).toEqual([]);
  });

  it('would have been seen, had anything changed', async () => {
    const booked = suite.refused(async () => {
      await visitor.call('booking/checkout', choiceOf(suite.course, { email: 'second@example.test' }));
    });
    await expect(booked).rejects.toThrow('to deeply equal');
  });
});
