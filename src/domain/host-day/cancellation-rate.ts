// How often a host cancels (docs/domain/bookings.md#cancellation-rate).

/** Bookings count for this many days from when they were made. */
export const rateDays = 365;

/** Bookings confirmed in that time, and those of them that the host ended. */
export interface CountedBookings {
  readonly made: number;
  readonly by_host: number;
  readonly late: number;
  /** Counted separately, never against the host. */
  readonly weather: number;
}

/** The share that the host ended, from 0 to 1; null without bookings. */
export function cancellationRate({ made, by_host, late }: CountedBookings): number | null {
  return made === 0 ? null : (by_host + late) / made;
}

/**
 * The rate now, and after the host ends this many more of the counted bookings. Weather never counts against the host.
 */
export function ratesOf(
  counted: CountedBookings,
  ended: number,
  cause: 'host' | 'host_late' | 'unsafe_weather',
): { rate: number | null; rate_after: number | null } {
  const key = { host: 'by_host', host_late: 'late', unsafe_weather: 'weather' } as const;
  const after = { ...counted, [key[cause]]: counted[key[cause]] + ended };
  return { rate: cancellationRate(counted), rate_after: cancellationRate(after) };
}
