import { describe, expect, it } from 'vitest';
import { replyMinutes } from './reply-time.ts';

describe('a reply time', () => {
  it.each([
    [0, 0, null],
    [2, 60, null],
    [3, 0, 1],
    [3, 29, 1],
    [3, 90, 2],
    [40, 7200, 120],
  ])('of %i answers with a median of %i seconds is %s minutes', (answers, seconds, minutes) => {
    expect(replyMinutes(answers, seconds)).toBe(minutes);
  });
});
