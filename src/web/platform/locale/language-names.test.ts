import { describe, expect, it } from 'vitest';
import { hostLanguageCodes } from '#src/domain/host-reach/languages.ts';
import { hostLanguageName } from './language-names.ts';

describe('the name of a language of hosts', () => {
  it('is its own, and can be read on a phone that lacks its letters', () => {
    expect(hostLanguageName('vi')).toBe('Tiếng Việt');
    expect(hostLanguageName('my')).toBe('Burmese · မြန်မာ');
    for (const code of hostLanguageCodes) expect(hostLanguageName(code)).toMatch(/^\p{Script=Latin}/u);
  });
});
