// admin/rate-fetch: the source is asked for exchange rates now (docs/back-office.md#exchange-rates).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { writeAudit } from '#src/server/features/audit/index.ts';
import { fetchRatesNow } from '#src/server/features/rates/index.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'admin/rate-fetch';

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
  const { rates } = services.gateways;
  if (rates === null) return refuse('rates-no-source');
  const count = await fetchRatesNow(services, rates);
  if (count === null) return refuse('rates-no-answer');
  await writeAudit(services.db, {
    actorId: actor.userId,
    action: 'rates-fetched',
    subject: 'rates',
    detail: { source: rates.source, count },
  });
  return { message: t('rate.fetched', { count, source: rates.source }) };
};
