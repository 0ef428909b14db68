import { expect, it } from 'vitest';
import { remarkText, timeText, writtenRef } from './party-status.ts';

it('writes times on the clock of the place, whatever the zone of the phone', () => {
  expect(timeText('2026-12-04T20:30:00Z', 'Asia/Kathmandu')).toBe('02:15');
  expect(timeText('2026-12-04T20:30:00Z', 'Pacific/Apia')).toBe('09:30');
});

it('writes a reference in two halves', () => {
  expect(writtenRef('BCDFHJKM')).toBe('BCDF HJKM');
});

it('says when the other phone was there', () => {
  const times = { at: '2026-12-05T02:00:00Z', other_at: '2026-12-05T01:45:00Z' };
  const remark = { act: '1', device: 'Gate', other_device: 'Boat', ...times };
  const said = remarkText({ kind: 'double', is_own: true, ...remark }, 'Asia/Kathmandu');
  expect(said).toContain('Boat');
  expect(said).toContain('07:30');
  expect(remarkText({ kind: 'double', is_own: false, ...remark }, 'Asia/Kathmandu')).toContain('07:45');
});
