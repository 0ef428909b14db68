// rate/sgd: today's rate for the estimate next to Alipay; the payment itself freezes its own (docs/domain/pricing.md#alipay).
import type { Handler } from '#src/server/call.ts';
import { findSgdRate } from './alipay-queries.ts';

export const route = 'rate/sgd';

export const handle: Handler<typeof route> = async (_input, { services }) => {
  const found = await findSgdRate(services.db);
  return { rate: found === null ? null : Number(found.rate), rate_at: found?.at.toISOString() ?? null };
};
