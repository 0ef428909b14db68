import { describe, expect, it } from 'vitest';
import { reviewThemes } from './theme-names.ts';
import { themeWords, themesOf } from './themes.ts';

describe('what reviews mention', () => {
  it('is counted once per review, from three reviews on, most frequent first', () => {
    const texts = [
      'Our host was kind. The food, the food! My daughter ate twice.',
      'Best soup of my life, and the host explained every dish of it.',
      'A fair price.',
      'Lunch by the river.',
      'Friendly people.',
    ];
    expect(themesOf(texts).map(({ theme, total }) => [theme, total])).toEqual([
      ['host', 3],
      ['food', 3],
    ]);
  });

  it('shows a sentence word for word, the newest that is neither short nor long', () => {
    const texts = ['Food!', `${'So much '.repeat(30)} food.`, 'We came late.\nThe food was still warm for us. Thanks.'];
    expect(themesOf(texts)).toEqual([{ theme: 'food', total: 3, example: 'The food was still warm for us.' }]);
  });

  it('finds words, not parts of words', () => {
    expect(themesOf(['A ghost story', 'Ghosts', 'ghostly', 'hostile', 'steak', 'kindergarten'])).toEqual([]);
    expect(themesOf([])).toEqual([]);
  });

  it('has patterns that mean the same in SQL', () => {
    for (const theme of reviewThemes) expect(themeWords(theme)).toMatch(/^\(\?:[a-z()?:|[\] -]+\)$/);
  });
});
