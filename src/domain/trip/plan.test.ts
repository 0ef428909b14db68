import { expect, it } from 'vitest';
import { planGaps, type PlanStop } from './plan.ts';

const hour = 3_600_000;
const day = Date.UTC(2026, 11, 5);
const stop = (from: number, to: number, east = 0): PlanStop => ({
  date: new Date(day + from * hour).toISOString().slice(0, 10),
  startsMs: day + from * hour,
  endsMs: day + to * hour,
  latitude: 0,
  // About 111 km per degree.
  longitude: east / 111.195,
});

it.each([
  ['far enough apart', stop(9, 12), stop(14, 16, 3), { minutes: 120, state: 'free' }],
  ['15 km in half an hour', stop(9, 12), stop(12.5, 16, 15), { minutes: 30, state: 'tight' }],
  ['next door in ten minutes', stop(9, 12), stop(12 + 1 / 6, 16), { minutes: 10, state: 'free' }],
  ['100 km in three hours', stop(9, 12), stop(15, 16, 100), { minutes: 180, state: 'free' }],
  ['at the same time', stop(9, 12), stop(11, 14), { minutes: -60, state: 'overlap' }],
  ['over midnight', stop(20, 26), stop(25, 28), { minutes: -60, state: 'overlap' }],
])('%s', (_what, one, other, gap) => {
  expect(planGaps([one, other])).toEqual([null, expect.objectContaining(gap)]);
});

it('has no gap between days', () => {
  expect(planGaps([stop(9, 12), stop(33, 36)])).toEqual([null, null]);
  expect(planGaps([])).toEqual([]);
});
