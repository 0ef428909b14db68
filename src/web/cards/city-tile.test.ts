import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nativeName } from './CityTile.tsx';

const cities = new URL('../../../demo/cities/', import.meta.url);

interface Named {
  readonly name: string;
  readonly native_name: string;
}

describe('the native name of a city', () => {
  it.each([
    ['Kathmandu', 'काठमाडौं'],
    ['Kolkata', 'কলকাতা'],
    ['Bangkok', 'กรุงเทพมหานคร'],
    ['Hanoi', 'Hà Nội'],
  ])('%s is shown as %s', (name, native) => {
    expect(nativeName({ name, native_name: native })).toBe(native);
  });

  it.each([
    ['the same', 'Ubud', 'Ubud'],
    ['empty', 'Ubud', ''],
    ['in letters that no page brings along', 'Colombo', 'கொழும்பு'],
    ['in characters that no page brings along', 'Kyoto', '京都市'],
  ])('is not shown when it is %s', (_why, name, native) => {
    expect(nativeName({ name, native_name: native })).toBeNull();
  });

  it('is there for every city of the demo that has another one', () => {
    const missing = readdirSync(cities)
      .map((file) => JSON.parse(readFileSync(new URL(file, cities), 'utf8')) as Named)
      .filter((city) => city.native_name !== city.name && nativeName(city) === null);
    expect(missing).toEqual([]);
  });
});
