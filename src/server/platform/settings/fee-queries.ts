// The statements behind service fees, and which listings a fee makes too cheap to be paid online (docs/domain/pricing.md#service-fee).
import { sql, type Transaction } from 'kysely';
import { cheapestPax } from '#src/domain/listing/missing.ts';
import { onlineMinimum } from '#src/domain/money/own-currency.ts';
import { feeRateOf, type OwnFee, type ServiceFees } from '#src/domain/pricing/service-fee.ts';
import type { GroupTier } from '#src/domain/pricing/quote-input.ts';
import type { Database } from '#src/server/platform/db/schema.ts';

type Trx = Transaction<Database>;

/** All fees that are not the usual one. */
export async function findOwnFees(trx: Trx): Promise<OwnFee[]> {
  const result = await sql<OwnFee>`
    select city_id, category_id, rate::float8 as rate from service_fee`.execute(trx);
  return result.rows;
}

interface CheapListing {
  id: number;
  title: string;
  city_id: number;
  category_id: number;
  price_cents: number;
  surcharge_cents: number | null;
  group_tiers: GroupTier[];
  min_pax: number;
  max_pax: number;
  deposit_rate: string;
}

/**
 * A published listing that can be booked with the fees of before, and at which some party could not pay the smallest card payment with
 * the new ones (docs/domain/pricing.md#the-smallest-card-payment); null where there is none. No fee makes a listing too cheap whose
 * price reaches that payment without one.
 */
export async function findTooCheap(
  trx: Trx,
  { before, after }: Readonly<Record<'before' | 'after', ServiceFees>>,
): Promise<Pick<CheapListing, 'id' | 'title'> | null> {
  const least = onlineMinimum();
  const result = await sql<CheapListing>`
    select c.id, c.title, c.city_id, c.category_id, c.price_cents, c.surcharge_cents, c.group_tiers, c.min_pax, c.max_pax, c.deposit_rate
    from course c
    where c.status = 'published' and (c.price_cents < ${least} or c.group_tiers <> '[]' and
      c.price_cents * (100 - (select max((tier ->> 'percent')::numeric) from jsonb_array_elements(c.group_tiers) tier)) < ${100 * least})
    order by c.id`.execute(trx);
  const isTooCheap = (fees: ServiceFees, row: CheapListing) =>
    cheapestPax({ ...row, service_fee_rate: feeRateOf(fees, row) }) !== null;
  return result.rows.find((row) => isTooCheap(after, row) && !isTooCheap(before, row)) ?? null;
}
