// Whether two have paid with the same card or account, as the providers tell them apart (docs/invites.md#thanks).
import type { Services } from '#src/server/services.ts';
import { gatewayOf } from './ask-gateway.ts';
import { findPayersToAsk } from './payer-queries.ts';

/**
 * True when a booking was paid with what paid for one of the last bookings of an account; null when
 * a provider does not answer now, and the answer has to wait.
 */
export async function isPaidBySame(
  services: Services,
  subject: { bookingId: string; ownerId: string },
): Promise<boolean | null> {
  const payers = { booking: [] as string[], owner: [] as string[] };
  for (const { provider, provider_ref, is_bookings } of await findPayersToAsk(services.db, subject)) {
    const answer = await gatewayOf(services, provider)?.summaryOf(provider_ref);
    if (answer?.ok === false && answer.kind === 'unknown') return null;
    if (answer?.ok && answer.value.payer !== null)
      payers[is_bookings ? 'booking' : 'owner'].push(`${provider}:${answer.value.payer}`);
  }
  return payers.booking.some((payer) => payers.owner.includes(payer));
}
