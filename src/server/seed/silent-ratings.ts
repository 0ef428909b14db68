// Ratings without text: files give counts, guests and dates are derived.
import { createHash } from 'node:crypto';
import type { ListingEntry } from '#src/server/catalogue-import/entries.ts';

export interface DemoGuest {
  readonly name: string;
  readonly country: string;
}

type Review = ListingEntry['reviews'][number];

// Two years, without the last two days.
const oldestDays = 730;
const newestDays = 3;
// Mixes countries, since files group by them.
const step = 61;

/** Reproducible, over two years; `days_ago` counts from loading. */
export function silentRatings({ key, ratings }: ListingEntry, guests: readonly DemoGuest[]): Review[] {
  if (ratings === undefined || guests.length === 0) return [];
  const stars = ([5, 4, 3, 2, 1] as const).flatMap((star) => Array<number>(ratings[star]).fill(star));
  const first = draw(`${key} guests`, guests.length);
  return stars.map((rating, index) => {
    const guest = guests[(first + step * index) % guests.length];
    return {
      guest_name: guest?.name ?? '',
      guest_country: guest?.country ?? '',
      rating,
      body: '',
      language: 'en',
      days_ago: newestDays + draw(`${key} ${index}`, oldestDays - newestDays + 1),
      reply: '',
      photos: [],
    };
  });
}

/** Stable, below `below`. */
function draw(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below;
}
