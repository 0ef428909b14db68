import { Star } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lineIcon } from './line-icon.ts';

const star = renderToStaticMarkup(<Star />);
const [, d = ''] = / d="([^"]+)"/.exec(star) ?? [];
const Own = lineIcon({ node: [['path', { d, key: 'r04s7s' }]] });

/** Elements and attributes in any order, without the library's class names. */
const drawn = (html: string) =>
  [...html.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag, attributes = '']) => [
    tag,
    [...attributes.replace(/class="lucide [^" ]*( ?)/, 'class="').matchAll(/([\w-]+)="([^"]+)"/g)]
      .map(([one]) => one)
      .filter((one) => !one.startsWith('xmlns='))
      .toSorted(),
  ]);

it.each([
  ['alone', {}],
  ['in another size and colour', { size: 15, fill: 'currentColor', strokeWidth: 0, className: 'text-ink' }],
  ['for who cannot see it', { 'aria-hidden': true as const }],
])('draws an icon %s as the library does', (_how, look) => {
  expect(drawn(renderToStaticMarkup(<Own {...look} />))).toEqual(drawn(renderToStaticMarkup(<Star {...look} />)));
});
