// host/open: a coordinator opens a host for somebody without mail and acts for them from then on
// (docs/accounts.md#hosts-without-an-address, ADR 087).
import { randomUUID } from 'node:crypto';
import { noAddress } from '#src/domain/account/no-address.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { beginHost } from '#src/server/features/account/index.ts';
import { putMember } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { beginningOf } from './beginning.ts';
import { insertAccount, isCityOpen, logOpened } from './queries.ts';

export const route = 'host/open';

export const handle: Handler<typeof route> = async (input, { services, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const hasCity = await isCityOpen(services.db, input.city_id);
  const made = beginningOf(input, { hasCity, needsEmail: false });
  if (isRefusal(made)) return made;
  const { isdCode, national, ...beginning } = made;
  const wait = await services.limits.consume('feedback', { account: userId, address: null });
  if (wait !== null) return { ...refuse('too-many-requests'), retryAfterSeconds: wait };
  const hostId = randomUUID();
  const [firstName = made.displayName, ...rest] = made.displayName.split(' ');
  await inTransaction(services.db, async (trx) => {
    const email = noAddress(`host-${hostId}`);
    await insertAccount(trx, { id: hostId, email, firstName, lastName: rest.join(' '), isdCode, phone: national });
    await beginHost(trx, hostId, beginning);
    // Whoever opens a host acts for them.
    await putMember(trx, hostId, userId, 'coordinator');
    await logOpened(trx, { hostId, userId });
  });
  return { host_id: hostId, message: t('host.opened', { name: made.displayName }) };
};
