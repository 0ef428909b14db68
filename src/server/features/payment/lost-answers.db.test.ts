import { describe, expect, it } from 'vitest';
import { hold, lapse, pay, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();

describe('answers that get lost', () => {
  it.each([['drop-after-effect'], ['hang-after-effect'], ['500-after-effect'], ['hang'], ['500']])(
    'never charge twice when confirming meets %s',
    async (kind) => {
      const held = await hold(suite.world.program, suite.course);
      await suite.world.sandbox.control('/faults', { operation: 'payment_intents.confirm', kind, times: 2 });
      const first = await pay(held);
      expect(['paid', 'card-general']).toContain(first.body.state ?? first.body.code);
      await suite.work();
      const booking = await stored(suite.base.pool, held.ref);
      if (booking.status === 'held') expect((await pay(held)).body).toMatchObject({ state: 'paid' });
      expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed', payment: 'paid' });
      expect((await suite.intentOf(held)).amount_received).toBe(520);
    },
  );

  it('say that the payment is being checked, not "declined", and let the guest ask again', async () => {
    const held = await hold(suite.world.program, suite.course);
    await suite.world.sandbox.control('/faults', {
      operation: 'payment_intents.confirm',
      kind: 'hang-after-effect',
      times: 2,
    });
    const said = await pay(held);
    expect([said.status, said.body.code]).toEqual([502, 'card-general']);
    expect(said.body.message).toMatch(/are checking it with the bank\. Please don’t pay again\. Contact our support/);
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'held', payment: 'checking' });
    expect((await pay(held)).body).toMatchObject({ state: 'paid' });
  });

  it.each([
    ['a lost connection', 'drop-before'],
    ['a 500', '500'],
    ['a lost connection afterwards', 'drop-after-effect'],
  ])('of %s while the payment is made are the general card error, and the card is paid once', async (_what, kind) => {
    const held = await hold(suite.world.program, suite.course);
    await suite.world.sandbox.control('/faults', { operation: 'payment_intents.create', kind, times: 2 });
    expect((await pay(held)).body.code).toBe('card-general');
    await suite.work();
    await pay(held);
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed', payment: 'paid' });
    expect((await suite.intentOf(held)).amount_received).toBe(520);
  });

  it('find the payment again when the answer to creating it was lost', async () => {
    const held = await hold(suite.world.program, suite.course);
    await suite.world.sandbox.control('/faults', {
      operation: 'payment_intents.create',
      kind: 'drop-after-effect',
      times: 3,
    });
    const first = await pay(held);
    if (first.body.state !== 'paid') expect((await pay(held)).body).toMatchObject({ state: 'paid' });
    expect((await suite.intentOf(held)).status).toBe('succeeded');
  });

  it.each(['500', '500-after-effect'])(
    'do not lock a guest out when %s is kept under the key of making a payment',
    async (kind) => {
      const held = await hold(suite.world.program, suite.course);
      await suite.world.sandbox.control('/faults', { operation: 'payment_intents.create', kind, times: 1 });
      await pay(held);
      await suite.work();
      expect((await pay(held)).body).toMatchObject({ state: 'paid' });
      expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed', payment: 'paid' });
    },
  );

  it('give the seats back when nothing was ever made known of a payment', async () => {
    const held = await hold(suite.world.program, suite.course);
    await suite.world.sandbox.control('/faults', {
      operation: 'payment_intents.create',
      kind: 'drop-before',
      times: 40,
    });
    await pay(held);
    await suite.world.sandbox.control('/faults', { operation: 'payment_intents.list', kind: 'drop-before', times: 40 });
    await lapse(suite.base.pool, held.ref);
    await suite.work();
    await suite.work();
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'expired' });
  });
});
