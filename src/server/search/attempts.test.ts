import { describe, expect, it } from 'vitest';
import type { Part } from '#src/domain/search/read.ts';
import type { Group } from '#src/domain/search/plan.ts';
import { attemptsOf, moreOf, type Planned } from './attempts.ts';

const group = (word: string): Group => ({ own: [[{ word, stem: word }]], others: [], marks: [], isStart: false });
const place = { name: 'Hanoi', cityIds: [2], countryCityIds: [2, 3], timeZone: 'Asia/Bangkok' };
const plan = (more: Partial<Planned> = {}): Planned => ({
  cityIds: [2],
  elsewhere: null,
  countryCityIds: [2, 3],
  groups: [group('kayak')],
  named: ['kayak'],
  boosts: [],
  excluded: [],
  near: null,
  missing: [],
  isNonsense: false,
  ...more,
});
const city: Part = { kind: 'city', text: 'hanoi', place };
const word: Part = { kind: 'word', text: 'kayak' };
const day: Part = { kind: 'day', text: 'on 5 dec', dates: { start: '2026-12-05', end: '2026-12-05' } };
const price: Part = { kind: 'price', text: 'under 30', span: { min: null, max: 30 } };
const steps = (parts: readonly Part[], planned = plan()) =>
  attemptsOf(parts, planned, {}).map(({ fit, dropped }) => [fit, ...dropped].join(' '));

describe('a search that finds nothing', () => {
  it('gives up the activity last in its place, and the place after it', () => {
    expect(steps([city, word])).toEqual([
      'all',
      'other_city city',
      'other_city city',
      'city_only category attribute need time',
    ]);
  });

  it('gives up days before the price, one by one, then all limits', () => {
    expect(steps([city, word, price, day]).slice(0, 5)).toEqual([
      'all',
      'other_limits day',
      'other_limits price',
      'other_limits day price',
      'other_city city',
    ]);
  });

  it('drops a distance like other limits, and wherever nothing can be within it', () => {
    const near: Part = { kind: 'distance', text: 'within 2 km of', km: 2 };
    const placed = plan({ near: { latitude: 21, longitude: 105.8, withinKm: 2 } });
    expect(steps([near, city, word], placed)).toEqual([
      'all',
      'other_limits distance',
      'other_city city distance',
      'other_city city distance',
      'city_only category attribute need time',
      'city_only category attribute need time distance',
    ]);
    expect(steps([near, word], plan({ cityIds: null, countryCityIds: null }))).toEqual(['all distance']);
  });

  it('takes most words before other cities', () => {
    const two = plan({ groups: [group('kayak'), group('sunset')] });
    expect(steps([city, word, word], two).slice(0, 3)).toEqual(['all', 'some_words', 'other_city city']);
  });

  it('stays in a chosen city', () => {
    expect(steps([word], plan({ isCityChosen: true }))).toEqual(['all']);
  });

  it('keeps what was chosen, and what was read unless it is given up', () => {
    const filters = attemptsOf([city, word, day], plan(), { amount_max: 20 }).map((one) => one.filters);
    expect(filters[0]).toMatchObject({ amount_max: 20, date_start: '2026-12-05', sort: 'popularity' });
    expect(filters[1]).toMatchObject({ amount_max: 20 });
    expect(filters[1]?.date_start).toBeUndefined();
  });

  it('is empty for nonsense, and far from all cities for a place by itself', () => {
    expect(steps([word], plan({ isNonsense: true }))).toEqual([]);
    const far = { elsewhere: { ...place, nearest: null }, cityIds: null };
    expect(steps([city], plan({ ...far, groups: [] }))).toEqual([]);
    expect(steps([city, word], plan(far))).toEqual(['other_city city']);
    expect(steps([city], plan({ elsewhere: place, groups: [] }))).toEqual(['near_place city']);
  });
});

describe('few matches', () => {
  it('are followed by the rest of a city, or by most of many words', () => {
    expect(moreOf([city, word], plan(), {})?.place).toMatchObject({ cityIds: [2], words: { wanted: null } });
    expect(moreOf([word], plan({ cityIds: null }), {})).toBeNull();
    const many = plan({ cityIds: null, groups: [group('a'), group('b'), group('c')] });
    expect(moreOf([word], many, {})?.place.words?.wanted).toBe("('a' | 'b' | 'c')");
  });
});
