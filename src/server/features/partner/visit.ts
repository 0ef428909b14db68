// partner/visit: counts a visit by a link, and keeps it where the visitor wishes so (docs/partners.md#the-link).
import { createHash } from 'node:crypto';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { prolongVisitor } from '#src/server/http/visitor.ts';
import { countClick, findRecommending, keepVisit } from './link-queries.ts';

export const route = 'partner/visit';

export const handle: Handler<typeof route> = async ({ code, keep }, { services, visitor, cookies }) => {
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
