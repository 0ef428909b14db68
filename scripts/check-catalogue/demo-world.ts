// The demo world as its rules read it.
import type { Catalogue } from '#src/server/catalogue-import/catalogue.ts';
import type { Entry, Fault } from '#src/server/catalogue-import/faults.ts';
import type { DemoGuest } from '#src/server/seed/silent-ratings.ts';

export type City = Catalogue['cities'][number];
export type Host = Catalogue['hosts'][number];
export type Listing = Catalogue['listings'][number];

export interface DemoWorld {
  readonly cities: readonly City[];
  readonly categories: readonly Entry<{ slug: string; name: string }>[];
  readonly hosts: readonly Host[];
  /** In the order of a list without a sort. */
  readonly listings: readonly Listing[];
  readonly guests: readonly DemoGuest[];
}

/** Returns a fault per violation. */
export type Rule = (world: DemoWorld) => Fault[];

export function faultOfAll(wrong: string, right: string): Fault {
  return { file: 'demo', place: '', field: '', wrong, right };
}

/** Listings that visitors can find. */
export function published({ listings }: Pick<DemoWorld, 'listings'>): Listing[] {
  return listings.filter(({ value }) => value.status === 'published');
}

/** Groups entries by the result of `of`. */
export function groupBy<T, K>(entries: readonly T[], of: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const entry of entries) {
    const name = of(entry);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return groups;
}
