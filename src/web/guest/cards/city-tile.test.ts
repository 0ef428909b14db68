import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nativeName } from '#src/web/guest/home/Cities.tsx';

const cities = new URL('../../../../demo/cities/', import.meta.url);

interface Named {
  readonly name: string;
  readonly native_name: string;
}

describe('the native name of a city', () => {
  it.each([
    ['Nepal', 'Kathmandu', 'काठमाडौं'],
    ['India', 'Kolkata', 'কলকাতা'],
    ['Thailand', 'Krabi', 'กระบี่'],
    ['Vietnam', 'Hanoi', 'Hà Nội'],
  ])('%s: %s is shown as %s', (country_name, name, native_name) => {
    expect(nativeName({ name, native_name, country_name })).toBe(native_name);
  });

  it.each([
    ['the same', 'Ubud', 'Ubud'],
    ['empty', 'Ubud', ''],
    ['longer than there is room', 'Bangkok', 'กรุงเทพมหานคร'],
    ['in letters that no page brings along', 'Galle', 'காலி'],
    ['in characters that no page brings along', 'Kyoto', '京都市'],
  ])('is not shown when it is %s', (_why, name, native_name) => {
    expect(nativeName({ name, native_name, country_name: 'There' })).toBeNull();
  });

  it('is kept back for its letters for no city of the demo', () => {
    const missing = readdirSync(cities)
      .map((file) => JSON.parse(readFileSync(new URL(file, cities), 'utf8')) as Named)
      .filter(({ name, native_name }) => native_name !== name && [...native_name].length <= 15)
      .filter((city) => nativeName({ ...city, country_name: '' }) === null);
    expect(missing).toEqual([]);
  });
});
