// partner/open: who recommends by a link (docs/partners.md#the-link).
import { partnerRules } from '#src/domain/partner/partner.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findRecommending } from './link-queries.ts';

export const route = 'partner/open';

/**
 * Says nothing about an ambassador but the first name, which is on the page that everybody sees who has the link. Whether a code that
 * is not found is nobody's, paused or has ended is not said.
 */
export const handle: Handler<typeof route> = async ({ code }, { services }) => {
  const found = await findRecommending(services.db, code);
  if (!found) return refuse('partner-not-found');
  return {
    name: found.first_name.trim(),
    good_days: partnerRules.visitDays,
  };
};
