// Attribution: who earns the commission of a booking (docs/domain/partners.md#attribution).
import { attributionOf, type AttributionSource, type PartnerFacts } from '#src/domain/partner/attribution.ts';
import { rateOf } from '#src/domain/partner/partner.ts';
import type { Config } from '#src/server/platform/config.ts';
import type { PartnerMet, PartnersMet } from './attribution-queries.ts';

export { type PartnerMet, partnersColumn, type PartnersMet } from './attribution-queries.ts';

/** Partner, source, and the present rate. */
export interface Attributed {
  partnerId: string;
  way: AttributionSource;
  rate: string;
}

interface Booked {
  /** Null when the account is yet to be made. */
  userId: string | null;
  /** ms since 1970 */
  now: number;
}

/** Null for none. Own bookings count for distributors only. */
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

/** An active ambassador's code attributes without a discount. */
export function countsTyped({ typed }: PartnersMet): boolean {
  return typed !== null && typed.kind === 'ambassador' && typed.state === 'active';
}

const toMet = ({ id, kind, state }: PartnerMet): PartnerFacts => ({ partnerId: id, kind, state });
