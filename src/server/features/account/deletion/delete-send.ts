// account/delete-send: mails the owner the link that deletes the account (docs/accounts.md#deleting-an-account).
import { obstaclesOf } from '#src/domain/account/deletion.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { askByMail } from '#src/server/features/account/mailed/index.ts';
import { findProfile } from '#src/server/features/account/profile/index.ts';
import { findDeletionFacts } from './facts-queries.ts';

export const route = 'account/delete-send';

export const handle: Handler<typeof route> = async (_input, call) => {
  const { services, actor } = call;
  const row = actor.userId === null ? null : await findProfile(services.db, actor.userId);
  const facts = row && (await findDeletionFacts(services.db, row.id));
  if (!facts) return refuse('unauthorized');
  if (obstaclesOf(facts).length > 0) return refuse('account-in-use');
  await askByMail(call, { purpose: 'delete', email: row.email, userId: row.id });
  return { message: t('account.delete.sent', { email: row.email }) };
};
