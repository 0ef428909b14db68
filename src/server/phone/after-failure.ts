// Notifies others when a message failed; its email is queued with the failure.
import type { PhoneChannel } from '#src/domain/host-reach/reach.ts';
import type { RefusedWhy } from '#src/server/providers/phone/port.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import type { Services } from '#src/server/services.ts';
import type { FailedMessage } from './message-queries.ts';
import { noteStopped, tellUnreachable } from './reach-queries.ts';
import { revokeLinks } from './incoming-queries.ts';

// For the staff.
const details = {
  stopped: 'The host replied STOP, so we send emails instead. Agree on another way to reach the host.',
  number: 'Messages can’t reach the host’s number, so we send emails instead. Ask the host for the right number.',
  other: 'A message to the host’s phone wasn’t delivered, so we sent an email. Call if it is urgent.',
} as const;

/** Failed verification codes notify no one. */
export async function afterFailure(
  services: Pick<Services, 'db' | 'log'>,
  channel: PhoneChannel,
  failed: FailedMessage,
  why: RefusedWhy,
): Promise<void> {
  if (why === 'stopped') return inTransaction(services.db, (trx) => stopNumber(trx, channel, failed.number));
  // A guest's reminder is emailed instead.
  if (failed.host_id === null || failed.kind === 'code' || failed.kind === 'changed') return;
  await tellUnreachable(services.db, failed.host_id, { why: 'failed', detail: details[why] });
}

/** STOP for everyone with this number: ends links of hosts and notifies their side. */
export async function stopNumber(trx: Transaction<Database>, channel: PhoneChannel, number: string): Promise<void> {
  for (const hostId of await noteStopped(trx, channel, number, true)) {
    await revokeLinks(trx, { hostId, readerId: hostId });
    await tellUnreachable(trx, hostId, { why: 'stopped', detail: details.stopped });
  }
}
