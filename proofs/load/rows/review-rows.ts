// Ratings and reviews of a course. The card's figures and its reviews come from the same random numbers.
import { randomFor } from '#proofs/kit/random.ts';
import { hasReviews, type LoadPlan, purposes, dayOf, firstIds } from '#proofs/load/plan.ts';
import type { Row } from '#proofs/load/database/copy-text.ts';
import { nameAt, nameCount, nouns } from '#proofs/load/text/word-lists.ts';

const usual = [5, 5, 5, 4, 5, 4, 3, 4, 2, 1] as const;

/** The ratings behind the n-th course's reviews, newest first; none for a third. */
function ratingsOf(plan: LoadPlan, n: number): number[] {
  const random = randomFor(plan.seed, purposes.review, n);
  if (random.chance(0.35)) return [];
  return Array.from({ length: random.rarely(40) + 1 }, () => random.common(usual));
}

/** `review_total` and `review_sum` of the n-th course. */
export function ratingFigures(plan: LoadPlan, n: number): { total: number; sum: number } {
  if (hasReviews(n)) {
    const ratings = ratingsOf(plan, n);
    return { total: ratings.length, sum: ratings.reduce((sum, rating) => sum + rating, 0) };
  }
  const random = randomFor(plan.seed, purposes.rating, n);
  if (random.chance(0.35)) return { total: 0, sum: 0 };
  const total = random.rarely(600) + 1;
  const average = 5 - 1.4 * random.next() * random.next();
  return { total, sum: Math.min(5 * total, Math.round(total * average)) };
}

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
