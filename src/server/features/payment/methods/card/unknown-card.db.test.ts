// A card unknown to the provider is a separate failure, whatever happened to the card before.
import { describe, expect, it } from 'vitest';
import { hold, pay, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';

const suite = usePayingSuite();

const declines = async (): Promise<number> => {
  const { rows } = await suite.base.pool.query(
    `select coalesce(max(points), 0)::int as points from rate_limit where key like 'card:booking:%'`,
  );
  return rows[0].points as number;
};

describe('a card that the provider does not know', () => {
  it('is no decline of the card before, and the next one pays at once', async () => {
    await suite.base.pool.query('delete from rate_limit');
    const held = await hold(suite.world.program, suite.course);
    expect((await pay(held, 'pm_card_chargeDeclined')).body).toMatchObject({ code: 'card-decline-unknown' });
    expect((await pay(held, 'pm_card_nobody_knows')).body).toMatchObject({ code: 'booking-failed-card' });
    expect(await declines()).toBe(1);
    expect((await pay(held)).body).toMatchObject({ state: 'paid' });
    expect(await stored(suite.base.pool, held.ref)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  });

  it('is the same failure where no card was declined before', async () => {
    const held = await hold(suite.world.program, suite.course);
    expect((await pay(held, 'pm_card_nobody_knows')).body).toMatchObject({ code: 'booking-failed-card' });
    expect((await pay(held)).body).toMatchObject({ state: 'paid' });
  });
});
