// What reviews mention, counted from their text (docs/domain/reviews.md#themes).
import { reviewThemes, type ReviewTheme } from './theme-names.ts';

/** Other languages are not counted. */
export const themeLanguage = 'en';

/** English words per theme, in any form that guests write; a hyphen may be a blank. */
const words = {
  host: ['hosts?', 'hostess', 'guides?', 'teachers?', 'welcom(?:e|ed|ing)', 'friendly', 'kind', 'patient'],
  food: ['food', 'dish(?:es)?', 'meals?', 'lunch', 'dinner', 'breakfast', 'delicious', 'tast(?:e|ed|y)', 'recipes?', 'soup', 'ate', 'eat(?:ing)?', 'tea', 'coffee'], // prettier-ignore
  place: ['places?', 'views?', 'villages?', 'gardens?', 'river', 'sea', 'beach', 'temples?', 'scenery', 'landscape', 'location', 'sunrise', 'sunset'], // prettier-ignore
  learning: ['learn(?:ed|t|ing)?', 'taught', 'teach(?:es|ing)?', 'explain(?:s|ed|ing)?', 'stor(?:y|ies)', 'history'],
  value: ['value', 'worth', 'price', 'prices', 'cheap', 'fair', 'money'],
  family: ['famil(?:y|ies)', 'kids?', 'child(?:ren)?', 'sons?', 'daughters?', 'year[- ]olds?', 'toddlers?', 'bab(?:y|ies)'], // prettier-ignore
} as const satisfies Record<ReviewTheme, readonly string[]>;

/** Fewer mentions say nothing. */
export const THEME_LEAST = 3;

/** The words as one alternative, for `\b` here and `\y` in SQL; it has no other operator that differs. */
export function themeWords(theme: ReviewTheme): string {
  return `(?:${words[theme].join('|')})`;
}

export interface ThemeCount {
  readonly theme: ReviewTheme;
  /** Reviews that mention it, once each. */
  readonly total: number;
  /** A sentence of the newest review with a short one, word for word. */
  readonly example: string;
}

const shortest = 20;
const longest = 160;

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).map((one) => one.trim());
}

/** Themes with enough mentions, most frequent first. `texts` are English reviews, newest first. */
export function themesOf(texts: readonly string[]): readonly ThemeCount[] {
  const counted = reviewThemes.flatMap((theme) => {
    const found = new RegExp(`\\b${themeWords(theme)}\\b`, 'i');
    const mentioning = texts.filter((text) => found.test(text));
    if (mentioning.length < THEME_LEAST) return [];
    const sentences = mentioning.flatMap((text) => sentencesOf(text).filter((one) => found.test(one)));
    const example = sentences.find((one) => one.length >= shortest && one.length <= longest) ?? '';
    return [{ theme, total: mentioning.length, example }];
  });
  return counted.toSorted((one, other) => other.total - one.total);
}
