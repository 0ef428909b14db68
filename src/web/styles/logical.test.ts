import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const web = new URL('../', import.meta.url);

// Words of the style kit and properties that name a side of the screen. Both sides at once are no fault.
const sides =
  /(?<=[\s'"`:!]-?)(?:m[lr]|p[lr]|left|right|scroll-[mp][lr])-(?=\d|\[|\(|auto|full|px)|(?<=[\s'"`:!])(?:text-(?:left|right)|border-[lr]|rounded-[lrtb]?[lr])(?=[\s'"`]|-\d)/g;
const properties =
  /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:|text-align: (?:left|right)/g;

const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => !file.includes('.test.'));
const read = (file: string) => readFileSync(new URL(file, web), 'utf8');

describe('styles', () => {
  it('that name a side are found', () => {
    const text = `className="ml-2 -left-3 tablet:pr-[4px] text-left border-l border-line ms-2 inset-x-0 rounded-tl-2"`;
    expect(text.match(sides)).toEqual(['ml-', 'left-', 'pr-', 'text-left', 'border-l', 'rounded-tl']);
    expect('a { padding-left: 1px; left: 0; text-align: left; }'.match(properties)).toHaveLength(3);
  });

  it.each(files.filter((file) => /\.tsx?$/.test(file)))('%s says start and end', (file) => {
    expect(read(file).match(sides)).toBeNull();
  });

  it.each(files.filter((file) => file.endsWith('.css')))('%s says start and end', (file) => {
    expect(read(file).match(properties)).toBeNull();
  });
});
