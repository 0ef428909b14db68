// In which order the demo is on the shelf where nobody sorts it.
import type { Catalogue } from '../../catalogue-import/catalogue.ts';

/**
 * Listings with their ranks, the highest first: the first ones of all cities come before the second ones, so that a list
 * of everything begins in many places.
 */
export function ranked({ cities, listings }: Pick<Catalogue, 'cities' | 'listings'>): Catalogue['listings'] {
  const positions = new Map(cities.map(({ value }) => [value.slug, value.position]));
  const seen = new Map<string, number>();
  const placed = listings.map((entry) => {
    const turn = seen.get(entry.value.city) ?? 0;
    seen.set(entry.value.city, turn + 1);
    return { entry, turn, position: positions.get(entry.value.city) ?? 0 };
  });
  const order = placed.toSorted((a, b) => a.turn - b.turn || a.position - b.position);
  return order.map(({ entry: { at, value } }, index) => ({ at, value: { ...value, rank: order.length - index } }));
}
