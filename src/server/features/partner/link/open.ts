// partner/open: who recommends by a link (docs/partners.md#the-link).
import { partnerRules } from '#src/domain/partner/partner.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findRecommending } from './link-queries.ts';

export const route = 'partner/open';

export const handle: Handler<typeof route> = async ({ code }, { services }) => {
  const found = await findRecommending(services.db, code);
  return found ? { name: found.first_name.trim(), good_days: partnerRules.visitDays } : refuse('partner-not-found');
};
