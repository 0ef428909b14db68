// Statements of disputes.
import { sql, type Transaction } from 'kysely';
import type { Posting } from '#src/domain/ledger/entry.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { GatewayDispute } from '#src/server/providers/payment-port.ts';
import { postingOf } from '#src/server/features/booking/index.ts';
import type { PaymentToRefund } from './refund-queries.ts';
import { summarize } from './settle-queries.ts';

type Trx = Transaction<Database>;

export async function findDispute(trx: Trx, ref: string): Promise<GatewayDispute['status'] | null> {
  const result = await sql<{ status: GatewayDispute['status'] }>`
    select status from dispute where provider_ref = ${ref}`.execute(trx);
  return result.rows[0]?.status ?? null;
}

export async function writeDispute(
  trx: Trx,
  paid: PaymentToRefund,
  providerState: GatewayDispute,
  posting: Posting,
): Promise<void> {
  await sql`
    with disputed as (
      insert into dispute (payment_id, provider_ref, amount_minor, currency, status, reason)
      values (${paid.id}, ${providerState.ref}, ${providerState.amountMinor}, ${paid.currency}, ${providerState.status}, ${providerState.reason})
      on conflict (provider_ref) do update set status = excluded.status, changed_at = banyan_now()
    ), ${postingOf(posting, paid.booking_id)}
    select 1`.execute(trx);
  await summarize(trx, paid.booking_id);
}
