import { describe, expect, it } from 'vitest';
import { repeatedValues, postedFields } from './page-forms.ts';

describe('what was posted', () => {
  it('is read as texts, each once, and shown again without passwords', () => {
    expect(postedFields({ a: ['1', '2'], b: { deep: true }, c: 'x'.repeat(5000) })).toEqual({
      a: '1',
      c: 'x'.repeat(4000),
    });
    expect([postedFields(null), postedFields('a=b')]).toEqual([{}, {}]);
    const secret = { password: 'a long password', passconf: 'a long password', csrf: 'x' };
    const kept = repeatedValues({ ...secret, email: ' mara@example.com ', paymentType: 'paypal' });
    expect(kept).toEqual({ email: ' mara@example.com ', paymentType: 'paypal' });
  });
});
