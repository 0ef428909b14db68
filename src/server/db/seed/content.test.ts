import { describe, expect, it } from 'vitest';
import { parseContent } from './content.ts';

describe('a content file', () => {
  it('is title, summary and text', () => {
    expect(parseContent('faq', '# Questions\n> Short.\n\n## One\nText\n')).toEqual({
      slug: 'faq',
      title: 'Questions',
      summary: 'Short.',
      body: '## One\nText',
    });
  });

  it('without a summary is refused by name', () => {
    expect(() => parseContent('faq', '# Questions\n\nText')).toThrow('demo/content/faq.md');
  });
});
