// Whose commission a booking is to be, from what was read of it with a price or a claim (docs/domain/partners.md#attribution).
import { attributionOf, type AttributionSource, type PartnerFacts } from '#src/domain/partner/attribution.ts';
import { rateOf } from '#src/domain/partner/partner.ts';
import type { Config } from '#src/server/platform/config.ts';
import type { PartnerMet, PartnersMet } from './attribution-queries.ts';

export { type PartnerMet, partnersColumn, type PartnersMet } from './attribution-queries.ts';

/** What is written with the booking: the partner, by what it was found, and the rate of this moment. */
export interface Attributed {
  partnerId: string;
  way: AttributionSource;
  rate: string;
}

interface Booked {
  /** The account that the booking is for; null when it is yet to be made. */
  userId: string | null;
  /** ms since 1970 */
  now: number;
}

/** The partner of a booking that is being made; null for no one's. A booking of one's own account is no one's but a distributor's. */
export function partnerOf(
  { booker, typed, visit }: PartnersMet,
  { userId, now }: Booked,
  { partnerRates }: Pick<Config, 'partnerRates'>,
): Attributed | null {
  const isOther = (met: PartnerMet) => userId === null || met.user_id !== userId;
  const found = attributionOf({
    booker: booker && toMet(booker),
    typed: typed !== null && isOther(typed) ? toMet(typed) : null,
    visit: visit !== null && isOther(visit) ? { ...toMet(visit), at: visit.at_ms } : null,
    now,
  });
  const met = [booker, typed, visit].find((one) => one?.id === found?.partnerId);
  if (found === null || !met) return null;
  return { ...found, rate: String(rateOf(met.rate, partnerRates[met.kind])) };
}

/** True for a typed code that is an active ambassador's: it takes nothing off, and is no wrong code. */
export function countsTyped({ typed }: PartnersMet): boolean {
  return typed !== null && typed.kind === 'ambassador' && typed.state === 'active';
}

const toMet = ({ id, kind, state }: PartnerMet): PartnerFacts => ({ partnerId: id, kind, state });
