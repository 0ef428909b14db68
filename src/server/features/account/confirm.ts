// account/confirm: uses the link of a mail, once. Signs nobody in (docs/accounts.md#links-in-mails, ADR 040).
import { decideLinkUse } from '#src/domain/account/account-link.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { givenHash } from '#src/server/platform/secrets.ts';
import { hashPassword } from '#src/server/features/user/index.ts';
import { linkFacts } from './link.ts';
import { findLink, lockLink, writeJoined, writeVerified } from './queries.ts';
import { t } from '#src/server/features/texts.ts';

type Output = CallOutput<'account/confirm'>;

export const accountConfirm: Handler<'account/confirm'> = (input, call) => confirmLink(input, call);

/** What the call and the form without script do. The password is hashed before any lock. */
export async function confirmLink(
  { token, password }: CallInput<'account/confirm'>,
  { services, visitor }: Pick<CallContext, 'services' | 'visitor'>,
): Promise<Output | Refusal> {
  const tokenHash = givenHash(services.keys, token);
  const newHash = password === undefined ? null : await hashPassword(password, services.config.passwordCost);
  return inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const found = await findLink(trx, tokenHash, visitor.id);
    if (!found) return refuse('link-invalid');
    await lockLink(trx, found);
    const row = (await findLink(trx, tokenHash, visitor.id)) ?? found;
    const use = decideLinkUse(linkFacts(row), newHash !== null);
    if ('refused' in use) return refuse(use.refused);
    if (use.does === 'verify') {
      const hash = use.password === 'new' ? newHash : row.typed_hash;
      if (hash === null) return refuse('password-missing');
      await writeVerified(trx, row, hash);
    }
    if (use.does !== 'nothing') await writeJoined(trx, row, tokenHash);
    return { did: use.does, email: row.email, message: t(`account.link.${use.does}`) };
  });
}
