// An answer from a phone does what the same answer does on the page, exactly once (docs/phone.md#answers).
import type { Transaction } from 'kysely';
import { isRefusal } from '#src/contract/refusal.ts';
import { findMailedBooking } from '#src/server/booking-texts/subject-queries.ts';
import { say } from '#src/server/host-words/say.ts';
import { bookingValues, guestValue } from '#src/server/host-words/booking-values.ts';
import { findHostOfRequest } from '#src/server/phone/pair-queries.ts';
import type { HostPhone } from '#src/server/phone/reach-queries.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import { dayLinkFor } from '#src/server/features/host-link/index.ts';
import { answerRequestIn } from '#src/server/features/request/index.ts';
import { openWords } from './open-words.ts';

/** What somebody wants to do with which request, at which of its dates. */
export interface PhoneDecision {
  decision: 'accept' | 'decline';
  bookingId: string;
  departureId: number;
}

interface Said {
  kind: string;
  text: string;
  bookingId?: string;
}

interface Answering {
  readonly trx: Transaction<Database>;
  readonly services: Services;
}

/** Does it, and answers the message that says so. `ended`: a digit of a closed request; null: nothing that could be understood. */
export async function answerByPhone(
  { trx, services }: Answering,
  phones: readonly HostPhone[],
  decision: PhoneDecision | 'ended' | null,
): Promise<Said> {
  const language = phones[0]?.language ?? 'en';
  const unchanged = async (key: 'unclear' | 'ended'): Promise<Said> => {
    const before = say(language, key);
    return { kind: key, text: `${before} ${await openWords(trx, phones, before)}` };
  };
  if (decision === null) return unchanged('unclear');
  if (decision === 'ended') return unchanged('ended');
  const { bookingId, departureId } = decision;
  const hosts = phones.map(({ hostId }) => hostId);
  const hostId = await findHostOfRequest(trx, bookingId, hosts);
  if (hostId === null) return unchanged('unclear');
  const by = { role: 'host', actorId: hostId, onBehalfOf: null } as const;
  const done = await answerRequestIn(trx, { bookingId, departureId, decision: decision.decision, reason: '', by });
  if (isRefusal(done)) return unchanged('ended');
  const booking = await findMailedBooking(trx, bookingId);
  if (!booking) return unchanged('ended');
  const phone = phones.find((one) => one.hostId === hostId);
  const own = phone?.language ?? language;
  const key = decision.decision === 'accept' ? 'accepted' : 'declined';
  const values = { ...bookingValues(booking, own), guest: guestValue(booking) || '-' };
  const text = say(own, key, values);
  // With it the host sees the day, is late or cancels without a login.
  const link = key === 'accepted' ? await dayLinkFor(trx, services, { hostId, bookingId }) : null;
  return { kind: key, text: link === null ? text : `${text} ${link}`, bookingId };
}
