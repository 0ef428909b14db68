import { describe, expect, it } from 'vitest';
import { readBookingSearch } from './find-booking.ts';

const nothing = { ref: null, email: null, phones: [], name: null };

describe('what an operator types to find a booking', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['abcdEFGH', { ...nothing, ref: 'ABCDEFGH', name: 'abcdefgh' }],
    [' Anna  Maria ', { ...nothing, name: 'anna maria' }],
    ['Ana@Example.org', { ...nothing, email: 'ana@example.org' }],
    ['a', nothing],
    ['1234', { ...nothing, name: '1234' }],
    ['९१२३४५\u200B', { ...nothing, phones: ['912345', '12345'] }],
    ['912345', { ...nothing, phones: ['912345', '12345'] }],
  ])('%j', (typed, meaning) => {
    expect(readBookingSearch(typed)).toEqual(meaning);
  });

  it('finds a number that was typed with its country', () => {
    for (const typed of ['+84 912 345 678', '0084 912345678', '0912345678', '(84) 912-345-678'])
      expect(readBookingSearch(typed)?.phones, typed).toContain('912345678');
  });
});
