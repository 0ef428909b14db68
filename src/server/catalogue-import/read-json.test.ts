import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../config.ts';
import { readJson } from './read-json.ts';

const demo = join(projectFolder, 'demo');
const hanoi = () => JSON.parse(readFileSync(join(demo, 'cities/hanoi.json'), 'utf8')) as Demo;

interface Demo {
  [name: string]: unknown;
  city: Record<string, unknown>;
  hosts: Record<string, unknown>[];
  listings: Record<string, unknown>[];
}

const read = (value: unknown) => readJson('file.json', typeof value === 'string' ? value : JSON.stringify(value));
const told = (value: unknown) => read(value).faults.map(({ place, field, wrong }) => [place, field, wrong].join(' | '));

describe('a catalogue as JSON', () => {
  it.each(readdirSync(join(demo, 'cities')))('may be the demo file %s', (name) => {
    const { faults, catalogue } = read(readFileSync(join(demo, 'cities', name), 'utf8'));
    expect(faults).toEqual([]);
    expect(catalogue.listings.length).toBeGreaterThan(0);
    expect(new Set(catalogue.listings.map(({ value }) => value.city)).size).toBe(1);
  });

  it('tells all that is wrong at once, with entry and field', () => {
    const file = hanoi();
    file.listings[0]!['price'] = 'sixty';
    file.listings[1]!['rules'] = [{ weekdays: [8], times: ['9:00'], capacity: 4 }];
    file.hosts[0]!['nickname'] = 'L';
    delete file.city['time_zone'];
    expect(told(file)).toEqual([
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
    expect(read(file).catalogue.broken).toEqual({ city: ['hanoi'], category: [], host: ['linh'] });
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
    expect(told(text).join('\n')).toContain(wrong);
  });

  it.each(['Europe', 'Asia/Nowhere', 'UTC', ''])('refuses the time zone %j', (zone) => {
    const file = hanoi();
    file.city['time_zone'] = zone;
    expect(told(file)).toHaveLength(1);
  });
});
