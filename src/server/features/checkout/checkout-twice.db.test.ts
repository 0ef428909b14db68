import { describe, expect, it } from 'vitest';
import { choiceOf } from '#tests/support/catalogue/bookable-courses.ts';
import { as } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';

const suite = useCheckoutSuite();

describe('a checkout sent twice', () => {
  it('answers the same booking for the same key and body, also at once', async () => {
    const visitor = await suite.program.visitor();
    const send = () => visitor.call('booking/checkout', choiceOf(suite.course), { 'idempotency-key': 'key-1' });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await suite.taken()).toBe(1);
  });

  it('refuses another body under the same key, and knows keys of one visitor only', async () => {
    const visitor = await suite.program.visitor();
    const key = { 'idempotency-key': 'key-2' };
    const first = await visitor.call('booking/checkout', choiceOf(suite.course), key);
    const other = await visitor.call('booking/checkout', choiceOf(suite.course, { pax: 2 }), key);
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-mismatch' } });
    const outsider = await (await suite.program.visitor()).call('booking/checkout', choiceOf(suite.course), key);
    expect(outsider.body.ref).not.toBe(first.body.ref);
    expect(await suite.taken()).toBe(2);
  });

  it('replaces the own hold without a key, also where it has the last seats', async () => {
    const visitor = await suite.program.visitor();
    const first = await visitor.call('booking/checkout', choiceOf(suite.course, { pax: 4 }));
    const second = await visitor.call('booking/checkout', choiceOf(suite.course, { pax: 3 }));
    expect(second.status).toBe(200);
    expect(await suite.booking(first.body.ref)).toMatchObject({ status: 'expired', is_replaced: true });
    expect(await suite.taken()).toBe(3);
    const twice = await Promise.all([1, 2, 3].map(() => visitor.call('booking/checkout', choiceOf(suite.course))));
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await suite.taken()).toBe(1);
  });

  it('replaces the own hold also where each request has a key of its own', async () => {
    const visitor = await suite.program.visitor();
    const refs: string[] = [];
    for (const key of ['a', 'b'])
      refs.push((await visitor.call('booking/checkout', choiceOf(suite.course), { 'idempotency-key': key })).body.ref);
    expect(await suite.booking(refs[0] ?? '')).toMatchObject({ status: 'expired', is_replaced: true });
    expect(await suite.taken()).toBe(1);
  });

  it('keeps what a distributor has asked for with different keys', async () => {
    const visitor = await suite.program.visitor();
    for (const key of ['a', 'b'])
      await visitor.call('booking/checkout', choiceOf(suite.course), { 'idempotency-key': key, ...as('agency') });
    expect(await suite.taken()).toBe(2);
  });
});
