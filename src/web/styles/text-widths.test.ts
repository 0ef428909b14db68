import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const web = new URL('../', import.meta.url);
const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
const inCharacters = /\b\d+(?:\.\d+)?ch\b/;

// A ch is as wide as the zero of the font that is there, so a text set in it breaks its lines anew when the font comes.
it('the widths of texts do not follow the font', () => {
  expect('max-w-[60ch]').toMatch(inCharacters);
  const faults = files
    .filter((file) => /\.(?:tsx|css)$/.test(file) && !file.includes('.test.'))
    .filter((file) => inCharacters.test(readFileSync(new URL(file, web), 'utf8')));
  expect(faults).toEqual([]);
});
