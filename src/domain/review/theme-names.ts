// Names of themes, apart from their words, which no page loads (docs/domain/reviews.md#themes).

export const reviewThemes = ['host', 'food', 'place', 'learning', 'value', 'family'] as const;

export type ReviewTheme = (typeof reviewThemes)[number];
