import { describe, expect, it } from 'vitest';
import { nearestPlace } from '#src/domain/map/distance.ts';
import { asksNearMe, searchNear } from './near-me.ts';

describe('a search near the guest', () => {
  it.each([
    ['near me', 'Hanoi'],
    ['cooking class near me', 'cooking class Hanoi'],
    ['Nearby food tours tomorrow', 'Hanoi food tours tomorrow'],
    ['things to do around me for 2', 'things to do Hanoi for 2'],
    ['tea near here', 'tea Hanoi'],
    ['tea nearby near me', 'tea Hanoi'],
  ])('%s becomes %s', (keyword, words) => {
    expect([asksNearMe(keyword), searchNear(keyword, 'Hanoi')]).toEqual([true, words]);
  });

  it.each(['walk near the lake', 'near mekong', 'name me a tea'])('%s names no own place', (keyword) => {
    expect(asksNearMe(keyword)).toBe(false);
  });

  it('adds the city to other words', () => {
    expect([searchNear('', 'Hanoi'), searchNear('tea', 'Hanoi')]).toEqual(['Hanoi', 'tea Hanoi']);
  });

  it('takes the nearest place, also across the date line', () => {
    const fiji = { name: 'Fiji', latitude: -17, longitude: 178 };
    const hanoi = { name: 'Hanoi', latitude: 21, longitude: 105.8 };
    expect(nearestPlace({ latitude: -15, longitude: -179 }, [hanoi, fiji])).toBe(fiji);
    expect(nearestPlace({ latitude: 0, longitude: 0 }, [])).toBeUndefined();
  });
});
