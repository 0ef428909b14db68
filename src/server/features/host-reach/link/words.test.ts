import { expect, it } from 'vitest';
import { clockText, dayText, momentText } from './words.ts';

const at = Date.parse('2026-12-04T20:30:00Z');

it('writes moments on the clock of the place', () => {
  expect(momentText(at, 'Asia/Kathmandu')).toBe('Saturday 5 December at 02:15');
  expect(clockText(at, 'Asia/Kathmandu')).toBe('02:15');
});

it('writes a civil day, whatever the zone of the machine', () => {
  expect(dayText('2026-12-05')).toBe('Saturday 5 December');
});
