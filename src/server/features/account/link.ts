// account/link: the state of an emailed link; also makes such links (docs/domain/accounts.md#links-in-booking-emails,
// docs/domain/messages.md#emails-to-hosts, ADR 040).
import { accountLinkDays, linkState, type LinkFacts, accountLinksADay } from '#src/domain/account/account-link.ts';
import { accountLinkUrl } from '#src/contract/addresses/urls.ts';
import type { Services } from '#src/server/services.ts';
import { deriveSecret, givenHash, hashesOf, hashSecret, secretOfHash } from '#src/server/platform/secrets.ts';
import { findLink, findSentLink, insertLink, type LinkRow, lockLink, queueLink } from './queries.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler, CallContext } from '#src/server/call.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { t } from '#src/server/features/texts.ts';

/** Returns the URL. `mailTask` is the sending task: a retry repeats the link, a new email gets a new one. */
export async function makeAccountLink(
  { db, keys, config }: Pick<Services, 'db' | 'keys' | 'config'>,
  { bookingId, mailTask }: { bookingId: string; mailTask: number },
): Promise<string> {
  const text = `${bookingId}:${mailTask}`;
  const sent = await findSentLink(db, hashesOf(keys, 'account', text));
  const token = sent === null ? deriveSecret(keys, 'account', text) : secretOfHash(keys, 'account', text, sent);
  await insertLink(db, { tokenHash: hashSecret(token), bookingId, days: accountLinkDays });
  return config.origin + accountLinkUrl(token);
}

export const accountLink: Handler<'account/link'> = async ({ token }, { services, visitor }) => {
  const row = await findLink(services.db, givenHash(services.keys, token), visitor.id);
  if (!row) return refuse('link-invalid');
  const { email, title, city_name, date, time, time_zone } = row;
  const facts = linkFacts(row);
  return { state: linkState(facts), has_typed: facts.hasTyped, email, title, city_name, date, time, time_zone };
};

export function linkFacts(row: LinkRow): LinkFacts {
  return {
    isExpired: row.is_expired,
    isUsed: row.is_used,
    isVerified: row.is_verified,
    inAccount: row.in_account,
    hasTyped: row.typed_hash !== null,
  };
}

// account/resend: a new link instead of an expired one, to the booking's address (docs/domain/accounts.md#links-in-booking-emails).

type Output = CallOutput<'account/resend'>;

export const accountResend: Handler<'account/resend'> = ({ token }, call) => resendLink(token, call);

export function resendLink(
  token: string,
  { services, visitor }: Pick<CallContext, 'services' | 'visitor'>,
): Promise<Output | Refusal> {
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const row = await findLink(trx, givenHash(services.keys, token), visitor.id);
    if (!row) return refuse('link-invalid');
    if (linkState(linkFacts(row)) !== 'expired') return { message: t('account.link.good') };
    await lockLink(trx, row);
    await queueLink(trx, row, accountLinksADay);
    return { message: t('account.link.sent') };
  });
}
