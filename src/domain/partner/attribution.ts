// Whose commission a booking may be: decided once, when it is made.
import { type PartnerKind, partnerRules, type PartnerState } from './partner.ts';

/** A partner as a booking meets it. */
export interface PartnerFacts {
  readonly partnerId: string;
  readonly kind: PartnerKind;
  readonly state: PartnerState;
}

/** What is known of a booking that is being made. */
export interface AttributionFacts {
  /** The account that books, where it is a distributor's. */
  readonly booker: PartnerFacts | null;
  /** Whose code was typed. */
  readonly typed: PartnerFacts | null;
  /** The last link by which this browser came, as far as its user agreed to keep it; `at` in ms since 1970. */
  readonly visit: (PartnerFacts & { readonly at: number }) | null;
  /** ms since 1970 */
  readonly now: number;
}

/** By what a partner was found. */
export type AttributionSource = 'account' | 'code' | 'link';

export interface Attribution {
  readonly partnerId: string;
  readonly way: AttributionSource;
}

const DAY = 86_400_000;

/**
 * A distributor's own booking is its own; then a typed code counts, because somebody meant it; then the last link, for 30 days.
 * Who is not active is passed over, so that a paused code hides no link. Null: the booking is nobody's.
 */
export function attributionOf({ booker, typed, visit, now }: AttributionFacts): Attribution | null {
  const isFresh = visit !== null && visit.at <= now && now - visit.at < partnerRules.visitDays * DAY;
  const sources = [
    { way: 'account', met: booker?.kind === 'distributor' ? booker : null },
    { way: 'code', met: typed?.kind === 'ambassador' ? typed : null },
    { way: 'link', met: isFresh && visit.kind === 'ambassador' ? visit : null },
  ] as const;
  for (const { way, met } of sources) if (met?.state === 'active') return { partnerId: met.partnerId, way };
  return null;
}
