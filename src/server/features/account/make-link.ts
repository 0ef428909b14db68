// The link that a mail about a booking carries (product 4, ADR 040).
import { accountLinkDays } from '#src/domain/account/account-link.ts';
import { accountLinkUrl } from '#src/contract/urls.ts';
import type { Services } from '#src/server/services.ts';
import { bookingSecret, secretHash } from '#src/server/secrets.ts';
import { insertLink } from './queries.ts';

/**
 * Makes the link of one mail and answers its address. `mailTask` is the id of the task that sends it: a mail that is tried
 * again carries the same link, and a new mail a new one.
 */
export async function makeAccountLink(
  { db, keys, config }: Pick<Services, 'db' | 'keys' | 'config'>,
  { bookingId, mailTask }: { bookingId: string; mailTask: number },
): Promise<string> {
  const token = bookingSecret(keys, 'account', `${bookingId}:${mailTask}`);
  await insertLink(db, { tokenHash: secretHash(token), bookingId, days: accountLinkDays });
  return config.origin + accountLinkUrl(token);
}
