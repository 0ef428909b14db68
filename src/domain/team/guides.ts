// Guides of departures, and clashes where a guide would be in two places at once (docs/domain/hosts.md#today).

/** A departure with its guides; instants in ms since 1970. */
export interface LedDeparture {
  readonly id: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly guideIds: readonly string[];
}

/**
 * The departures that overlap this one and share a guide with it, by guide. One that ends as the other begins is no
 * clash.
 */
export function clashesOf<D extends LedDeparture>(
  departure: D,
  all: readonly D[],
): { readonly guideId: string; readonly other: D }[] {
  const beside = all.filter(
    (one) => one.id !== departure.id && one.startsAt < departure.endsAt && departure.startsAt < one.endsAt,
  );
  return departure.guideIds.flatMap((guideId) =>
    beside.filter((one) => one.guideIds.includes(guideId)).map((other) => ({ guideId, other })),
  );
}
