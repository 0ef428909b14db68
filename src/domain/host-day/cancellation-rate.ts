// How often a host cancels (docs/domain/bookings.md#cancellation-rate).

/** Bookings are counted for so many days from when they were made. */
export const rateDays = 365;

/** Bookings that were confirmed in that time, and how the host has ended some of them. */
export interface CountedBookings {
  readonly made: number;
  readonly by_host: number;
  readonly late: number;
  /** Counted beside, never against the host. */
  readonly weather: number;
}

/** The share that the host has ended, from 0 to 1; null where nothing was booked. */
export function cancellationRate({ made, by_host, late }: CountedBookings): number | null {
  return made === 0 ? null : (by_host + late) / made;
}

/** The rate now, and once the host ends so many more of the bookings that were counted. Weather marks nobody. */
export function ratesOf(
  counted: CountedBookings,
  ended: number,
  cause: 'host' | 'host_late' | 'unsafe_weather',
): { rate: number | null; rate_after: number | null } {
  const key = { host: 'by_host', host_late: 'late', unsafe_weather: 'weather' } as const;
  const after = { ...counted, [key[cause]]: counted[key[cause]] + ended };
  return { rate: cancellationRate(counted), rate_after: cancellationRate(after) };
}
