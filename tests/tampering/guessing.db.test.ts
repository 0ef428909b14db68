// Guessing: codes, booking tokens, other people's bookings; and what a known email address reveals.
import { beforeAll, describe, expect, it } from 'vitest';
import { choiceOf, insertCoupon } from '#tests/support/catalogue/bookable-courses.ts';
import { hold, pay } from '#tests/support/payment/paying.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';

const suite = useTamperingSuite();
let visitor: Caller;
beforeAll(async () => {
  visitor = await suite.program.visitor();
});

describe('codes', () => {
  const price = async (who: Caller, code: string) => {
    const { email: _email, first_name: _first, last_name: _last, ...choice } = choiceOf(suite.course);
    const { body } = await who.call('booking/calculate', { ...choice, coupon_code: code });
    return body as unknown as { coupon_discount: number; discount_error: string | null };
  };

  it('are not looked up after ten wrong ones, the right one neither, in no process and by no other browser', async () => {
    await insertCoupon(suite.base.pool, 'RIGHTCODE');
    const written = await suite.refused(async () => {
      for (let guess = 0; guess < 10; guess += 1) {
        expect((await price(visitor, `WRONG${guess}`)).coupon_discount).toBe(0);
      }
    });
    expect(written).toEqual([]);
    const stopped = await suite.refused(async () => {
      const other = await suite.second.visitor();
      for (const who of [visitor, other]) {
        const answer = await price(who, 'RIGHTCODE');
        expect(answer.coupon_discount).toBe(0);
        expect(answer.discount_error).toMatch(/irregularity/);
      }
    });
    expect(stopped.map(({ msg }) => msg)).toEqual(Array(2).fill('stopped someone guessing codes'));
    const { body } = await visitor.call('booking/checkout', choiceOf(suite.course, { coupon_code: 'RIGHTCODE' }));
    expect(body.code).toBe('irregularity');
    const used = await suite.base.pool.query(`select used from coupon where code = 'RIGHTCODE'`);
    expect(used.rows).toEqual([{ used: 0 }]);
  });

  it('cannot be guessed by sending many at once', async () => {
    await insertCoupon(suite.base.pool, 'SECONDCODE');
    const other = await suite.second.visitor();
    const codes = [...Array.from({ length: 40 }, (_, guess) => `GUESS${guess}`), 'SECONDCODE'];
    const answers = await Promise.all(codes.map((code, guess) => price(guess % 2 === 0 ? visitor : other, code)));
    const known = answers.filter(({ discount_error: why }) => !/irregularity/.test(why ?? ''));
    expect(known.length).toBeLessThanOrEqual(10);
    expect(answers.at(-1)?.coupon_discount).toBe(0);
  });
});

describe('booking tokens', () => {
  it('that are guessed, cut or changed open nothing and start no payment', async () => {
    const held = await hold(suite.program, suite.course);
    const changed = `${held.token.slice(0, -2)}${held.token.endsWith('AA') ? 'BB' : 'AA'}`;
    const guesses = [changed, held.token.slice(1), held.ref, 'x'.repeat(held.token.length), held.token.toUpperCase()];
    const written = await suite.refused(async () => {
      for (const token of guesses) {
        const { body } = await pay({ ...held, token });
        expect(['payment-unknown', 'bad-input']).toContain(body.code);
      }
    });
    expect(written.length).toBe(guesses.length);
    expect((await suite.sandbox.stripe.paymentIntents.list()).data).toEqual([]);
    for (const secret of [held.token, changed]) expect(suite.log.text()).not.toContain(secret);
  });

  it('of one booking do not open another by its number', async () => {
    const mine = await hold(suite.program, suite.course);
    const theirs = await hold(suite.program, suite.course, { email: 'other@example.test' });
    const written = await suite.refused(async () => {
      const seen = await mine.visitor.call('booking/detail', { ref: theirs.ref, token: mine.token });
      expect(seen.body.code).toBe('booking-not-found');
      const cancelled = await mine.visitor.call('booking/cancel', { ref: theirs.ref, token: mine.token });
      expect(cancelled.body.code).toBe('booking-not-found');
    });
    expect(written.map(({ call }) => call)).toEqual(['booking/detail', 'booking/cancel']);
  });
});

describe('a known email address', () => {
  it('gets the same answer as an unknown and an unverified one, opens no account and keeps its password', async () => {
    await suite.base.pool.query(
      `insert into user_account (email, first_name, password_hash, verified_at)
       values ('known@example.test', 'Known', 'kept-as-it-is', banyan_now())`,
    );
    const answers = [];
    for (const email of ['known@example.test', 'unknown@example.test', 'unknown@example.test']) {
      const who = await suite.program.visitor();
      const cookies = [...who.cookies.keys()].sort();
      const answer = await who.call('booking/checkout', choiceOf(suite.course, { email, password: 'a-new-password' }));
      expect(answer.body.status).toBe('success');
      const signedIn = await who.call('user/auth');
      expect(signedIn.body.user_id).toBeNull();
      const { ref, token, hold_until, ...rest } = answer.body;
      answers.push({
        status: answer.status,
        fields: Object.keys(answer.body),
        lengths: [ref.length, token.length, hold_until.length],
        rest,
        before: cookies,
        after: [...who.cookies.keys()].sort(),
      });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]?.after).toEqual(answers[0]?.before);
    const known = await suite.base.pool.query(
      `select password_hash, first_name from user_account where email = 'known@example.test'`,
    );
    expect(known.rows).toEqual([{ password_hash: 'kept-as-it-is', first_name: 'Known' }]);
    const login = await visitor.call('user/login', { email: 'known@example.test', password: 'a-new-password' });
    expect(login.body.status).toBe('error');
  });
});
