// What guests choose from in the private step, by aspect (docs/domain/reviews.md#private-step).

/** What the private step rates. Not every visit has a guide, so `guide` may be left out. */
export const aspects = ['accuracy', 'overall', 'host', 'guide'] as const;
export type Aspect = (typeof aspects)[number];

/** The label of somebody who found none that fits: it asks for words. */
export const otherLabel = 'other';

/**
 * The labels of each aspect: what can be good and what can be bad about it, and `other` at the end. Texts stand in the
 * catalogue of the page; what is stored are these keys.
 */
export const reviewLabels: Readonly<
  Record<Aspect, { readonly good: readonly string[]; readonly bad: readonly string[] }>
> = {
  accuracy: {
    good: ['as-described', 'better-than-described', 'true-photos', 'clear-price'],
    bad: ['not-as-described', 'other-place', 'shorter', 'extra-cost', 'misleading-photos'],
  },
  overall: {
    good: ['memorable', 'good-value', 'well-organised', 'learned-much', 'fun'],
    bad: ['poor-value', 'badly-organised', 'too-crowded', 'rushed', 'boring'],
  },
  host: {
    good: ['warm', 'on-time', 'skilled', 'well-prepared', 'careful'],
    bad: ['unfriendly', 'late', 'unprepared', 'unsafe', 'hard-to-reach'],
  },
  guide: {
    good: ['clear-english', 'knowledgeable', 'helpful', 'attentive'],
    bad: ['hard-to-understand', 'knew-little', 'absent', 'pushed-sales'],
  },
};

/** All labels of an aspect in the order in which they are offered. */
export function labelsOf(aspect: Aspect): string[] {
  const { good, bad } = reviewLabels[aspect];
  return [...good, ...bad, otherLabel];
}

/** Those that go with a rating, the fitting ones alone: from four stars on the good ones, else the bad ones. */
export function labelsFor(aspect: Aspect, rating: number): string[] {
  const { good, bad } = reviewLabels[aspect];
  return [...(rating >= 4 ? good : bad), otherLabel];
}
