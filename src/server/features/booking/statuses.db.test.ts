// Statuses spelled in SQL agree with the domain's lists; and the writer's refusals (ADR 032).
import { beforeEach, describe, expect, it } from 'vitest';
import { wayOf } from '#src/domain/booking/lifecycle.ts';
import { bookingStatuses, madeStatuses } from '#src/domain/booking/status.ts';
import { inquirySourcesOf, inquiryStatuses } from '#src/domain/inquiry/inquiry-status.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { hold, stored, type Held } from '#tests/support/payment/paying.ts';
import { lockBooking } from './lock-booking-queries.ts';
import { bySystem } from './open-booking.ts';
import { changeStatus } from './status-queries.ts';

const suite = usePayingSuite();
const textOf = async (statement: string): Promise<string> => (await suite.base.pool.query(statement)).rows[0].text;
const namesIn = (text: string) => [...text.matchAll(/'([a-z_]+)'/g)].map(([, name]) => name);
const constraint = (name: string) =>
  textOf(`select pg_get_constraintdef(oid) as text from pg_constraint where conname = '${name}'`);
const index = (name: string) => textOf(`select pg_get_indexdef('${name}'::regclass) as text`);

describe('the database knows the states of the domain', () => {
  it('of a booking and of an inquiry', async () => {
    expect(namesIn(await constraint('booking_status_check'))).toEqual(bookingStatuses);
    expect(namesIn(await constraint('inquiry_status_check'))).toEqual(inquiryStatuses);
  });

  it('that keep seats, in the audit of departures', async () => {
    const view = await textOf(`select pg_get_viewdef('audit_slot'::regclass) as text`);
    const [, sold = ''] = /status = ANY \(ARRAY\[([^\]]*)\]/.exec(view) ?? [];
    expect(namesIn(sold)).toEqual(madeStatuses);
  });

  it('whose time runs out, in the indexes by which they are found', async () => {
    expect(namesIn(await index('booking_lapsed_holds'))).toEqual([wayOf('expire', 'held').from]);
    expect(namesIn(await index('booking_request_waiting'))).toEqual([wayOf('expire', 'requested').from]);
    expect(namesIn(await index('inquiry_waiting'))).toEqual(inquirySourcesOf('expired'));
  });
});

describe('the writer of a status', () => {
  let held: Held;
  beforeEach(async () => {
    held = await hold(suite.world.program, suite.course);
  });

  it('writes nothing that the table does not allow', async () => {
    const { db } = suite.world.program.services;
    const before = await stored(suite.base.pool, held.ref);
    const change = { by: bySystem, why: { key: 'over' } as const };
    for (const action of ['accept', 'complete', 'revive', 'check_in'] as const) {
      const tried = inTransaction(db, async (trx) => {
        const booking = await lockBooking(trx, before.id);
        if (booking) await changeStatus(trx, booking, { action, ...change });
      });
      await expect(tried).rejects.toThrow(`${action} by system of a held booking: no-such-step`);
    }
    const early = inTransaction(db, async (trx) => {
      const booking = await lockBooking(trx, before.id);
      if (booking) await changeStatus(trx, booking, { action: 'expire', ...change });
    });
    await expect(early).rejects.toThrow('too-early');
    expect(await stored(suite.base.pool, held.ref)).toEqual(before);
  });
});
