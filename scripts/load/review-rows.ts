// Reviews of those courses of a load that have them in words.
import type { Row } from './copy-text.ts';
import { randomFor } from './random.ts';
import { dayOf, firstIds, hasReviews, type LoadPlan } from './plan.ts';
import { purposes } from './purposes.ts';
import { ratingsOf } from './ratings.ts';
import { nameAt, nameCount, nouns } from './word-lists.ts';

const countries = ['US', 'GB', 'DE', 'FR', 'AU', 'JP', 'SG', 'IN', 'CA', 'NL'];

/** The reviews of the n-th course, newest first; none for most. */
export function reviewRows(plan: LoadPlan, n: number): Row[] {
  if (!hasReviews(n)) return [];
  const random = randomFor(plan.seed, purposes.review, -1 - n);
  let daysAgo = 0;
  return ratingsOf(plan, n).map((rating) => {
    daysAgo += random.between(1, 30);
    return {
      course_id: firstIds.course + n,
      guest_name: nameAt(random.rarely(nameCount)),
      guest_country: random.common(countries),
      rating,
      body: `Generated for measuring: ${random.common(nouns)}, ${random.common(nouns)} and ${random.common(nouns)}.`,
      is_demo: true,
      created_at: `${dayOf(plan, -daysAgo)}T12:00:00Z`,
    };
  });
}
