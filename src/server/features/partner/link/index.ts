// Links of ambassadors (docs/partners.md#the-link): partner/open says who recommends, partner/visit counts a visit and keeps it
// where the visitor wishes so.
import { createHash } from 'node:crypto';
import { partnerRules } from '#src/domain/partner/partner.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { prolongVisitor } from '#src/server/http/visitor.ts';
import { countClick, findRecommending, keepVisit } from './link-queries.ts';

const open: Handler<'partner/open'> = async ({ code }, { services }) => {
  const found = await findRecommending(services.db, code);
  return found ? { name: found.first_name.trim(), good_days: partnerRules.visitDays } : refuse('partner-not-found');
};

const visit: Handler<'partner/visit'> = async ({ code, keep }, { services, visitor, cookies }) => {
  const found = await findRecommending(services.db, code);
  if (!found) return refuse('partner-not-found');
  const seen = createHash('sha256').update(`${found.id} ${visitor.id}`).digest('base64url');
  await countClick(services.db, found.id, seen);
  if (keep) {
    await keepVisit(services.db, found.id, visitor.id);
    prolongVisitor(cookies, services.config.isSecure);
  }
  return { kept: keep };
};

export const partnerLinkHandlers = { 'partner/open': open, 'partner/visit': visit } as const;
