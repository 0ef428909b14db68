import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { parseInline, parseMarkdown } from './markdown.ts';

const text = (value: string) => ({ kind: 'text', text: value });

describe('parseMarkdown', () => {
  it('reads headings, paragraphs, lists, quotes and rules', () => {
    const source = 'One\nline\n\n## A title\n- a\n- b\n  more\n\n1. x\n2. y\n\n> said\n> so\n\n---';
    expect(parseMarkdown(source)).toEqual([
      { kind: 'p', parts: [text('One line')] },
      { kind: 'h2', id: 'a-title', parts: [text('A title')] },
      { kind: 'ul', items: [[text('a')], [text('b more')]] },
      { kind: 'ol', items: [[text('x')], [text('y')]] },
      { kind: 'quote', parts: [text('said so')] },
      { kind: 'rule' },
    ]);
  });

  it('reads pictures and parts, each on a line of its own', () => {
    expect(parseMarkdown('![](home-dawn)\n\n![A pot](0a1b)\n\n:::earnings')).toEqual([
      { kind: 'picture', id: 'home-dawn' },
      { kind: 'picture', id: '0a1b' },
      { kind: 'part', name: 'earnings' },
    ]);
    expect(parseMarkdown('![x](https://elsewhere.example/a.jpg)')[0]?.kind).toBe('p');
  });

  it('reads strong, emphasis and links inside a line', () => {
    expect(parseInline('a **b** _c_ [d](/e)')).toEqual([
      text('a '),
      { kind: 'strong', parts: [text('b')] },
      text(' '),
      { kind: 'em', parts: [text('c')] },
      text(' '),
      { kind: 'link', href: '/e', parts: [text('d')] },
    ]);
    expect(parseInline('snake_case_name')).toEqual([text('snake_case_name')]);
  });

  it.each(['javascript:alert', 'data:text/html,x', '//evil.example', '/\\evil.example', 'vbscript:x'])(
    'shows the label of %s as plain text',
    (href) => {
      expect(parseInline(`[x](${href})`)).toEqual([text('x')]);
    },
  );

  it('never makes an element of HTML and never fails', () => {
    expect(parseMarkdown('<script>alert(1)</script>')).toEqual([
      { kind: 'p', parts: [text('<script>alert(1)</script>')] },
    ]);
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (source) => Array.isArray(parseMarkdown(source))));
  });
});
