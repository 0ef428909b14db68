import { describe, expect, it } from 'vitest';
import { decodeForm } from './form.ts';

const plain = (text: string): unknown => JSON.parse(JSON.stringify(decodeForm(text)));

describe('decodeForm', () => {
  it('reads texts, groups and lists', () => {
    expect(
      plain('amount=540&metadata[a b]=1&metadata[k]=x%26y&allowed[0]=card&allowed[1]=alipay&expand[]=x&expand[]=y'),
    ).toEqual({
      amount: '540',
      metadata: { 'a b': '1', k: 'x&y' },
      allowed: ['card', 'alipay'],
      expand: ['x', 'y'],
    });
    expect(plain('card[checks][cvc]=1')).toEqual({ card: { checks: { cvc: '1' } } });
    expect(plain('')).toEqual({});
  });

  it('never reaches a prototype', () => {
    decodeForm('__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(plain('a[b')).toEqual({});
  });

  it('survives any garbage', () => {
    for (const text of [
      '%',
      '[[]]=1',
      'a[0]=1&a=2',
      'a=2&a[0]=1',
      'a[x]=1&a[]=2',
      '='.repeat(500),
      'a[1][2][3][4][5][6][7]=x',
    ]) {
      expect(() => decodeForm(text)).not.toThrow();
    }
  });
});
