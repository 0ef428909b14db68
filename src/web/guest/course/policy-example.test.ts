import { describe, expect, it } from 'vitest';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { instantOf } from '#src/web/ui/text/wall-time.ts';
import { policyExample } from './CourseColumn.tsx';

const day = (date: string, time = '09:00') => ({ date, times: [{ time, seats_left: 3 }], price_from: 20 });

describe('the deadlines of one departure', () => {
  it('stand on the clock of the city and are never over when the page is read', () => {
    const course = { ...fixtureCourse, upcoming: [day('2026-12-05'), day('2026-12-08'), day('2026-12-10')] };
    expect(policyExample(course)).toEqual({
      date: '2026-12-10',
      time: '09:00',
      deadlines: ['Free cancellation until Sun 6 Dec 2026, 09:00', '50% refund until Wed 9 Dec 2026, 09:00'],
    });
  });

  it('are those of the chosen departure, unless one of them may be past', () => {
    const course = { ...fixtureCourse, upcoming: [day('2026-12-05'), day('2026-12-10'), day('2026-12-12')] };
    expect(policyExample(course, { date: '2026-12-12', time: '09:00' })?.date).toBe('2026-12-12');
    expect(policyExample(course, { date: '2026-12-05' })?.date).toBe('2026-12-10');
  });

  it('are left out when no departure lies far enough ahead, or nothing is ever paid back', () => {
    expect(policyExample({ ...fixtureCourse, upcoming: [day('2026-12-05'), day('2026-12-06')] })).toBeNull();
    expect(policyExample({ ...fixtureCourse, policy: { ...fixtureCourse.policy, steps: [] } })).toBeNull();
    expect(policyExample({ ...fixtureCourse, upcoming: [] })).toBeNull();
  });

  it.each([
    ['Asia/Kathmandu', '2026-12-05T00:15:00.000Z'],
    ['Asia/Yangon', '2026-12-04T23:30:00.000Z'],
    ['Asia/Makassar', '2026-12-04T22:00:00.000Z'],
  ])('knows the instant of six in the morning in %s', (zone, instant) => {
    expect(new Date(instantOf('2026-12-05', '06:00', zone)).toISOString()).toBe(instant);
  });
});
