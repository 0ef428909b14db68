// Decides what invitations have earned once the friend's experience has taken place (docs/invites.md#thanks).
import { whyNoThanks } from '#src/domain/partner/invite.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import { isPaidBySame } from '#src/server/features/payment/index.ts';
import { newCode } from './codes.ts';
import { type DueInvitation, findDue, writeEarned, writeNothing } from './decide-queries.ts';
import { insertCode } from './queries.ts';

/** Works on at most `count`; answers how many were decided. One whose provider does not answer waits for the next turn. */
export async function decideInvitations(services: Services, count = 20, signal?: AbortSignal): Promise<number> {
  let decided = 0;
  for (const due of await findDue(services.db, count)) {
    if (signal?.aborted) break;
    const isSameCard = await isPaidBySame(services, { bookingId: due.booking_id, ownerId: due.inviter_id });
    if (isSameCard === null) continue;
    const why = whyNoThanks({
      isSamePerson: due.is_same_person,
      isSameDevice: due.is_same_device,
      isSameCard,
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
