import { describe, expect, it } from 'vitest';
import { canAnswerObjection, objectionAnswerEnds, objectionOf } from './objection.ts';

const hour = 3_600_000;
const marked = { reason: 'no-show', at: 0 };
const contested = { reason: 'contested', at: hour };

describe('an objection to a no-show', () => {
  it.each([
    ['no objection', 'no_show', [marked], null],
    ['open', 'no_show', [marked, contested], 'open'],
    ['upheld', 'completed', [marked, contested, { reason: 'contest-upheld', at: 2 * hour }], 'upheld'],
    ['rejected', 'no_show', [marked, contested, { reason: 'contest-rejected', at: 2 * hour }], 'rejected'],
    ['taken back by the host', 'confirmed', [marked, contested, { reason: 'no-show-undone', at: 2 * hour }], null],
    ['let in by another phone', 'checked_in', [marked, contested, { reason: 'check-in', at: 2 * hour }], null],
  ] as const)('%s', (_name, status, history, state) => {
    expect(objectionOf(status, history)?.state ?? null).toBe(state);
  });

  it('counts 48 hours for the answer from the objection, not from the mark', () => {
    expect(objectionOf('no_show', [marked, contested])).toEqual({
      state: 'open',
      objected_at: hour,
      answer_until: 49 * hour,
    });
  });
});

describe('the answer of the host', () => {
  const open = { state: 'open', answer_until: objectionAnswerEnds(hour) } as const;
  it.each([
    ['at once', open, hour, true],
    ['in the last moment', open, 49 * hour - 1, true],
    ['too late', open, 49 * hour, false],
    ['after the decision', { ...open, state: 'rejected' }, hour, false],
    ['without an objection', null, hour, false],
  ] as const)('%s', (_name, objection, now, can) => {
    expect(canAnswerObjection(objection, false, now)).toBe(can);
    expect(canAnswerObjection(objection, true, now)).toBe(false);
  });
});
