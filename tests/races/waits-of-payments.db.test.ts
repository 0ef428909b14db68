// Requests that wait for each other hold no connection meanwhile: connections are shared (ADR 022).
import { expect, it } from 'vitest';
import { hold, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { openAttempt } from '#src/server/features/payment/open-attempt.ts';

const suite = usePayingSuite();

/** Sends many requests while another transaction locks the booking, and meanwhile serves another guest. */
async function whileLocked(bookingId: string, many: () => Promise<unknown>): Promise<unknown> {
  const other = await suite.base.pool.connect();
  let waiting: Promise<unknown> = Promise.resolve();
  try {
    await other.query('begin');
    await other.query('select 1 from booking where id = $1 for update', [bookingId]);
    waiting = many();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const late = new Promise((resolve) => setTimeout(resolve, 2000, 'nobody was served'));
    const served = suite.base.pool.query('select 1 as served').then(({ rows }) => rows);
    expect(await Promise.race([served, late])).toEqual([{ served: 1 }]);
  } finally {
    await other.query('commit');
    other.release();
  }
  return waiting;
}

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

it('presses that pay one booking leave room for other guests', async () => {
  const held = await hold(suite.world.program, suite.course);
  const row = (await stored(suite.base.pool, held.ref)) as unknown as { id: string; token_hash: Buffer };
  const wanted = { tokenHash: row.token_hash, method: 'card', inputRef: 'pm_card_visa', leaseMs: 5000 } as const;
  const opened = await whileLocked(row.id, () => times(15, () => openAttempt(suite.world.program.services, wanted)));
  const sending = (opened as object[]).filter((one) => 'attempt' in one);
  expect(sending).toHaveLength(1);
});
