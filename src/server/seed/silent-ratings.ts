// Guests who gave stars and no words: the files say how many there were, who and when is dealt here.
import { createHash } from 'node:crypto';
import type { ListingEntry } from '#src/server/catalogue-import/entries.ts';

/** A guest by first name and country. */
export interface DemoGuest {
  readonly name: string;
  readonly country: string;
}

type Review = ListingEntry['reviews'][number];

// Two years, and not the last two days: no one rates on the way home.
const oldestDays = 730;
const newestDays = 3;
// The files list guests by country: in steps of this size neighbours come from different ones.
const step = 61;

/**
 * A review without text for every guest that a listing's `ratings` count, spread over two years. The same listing gets
 * the same guests and days on every machine; `days_ago` counts from the day of loading.
 */
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

/** A number from 0 up to, not including, `below`: always the same one for the same text. */
function draw(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below;
}
