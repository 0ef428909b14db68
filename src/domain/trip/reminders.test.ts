import { expect, it } from 'vitest';
import { isReminderTrue } from './reminders.ts';

const hour = 3_600_000;

it.each([
  ['day', 20 * hour, true],
  ['day', 3 * hour, false],
  ['hours', 3 * hour, true],
  ['hours', 1, true],
  ['hours', 0, false],
] as const)('%s, %i ms before the start: %s', (step, left, isTrue) => {
  expect(isReminderTrue(step, { startsMs: 100 * hour, nowMs: 100 * hour - left })).toBe(isTrue);
});
