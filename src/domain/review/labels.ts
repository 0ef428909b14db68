// The labels that guests choose from in the private step, by aspect (docs/domain/reviews.md#private-step).

/** What the private step rates. `guide` is optional: not every visit has one. */
export const aspects = ['accuracy', 'overall', 'host', 'guide'] as const;
export type Aspect = (typeof aspects)[number];

/** For a guest who finds no label that fits: it asks for a comment. */
export const otherLabel = 'other';

/**
 * The labels of each aspect: good ones, bad ones, and `other` last. The page's catalogue has the texts; these keys are
 * stored.
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

/** All labels of an aspect, in display order. */
export function labelsOf(aspect: Aspect): string[] {
  const { good, bad } = reviewLabels[aspect];
  return [...good, ...bad, otherLabel];
}

/** The labels for a rating: from four stars on the good ones, else the bad ones. */
export function labelsFor(aspect: Aspect, rating: number): string[] {
  const { good, bad } = reviewLabels[aspect];
  return [...(rating >= 4 ? good : bad), otherLabel];
}
