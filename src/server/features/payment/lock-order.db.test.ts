import { expect, it } from 'vitest';
import { hold, pay, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { dropPayment, markUnknown } from './attempt-queries.ts';

const suite = usePayingSuite();

// Webhook, sweeper and request meet at one payment: the booking's lock comes first.
it.each([
  ['markUnknown', (id: string) => markUnknown(suite.world.program.services.db, id), 'unknown'],
  ['dropPayment', (id: string) => dropPayment(suite.world.program.services.db, id, 'refused'), 'failed'],
])('%s waits for the booking before it takes the payment', async (_name, write, status) => {
  const held = await hold(suite.world.program, suite.course);
  await pay(held, 'pm_card_chargeDeclined');
  const row = (await stored(suite.base.pool, held.ref)) as unknown as { id: string; payments: { id: string }[] };
  const paymentId = row.payments[0]?.id ?? '';
  const other = await suite.base.pool.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from booking where id = $1 for no key update', [row.id]);
    const writing = write(paymentId);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.query('select 1 from payment where id = $1 for no key update nowait', [paymentId]);
    await other.query('commit');
    await writing;
  } finally {
    other.release();
  }
  const result = await suite.base.pool.query('select status from payment where id = $1', [paymentId]);
  expect(result.rows).toEqual([{ status }]);
});
