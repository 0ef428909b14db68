import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { policyOf, type PolicyPreset } from './policy.ts';
import { cancelCauses, deadlinesOf, refundCents, refundPercent } from './refund-share.ts';

const hour = 3_600_000;
const day = 24 * hour;
const starts_at = 10_000 * day;
const longAgo = { booked_at: starts_at - 60 * day, starts_at };

describe('presets', () => {
  it.each<[PolicyPreset, number, number]>([
    ['flexible', 24, 100],
    ['flexible', 23.99, 0],
    ['moderate', 96, 100],
    ['moderate', 95.99, 50],
    ['moderate', 24, 50],
    ['moderate', 23.99, 0],
    ['strict', 168, 100],
    ['strict', 167.99, 50],
    ['strict', 72, 50],
    ['strict', 71.99, 0],
    ['final', 1000, 0],
  ])('%s, %d hours before: %i %%', (preset, hours, percent) => {
    expect(refundPercent(policyOf(preset), longAgo, starts_at - hours * hour, 'guest')).toBe(percent);
  });

  it('are one object that can be kept', () => {
    expect(JSON.parse(JSON.stringify(policyOf('moderate')))).toEqual({
      preset: 'moderate',
      steps: [
        { hours_before: 96, percent: 100 },
        { hours_before: 24, percent: 50 },
      ],
      grace_hours: 24,
      grace_needs_hours: 48,
    });
  });
});

describe('grace', () => {
  it.each<[string, PolicyPreset, number, number, number]>([
    ['counts for a final one', 'final', 49, 24, 100],
    ['ends after 24 hours', 'final', 49, 24.01, 0],
    ['needs more than 48 hours ahead', 'final', 48, 1, 0],
    ['beats a step that has passed', 'strict', 5 * 24, 23, 100],
    ['leaves the step after it', 'strict', 5 * 24, 25, 50],
  ])('%s', (...[, preset, hoursAhead, hoursLater, percent]) => {
    const times = { booked_at: starts_at - hoursAhead * hour, starts_at };
    expect(refundPercent(policyOf(preset), times, times.booked_at + hoursLater * hour, 'guest')).toBe(percent);
  });

  it('is merged into the deadlines', () => {
    const soon = { booked_at: starts_at - 5 * day, starts_at };
    expect(deadlinesOf(policyOf('strict'), soon)).toEqual([
      { until: starts_at - 4 * day, percent: 100 },
      { until: starts_at - 3 * day, percent: 50 },
    ]);
    expect(deadlinesOf(policyOf('flexible'), longAgo)).toEqual([{ until: starts_at - day, percent: 100 }]);
    expect(deadlinesOf(policyOf('strict'), { booked_at: starts_at - day, starts_at })).toEqual([]);
    expect(deadlinesOf(policyOf('final'), { booked_at: starts_at - day, starts_at })).toEqual([]);
  });
});

describe('what comes back', () => {
  it.each(cancelCauses.filter((cause) => cause !== 'guest'))('%s: always everything', (cause) => {
    expect(refundPercent(policyOf('final'), longAgo, starts_at + hour, cause)).toBe(100);
  });

  it('is rounded half up', () => {
    expect([refundCents(541, 50), refundCents(540, 50), refundCents(540, 0), refundCents(541, 100)]).toEqual([
      271, 270, 0, 541,
    ]);
  });

  it('never grows with time, and the deadlines say the same', () => {
    const preset = fc.constantFrom<PolicyPreset>('flexible', 'moderate', 'strict', 'final');
    const ahead = fc.integer({ min: 0, max: 30 * day });
    fc.assert(
      fc.property(preset, ahead, fc.nat(30 * day), fc.nat(30 * day), (name, lead, one, other) => {
        const times = { booked_at: starts_at - lead, starts_at };
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((after) => times.booked_at + after);
        const at = (now: number) => refundPercent(policyOf(name), times, now, 'guest');
        expect(at(late!)).toBeLessThanOrEqual(at(early!));
        const deadlines = deadlinesOf(policyOf(name), times);
        for (const { until, percent } of deadlines) expect(at(until)).toBe(percent);
        expect(deadlines.every((step, place) => place === 0 || step.percent < deadlines[place - 1]!.percent)).toBe(
          true,
        );
      }),
    );
  });
});
