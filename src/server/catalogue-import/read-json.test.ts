import { fc } from '#tests/support/properties.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '#src/server/platform/config.ts';
import { readJson, jsonDoubleKey, jsonErrorOffset } from './read-json.ts';

const demo = join(projectFolder, 'demo');
const hanoi = () => JSON.parse(readFileSync(join(demo, 'cities/hanoi.json'), 'utf8')) as Demo;

interface Demo {
  [name: string]: unknown;
  city: Record<string, unknown>;
  hosts: Record<string, unknown>[];
  listings: Record<string, unknown>[];
}

const read = (value: unknown) => readJson('file.json', typeof value === 'string' ? value : JSON.stringify(value));
const reported = (value: unknown) =>
  read(value).faults.map(({ place, field, wrong }) => [place, field, wrong].join(' | '));

describe('a catalogue as JSON', () => {
  it('may be any file of the demo', () => {
    const names = readdirSync(join(demo, 'cities'));
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) {
      const { faults, catalogue } = read(readFileSync(join(demo, 'cities', name), 'utf8'));
      expect.soft(faults, name).toEqual([]);
      expect.soft(catalogue.listings.length, name).toBeGreaterThan(0);
      expect.soft(new Set(catalogue.listings.map(({ value }) => value.city)).size, name).toBe(1);
    }
  });

  it('reports everything that is wrong at once, with entry and field', () => {
    const file = hanoi();
    file.listings[0]!['price'] = 'sixty';
    file.listings[1]!['rules'] = [{ weekdays: [8], times: ['9:00'], capacity: 4 }];
    file.hosts[0]!['nickname'] = 'L';
    delete file.city['time_zone'];
    expect(reported(file)).toEqual([
      'city | time_zone | is missing',
      'hosts[0] (linh) | nickname | is not known here',
      'listings[0] (hanoi-karst-junk) | price | is "sixty"',
      'listings[1] (hanoi-pho) | rules[0].weekdays[0] | is 8',
      'listings[1] (hanoi-pho) | rules[0].times[0] | is "9:00"',
    ]);
  });

  it('does not blame a listing for the broken city or host that it names', () => {
    const file = hanoi();
    delete file.city['time_zone'];
    delete file.hosts[0]!['story'];
    expect(read(file).catalogue.broken).toEqual({ country: [], city: ['hanoi'], category: [], host: ['linh'] });
  });

  it.each([
    ['no JSON', '{ "cities": [ }', 'is not JSON (line 1)'],
    ['a list', '[]', 'is an empty list'],
    ['a number', '7', 'is 7'],
    ['an unknown part', '{ "courses": [] }', 'is not known here'],
    ['a list that is none', '{ "hosts": {} }', 'is an object'],
    ['depth without end', `${'['.repeat(200_000)}`, 'is not JSON'],
    ['a prototype', '{ "__proto__": { "x": 1 }, "hosts": [] }', 'is not known here'],
    ['an entry that is none', '{ "hosts": [7] }', 'is 7'],
  ])('is refused: %s', (_what, text, wrong) => {
    expect(reported(text).join('\n')).toContain(wrong);
  });

  it.each(['Europe', 'Asia/Nowhere', 'UTC', ''])('refuses the time zone %j', (zone) => {
    const file = hanoi();
    file.city['time_zone'] = zone;
    expect(reported(file)).toHaveLength(1);
  });
});

describe('a key that an object names twice', () => {
  it.each([
    ['{"a":1,"a":2}', 'a', 7],
    ['{"list":[{"b":1},{"b":1,"c":[1,2],"b":2}]}', 'b', 34],
    ['{"a":1,"\\u0061":2}', 'a', 7],
    ['{"a\\"b":{},"x":"}","a\\"b":1}', 'a"b', 19],
  ])('is found in %s', (text, key, offset) => {
    expect(jsonDoubleKey(text)).toEqual({ key, offset });
  });

  it.each(['{"a":"a","b":["a","a"],"c":{"a":1}}', '[{"a":1},{"a":2}]', '{"a":"{\\"a\\":1,\\"a\\":2}"}', '{}'])(
    'is none in %s',
    (text) => {
      expect(jsonDoubleKey(text)).toBeNull();
    },
  );

  it('is none in whatever JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonDoubleKey(JSON.stringify(value, null, 1))).toBeNull();
      }),
    );
  });
});

describe('the place where a text stops being JSON', () => {
  it.each([
    ['{ "cities": [ } ]', 14],
    ['{ "a": 1, }', 10],
    ['{ "a": 1 "b": 2 }', 9],
    ["{ 'a': 1 }", 2],
    ['[1, 2, x]', 7],
    ['{}\n{}', 3],
  ])('%j: %i', (text, offset) => {
    expect(jsonErrorOffset(text)).toBe(offset);
  });

  it('is found wherever a stroke is put between the entries of a list', () => {
    const list = fc.array(fc.jsonValue(), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(list, fc.nat(), (values, choice) => {
        const parts = values.map((value) => JSON.stringify(value));
        const before = parts.slice(0, choice % parts.length);
        const start = `[${before.map((part) => `${part},\n`).join('')}`;
        expect(jsonErrorOffset(`${start}|${parts.slice(before.length).join(',')}]`)).toBe(start.length);
      }),
    );
  });
});
