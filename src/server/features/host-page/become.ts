// host/become: makes the account of who is signed in a host at once; from a visitor it asks for an account first
// (docs/listings.md#becoming-a-host).
import { cleanEmail } from '#src/contract/checkout/contact-rules.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { askToHost, beginHost } from '#src/server/features/account/index.ts';
import { t } from '#src/server/features/texts.ts';
import { beginningOf } from './beginning.ts';
import { isCityOpen } from './queries.ts';

export const route = 'host/become';

export const handle: Handler<typeof route> = async (input, call) => {
  const { services, actor } = call;
  const { userId } = actor;
  const hasCity = await isCityOpen(services.db, input.city_id);
  const made = beginningOf(input, { hasCity, needsEmail: userId === null });
  if (isRefusal(made)) return made;
  const { isdCode, national, ...beginning } = made;
  if (userId !== null) {
    const isNew = await inTransaction(services.db, (trx) => beginHost(trx, userId, beginning));
    return { host_id: userId, message: t(isNew ? 'host.began' : 'host.known') };
  }
  const wait = await services.limits.consume('feedback', { account: null, address: call.visitor.address });
  if (wait !== null) return { ...refuse('too-many-requests'), retryAfterSeconds: wait };
  const email = cleanEmail(input.email ?? '');
  const [firstName = made.displayName, ...rest] = made.displayName.split(' ');
  await askToHost(call, { email, firstName, lastName: rest.join(' '), isdCode, phone: national, made: beginning });
  return { host_id: null, message: t('host.sent', { email }) };
};
