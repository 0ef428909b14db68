import type { limits } from '../limits.ts';

/** A band of start times (docs/search.md#bands-of-start-times). */
type TimeBand = keyof typeof limits.timeBands;

/**
 * The band of a start time 'HH:mm': from 01:00 morning, from 12:00 afternoon, from 19:00 to 00:59 evening. Minutes after
 * a band's last hour belong to it, so that every time has a band (docs/search.md#bands-of-start-times).
 */
export function timeBandOf(time: string): TimeBand {
  const hour = Number(time.slice(0, 2));
  if (hour < 1 || hour >= 19) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

type Attribute = (typeof limits.attributes)[number];
type Transport = (typeof limits.transports)[number];

/**
 * What filters ask yes or no, one bit each, as `course_listing.traits` holds it (ADR 024). The numbers are stored: a bit
 * may be added, never moved.
 */
export const traitBits = {
  times: { morning: 1, afternoon: 2, evening: 4 },
  transport: { free: 8, addon: 16 },
  ba_host: 32,
  attributes: { solo: 64, family: 128, couples: 256, 'child-friendly': 512, 'big-groups': 1024 },
} as const satisfies {
  times: Record<TimeBand, number>;
  transport: Record<Transport, number>;
  ba_host: number;
  attributes: Record<Attribute, number>;
};

/** The yes-or-no filters of a listing (docs/search.md#filters). */
interface TraitFilters {
  readonly time_type?: readonly TimeBand[] | undefined;
  readonly transport?: readonly Transport[] | undefined;
  readonly attributes?: readonly Attribute[] | undefined;
  readonly ba_host?: 1 | undefined;
}

/** Bits that a course must have: all of `all`, and one of each other group unless the group is 0. */
interface WantedTraits {
  readonly all: number;
  readonly times: number;
  readonly transport: number;
}

const union = (bits: readonly number[]): number => bits.reduce((sum, bit) => sum | bit, 0);

/** A guest wants every chosen attribute, but any of the chosen times and any of the chosen pickups (docs/search.md#filters). */
export function wantedTraits({ time_type = [], transport = [], attributes = [], ba_host }: TraitFilters): WantedTraits {
  return {
    all: union([...attributes.map((one) => traitBits.attributes[one]), ...(ba_host ? [traitBits.ba_host] : [])]),
    times: union(time_type.map((band) => traitBits.times[band])),
    transport: union(transport.map((one) => traitBits.transport[one])),
  };
}
