import { describe, expect, it } from 'vitest';
import { hoursText } from './card-course.ts';

describe('hoursText', () => {
  it.each([
    [4, '4 h'],
    [1.5, '1.5 h'],
    [3.33, '3 h 20 min'],
    [0.75, '45 min'],
    [24, '24 h'],
  ])('%d hours', (hours, text) => {
    expect(hoursText(hours)).toBe(text);
  });
});
