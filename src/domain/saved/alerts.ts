// Alerts about free seats and lower prices (docs/domain/accounts.md#alerts).

/** Most days on which one account waits for seats: more than a trip has, and a bound on work. */
export const ALERTS_MOST = 50;

/** How long until seats, then prices are compared again, and until the next email about the same listing. */
export const alertPauses = { seatMinutes: 3, priceMinutes: 60, emailHours: 24 } as const;

/** Prices of one course in cents: the one told before, and the lower one found. */
export interface PriceDrop {
  readonly course_id: number;
  readonly before: number;
  readonly after: number;
}

/** Drops that still hold at the prices of now, each with today's price. */
export function dropsStillTrue(drops: readonly PriceDrop[], prices: ReadonlyMap<number, number>): readonly PriceDrop[] {
  return drops.flatMap(({ course_id, before }) => {
    const after = prices.get(course_id);
    return after !== undefined && after < before ? [{ course_id, before, after }] : [];
  });
}
