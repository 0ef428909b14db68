// What a link in a message is for, and until when (docs/domain/hosts.md#links).
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

/** What each purpose is about. */
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

/** The purposes about a booking, a departure, or a day of a host. */
export type PurposeAbout<Subject extends 'booking' | 'departure' | 'day'> = {
  [Purpose in LinkPurpose]: (typeof subjects)[Purpose] extends Subject ? Purpose : never;
}[LinkPurpose];

/** What somebody in a team must be allowed to do for the host, to use such a link. */
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

/** The instants that an end follows from, ms since 1970; null where the subject has none. */
export interface LinkTimes {
  readonly request_until: number | null;
  readonly ends_at: number | null;
  /** Until when an objection to a no-show can be answered. */
  readonly objection_until?: number | null;
  /** When the day is over on the clock of the place. */
  readonly day_ends_at: number | null;
}

const HOUR_MS = 3_600_000;
/** Until a booking is completed by the clock (docs/domain/bookings.md#when-it-ends). */
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

/** When a link ends, ms since 1970; null where what it is for cannot be done with its subject. */
export function linkEnd(purpose: LinkPurpose, times: LinkTimes): number | null {
  return ends[purpose](times);
}

export interface LinkFacts {
  readonly expires_at: number;
  readonly is_used: boolean;
  readonly is_revoked: boolean;
}

export type LinkState = 'live' | 'used' | 'expired' | 'revoked';

/** How a link stands at `now` (ms since 1970). One that was ended says so first; one that was used says what came of it. */
export function linkState({ expires_at, is_used, is_revoked }: LinkFacts, now: number): LinkState {
  if (is_revoked) return 'revoked';
  if (is_used) return 'used';
  return now < expires_at ? 'live' : 'expired';
}
