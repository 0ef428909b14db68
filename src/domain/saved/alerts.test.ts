import { expect, it } from 'vitest';
import { dropsStillTrue } from './alerts.ts';

it('leaves out prices that went back or are gone, and tells the lowest of now', () => {
  const drop = (course_id: number) => ({ course_id, before: 2500, after: 2120 });
  const prices = new Map([
    [1, 2120],
    [2, 2500],
    [3, 2000],
  ]);
  expect(dropsStillTrue([1, 2, 3, 4].map(drop), prices)).toEqual([
    { course_id: 1, before: 2500, after: 2120 },
    { course_id: 3, before: 2500, after: 2000 },
  ]);
});
