// Discount codes of the demo: one that works, one in percent, one that has run out.
import type { PoolClient } from 'pg';
import type { DemoFiles } from './demo-files.ts';

/** Inserts the codes that demo/shared.json names. */
export async function seedCoupons(client: PoolClient, files: DemoFiles): Promise<void> {
  const rows = files.shared.coupons.map(({ amount, minimum_spend, ...coupon }) => ({
    ...coupon,
    amount_cents: amount === undefined ? null : Math.round(amount * 100),
    minimum_spend_cents: Math.round(minimum_spend * 100),
  }));
  await client.query(
    `insert into coupon (code, kind, amount_cents, percent, minimum_spend_cents, max_uses, valid_until)
     select c.code, c.kind, c.amount_cents, c.percent, c.minimum_spend_cents, c.max_uses,
       banyan_now() - make_interval(days => c.valid_until_days_ago)
     from jsonb_to_recordset($1) as c(code citext, kind text, amount_cents int, percent numeric,
       minimum_spend_cents int, max_uses int, valid_until_days_ago int)`,
    [JSON.stringify(rows)],
  );
}
