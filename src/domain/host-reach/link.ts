// Purpose and expiry of links in messages (docs/domain/hosts.md#links).
import { cashClosesAt } from '#src/domain/earnings/say-cash.ts';
import type { HostPermission } from '#src/domain/team/permissions.ts';

export const linkPurposes = [
  'accept',
  'decline',
  'other_time',
  'check_in',
  'cash',
  'no_show',
  'late',
  'cancel',
  'cancel_day',
  'today',
] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

const subjects = {
  accept: 'booking',
  decline: 'booking',
  other_time: 'booking',
  check_in: 'booking',
  cash: 'booking',
  no_show: 'booking',
  late: 'departure',
  cancel: 'departure',
  cancel_day: 'day',
  today: 'day',
} as const satisfies Record<LinkPurpose, string>;

export type PurposeAbout<Subject extends 'booking' | 'departure' | 'day'> = {
  [Purpose in LinkPurpose]: (typeof subjects)[Purpose] extends Subject ? Purpose : never;
}[LinkPurpose];

/** The permission that a team member needs for each link. */
const acts: Readonly<Record<LinkPurpose, HostPermission>> = {
  accept: 'requests',
  decline: 'requests',
  other_time: 'requests',
  check_in: 'departures',
  cash: 'departures',
  no_show: 'departures',
  late: 'departures',
  cancel: 'cancel',
  cancel_day: 'cancel',
  today: 'departures',
};

export function actOf(purpose: LinkPurpose): HostPermission {
  return acts[purpose];
}

export function subjectOf<Purpose extends LinkPurpose>(purpose: Purpose): (typeof subjects)[Purpose] {
  return subjects[purpose];
}

/** The instants that expiry depends on, ms since 1970; null where the subject has none. */
export interface LinkTimes {
  readonly request_until: number | null;
  readonly ends_at: number | null;
  /** Until when the host can answer an objection to a no-show. */
  readonly objection_until?: number | null;
  /** The end of the day in the city's time zone. */
  readonly day_ends_at: number | null;
}

const HOUR_MS = 3_600_000;
/** Until the clock completes a booking (docs/domain/bookings.md#completion). */
const checkInHours = 2;

const ends: Readonly<Record<LinkPurpose, (times: LinkTimes) => number | null>> = {
  accept: (times) => times.request_until,
  decline: (times) => times.request_until,
  other_time: (times) => times.request_until,
  check_in: ({ ends_at }) => ends_at && ends_at + checkInHours * HOUR_MS,
  cash: ({ ends_at }) => ends_at && cashClosesAt({ ends_at }),
  no_show: (times) => times.objection_until ?? null,
  late: (times) => times.ends_at,
  cancel: (times) => times.ends_at,
  cancel_day: (times) => times.day_ends_at,
  today: (times) => times.day_ends_at,
};

/** When a link expires, ms since 1970; null where its subject does not allow its purpose. */
export function linkEnd(purpose: LinkPurpose, times: LinkTimes): number | null {
  return ends[purpose](times);
}

export interface LinkFacts {
  readonly expires_at: number;
  readonly is_used: boolean;
  readonly is_revoked: boolean;
}

export type LinkState = 'live' | 'used' | 'expired' | 'revoked';

/** The state of a link at `now` (ms since 1970). Revoked comes before used, used before expired. */
export function linkState({ expires_at, is_used, is_revoked }: LinkFacts, now: number): LinkState {
  if (is_revoked) return 'revoked';
  if (is_used) return 'used';
  return now < expires_at ? 'live' : 'expired';
}
