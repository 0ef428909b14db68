import { describe, expect, it } from 'vitest';
import { isRefusal, refuse } from './refusal.ts';

describe('refusals', () => {
  it('is a plain value with a code, and fields only when given', () => {
    expect(refuse('time-missing')).toStrictEqual({ ok: false, code: 'time-missing' });
    expect(refuse('bad-input', { email: 'Email is required' })).toStrictEqual({
      ok: false,
      code: 'bad-input',
      fields: { email: 'Email is required' },
    });
  });

  it.each([null, undefined, 'no', 3, {}, { ok: true, code: 'x' }, { ok: false }, { code: 'conflict' }])(
    'is told apart from %j',
    (value) => {
      expect(isRefusal(value)).toBe(false);
    },
  );

  it('is recognised', () => {
    expect(isRefusal(refuse('conflict'))).toBe(true);
  });
});
