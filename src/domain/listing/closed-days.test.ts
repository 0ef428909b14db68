import { describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/calendar/civil.ts';
import { closureFault, mostClosedDays } from './closed-days.ts';

describe('days of a city', () => {
  it.each([
    ['2026-11-30', '2026-11-30', null],
    ['2026-12-01', '2027-03-02', null],
    ['2026-12-01', '2027-03-03', { field: 'to', text: 'tooLong' }],
    ['2026-11-29', '2026-12-01', { field: 'from', text: 'notAhead' }],
    ['2026-11-30', '2026-11-29', { field: 'to', text: 'lastBefore' }],
    ['2026-12-02', '2026-12-01', { field: 'to', text: 'lastBefore' }],
  ])('from %s to %s', (from, to, fault) => {
    expect(closureFault({ from, to, today: '2026-11-30' })).toEqual(fault);
  });

  it('may be as many as the database takes, across months and years', () => {
    const to = addDays('2026-12-20', mostClosedDays - 1);
    expect(closureFault({ from: '2026-12-20', to, today: '2026-11-30' })).toBeNull();
    expect(closureFault({ from: '2026-12-20', to: addDays(to, 1), today: '2026-11-30' })?.text).toBe('tooLong');
  });
});
