// account/link: what the link of a mail is good for now. A GET of its page asks this and changes nothing (product 4, 10).
import { linkState, type LinkFacts } from '#src/domain/account/account-link.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { secretHash } from '#src/server/secrets.ts';
import { findLink, type LinkRow } from './queries.ts';

export const route = 'account/link';

export const handle: Handler<typeof route> = async ({ token }, { services, visitor }) => {
  const row = await findLink(services.db, secretHash(token), visitor.id);
  if (!row) return refuse('link-invalid');
  const { email, title, city_name, date, time, time_zone } = row;
  const facts = linkFacts(row);
  return { state: linkState(facts), has_typed: facts.hasTyped, email, title, city_name, date, time, time_zone };
};

/** The row as the rule reads it. */
export function linkFacts(row: LinkRow): LinkFacts {
  return {
    isExpired: row.is_expired,
    isUsed: row.is_used,
    isVerified: row.is_verified,
    inAccount: row.in_account,
    hasTyped: row.typed_hash !== null,
  };
}
