// Decides what invitations have earned once the friend's experience has taken place (docs/invites.md#thanks).
import { whyNoThanks } from '#src/domain/invite/invite.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { gatewayOf } from '../payment/index.ts';
import { newCode } from './codes.ts';
import { type DueInvitation, findDue, findPayments, writeEarned, writeNothing } from './decide-queries.ts';
import { insertCode } from './queries.ts';

/** Works on at most `count`; answers how many were decided. One whose provider does not answer waits for the next turn. */
export async function decideInvitations(services: Services, count = 20, signal?: AbortSignal): Promise<number> {
  let decided = 0;
  for (const due of await findDue(services.db, count)) {
    if (signal?.aborted) break;
    const payers = await payersOf(services, due);
    if (payers === null) continue;
    const why = whyNoThanks({
      isSamePerson: due.is_same_person,
      isSameDevice: due.is_same_device,
      isSameCard: payers.friend.some((payer) => payers.inviter.includes(payer)),
      thanks: due.thanks,
    });
    if (why === null) await thank(services, due);
    else await writeNothing(services.db, due, why);
    decided += 1;
  }
  return decided;
}

async function thank({ db }: Services, due: DueInvitation): Promise<void> {
  await inTransaction(db, async (trx) => {
    const made = { code: newCode('THANKS'), ownerId: due.inviter_id, isFirstBookingOnly: false };
    if (!(await writeEarned(trx, due, await insertCode(trx, made)))) throw new DecidedMeanwhile();
  }).catch((error: unknown) => {
    // Another process was first: the code that was made here goes with the transaction.
    if (!(error instanceof DecidedMeanwhile)) throw error;
  });
}

class DecidedMeanwhile extends Error {}

/** Who paid, as the providers tell cards and accounts apart; null when a provider does not answer now. */
async function payersOf(services: Services, due: DueInvitation) {
  const payers = { friend: [] as string[], inviter: [] as string[] };
  for (const { provider, provider_ref, is_friends } of await findPayments(services.db, due)) {
    const answer = await gatewayOf(services, provider)?.summaryOf(provider_ref);
    if (answer?.ok === false && answer.kind === 'unknown') return null;
    if (answer?.ok && answer.value.payer !== null)
      payers[is_friends ? 'friend' : 'inviter'].push(`${provider}:${answer.value.payer}`);
  }
  return payers;
}
