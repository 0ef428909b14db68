// Who leads which departure, and where somebody would be at two places at once (docs/domain/hosts.md#today).

/** A departure with who leads it; instants in ms since 1970. */
export interface LedDeparture {
  readonly id: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly guideIds: readonly string[];
}

/**
 * The departures that run while this one does, for each of its guides who leads one of them too. What ends as the other begins is no
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
