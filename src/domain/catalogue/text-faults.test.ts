import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namedPictures, partsOf, textFaults } from './text-faults.ts';

const known = { parts: partsOf('faq'), pictures: new Set(['pot']) };

describe('the faults of a text', () => {
  it.each([
    ['Words.\n\n:::earnings\n\n![A pot](pot)\n\n## More', []],
    ['## More\n:::contact\n## Else', []],
    ['{% if takes_cards %}\n:::contact\n{% endif %}', []],
    ['One.\n\n:::ernings', [{ line: 3, what: 'part', name: 'ernings' }]],
    [':::feedback', [{ line: 1, what: 'part', name: 'feedback' }]],
    ['![](pan)', [{ line: 1, what: 'picture', name: 'pan' }]],
    ['![x](https://elsewhere.example/a.jpg)', [{ line: 1, what: 'picture', name: 'https://elsewhere.example/a.jpg' }]],
    [
      'Words.\n![](pot)\n\n:::contact\nwords',
      [
        { line: 2, what: 'beside', name: '![](pot)' },
        { line: 4, what: 'beside', name: ':::contact' },
      ],
    ],
    ['a <b>bold</b> word', [{ line: 1, what: 'html', name: '<b>' }]],
    ['1 < 2 and 3 > 2', []],
  ])('of %j', (body, faults) => {
    expect(textFaults(body, known)).toEqual(faults);
  });

  it('are none in the texts that come with the program', () => {
    for (const file of readdirSync('content')) {
      const text = readFileSync(`content/${file}`, 'utf8');
      const parts = partsOf(file.replace('.md', ''));
      expect([file, textFaults(text, { parts, pictures: new Set(namedPictures(text)) })]).toEqual([file, []]);
    }
  });
});

it('pictures are named once each, by ids alone', () => {
  expect(namedPictures('![](pot)\n\n![a](pot)\n\n![](../x)\n\n![b](pan-2)')).toEqual(['pot', 'pan-2']);
});
