// account/resend: a new link in place of one that is too old, to the address of the booking (docs/accounts.md#links-in-mails).
import { accountLinksADay, linkState } from '#src/domain/account/account-link.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { givenHash } from '#src/server/platform/secrets.ts';
import { linkFacts } from './link.ts';
import { findLink, lockLink, queueLink } from './queries.ts';
import { t } from '#src/server/features/texts.ts';

type Output = CallOutput<'account/resend'>;

export const accountResend: Handler<'account/resend'> = ({ token }, call) => resendLink(token, call);

/** What the call and the form without script do. */
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
