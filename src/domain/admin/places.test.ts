import { describe, expect, it } from 'vitest';
import { synonymKinds, synonymMeanings } from './places.ts';
import { isZone, knownZones } from './zones.ts';

describe('a zone', () => {
  it.each(['Asia/Kathmandu', 'Asia/Ho_Chi_Minh', 'America/Argentina/Buenos_Aires', 'UTC'])('%s is one', (name) => {
    expect(isZone(name)).toBe(true);
  });

  it.each(['', 'Asia', 'Asia/Nowhere', '+05:45', 'asia/kathmandu', 'Asia/Kathmandu ', "Asia/'; drop table city"])(
    '%j is none',
    (name) => {
      expect(isZone(name)).toBe(false);
    },
  );

  it('can be chosen from a list of zones alone', () => {
    expect(knownZones().length).toBeGreaterThan(300);
    expect(knownZones().filter((name) => !isZone(name))).toEqual([]);
  });
});

describe('search words', () => {
  it('mean one of a few where their kind says so', () => {
    expect(Object.keys(synonymMeanings).every((kind) => (synonymKinds as readonly string[]).includes(kind))).toBe(true);
  });
});
