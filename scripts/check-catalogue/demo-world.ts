// What the rules of the demo world look at.
import type { Catalogue } from '#src/server/catalogue-import/catalogue.ts';
import type { Entry, Fault } from '#src/server/catalogue-import/faults.ts';
import type { DemoGuest } from '#src/server/seed/silent-ratings.ts';

export type City = Catalogue['cities'][number];
export type Host = Catalogue['hosts'][number];
export type Listing = Catalogue['listings'][number];

/** The demo's files together. */
export interface DemoWorld {
  readonly cities: readonly City[];
  readonly categories: readonly Entry<{ slug: string; name: string }>[];
  readonly hosts: readonly Host[];
  /** In the order in which a list without a sort shows them. */
  readonly listings: readonly Listing[];
  readonly guests: readonly DemoGuest[];
}

/** A rule answers one fault for each thing that breaks it. */
export type Rule = (world: DemoWorld) => Fault[];

/** A fault of the demo as a whole. */
export function faultOfAll(wrong: string, right: string): Fault {
  return { file: 'demo', place: '', field: '', wrong, right };
}

/** Those that a visitor can find. */
export function published({ listings }: Pick<DemoWorld, 'listings'>): Listing[] {
  return listings.filter(({ value }) => value.status === 'published');
}

/** Entries by the answer of `of`. */
export function groupBy<T, K>(entries: readonly T[], of: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const entry of entries) {
    const name = of(entry);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return groups;
}
