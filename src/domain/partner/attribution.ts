// Decides once, when a booking is made, which partner earns its commission.
import { type PartnerKind, partnerRules, type PartnerState } from './partner.ts';

export interface PartnerFacts {
  readonly partnerId: string;
  readonly kind: PartnerKind;
  readonly state: PartnerState;
}

/** The facts about a booking in the making. */
export interface AttributionFacts {
  /** The booking account, if it is a distributor's. */
  readonly booker: PartnerFacts | null;
  readonly typed: PartnerFacts | null;
  /** This browser's last partner link, if its user agreed to store it; `at` in ms since 1970. */
  readonly visit: (PartnerFacts & { readonly at: number }) | null;
  /** ms since 1970 */
  readonly now: number;
}

export type AttributionSource = 'account' | 'code' | 'link';

export interface Attribution {
  readonly partnerId: string;
  readonly way: AttributionSource;
}

const DAY = 86_400_000;

/**
 * A distributor's booking is its own; then a typed code wins, because it is intended; then the last link, for 30 days.
 * Inactive partners are skipped, so that a paused code hides no link. Null: no partner.
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
