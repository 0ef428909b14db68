// An attacker types a guest's address and the attacker's password at checkout, and waits for the guest to book.
import { describe, expect, it } from 'vitest';
import { hold, pay } from '#tests/support/payment/paying.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';

const suite = useTamperingSuite();

describe('a password typed with the address of somebody else', () => {
  it.each([
    ['and never paid', false],
    ['and paid', true],
  ])('at a checkout %s signs nobody in and shows no booking of theirs', async (what, isPaid) => {
    const email = `victim-${what.replaceAll(' ', '-')}@example.test`;
    const password = 'attacker-pass';
    const attack = await hold(suite.program, suite.course, { email, password });
    if (isPaid) expect((await pay(attack)).body.state).toBe('paid');
    const theirs = await hold(suite.program, suite.course, { email, first_name: 'Vera', last_name: 'Victim' });
    expect((await pay(theirs)).body.state).toBe('paid');

    const attacker = attack.visitor;
    expect((await attacker.call('user/login', { email, password })).body.code).toBe('login-failed');
    expect((await attacker.call('user/auth')).body.user_id).toBeNull();
    expect((await attacker.call('booking/list-guest')).body.code).toBe('unauthorized');
    for (const call of ['booking/detail', 'booking/cancel'])
      expect((await attacker.call(call, { ref: theirs.ref })).body.code).toBe('booking-not-found');
    expect((await attacker.call('booking/detail', { ref: attack.ref })).body.ref).toBe(attack.ref);
  });
});
