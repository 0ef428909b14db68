import { describe, expect, it } from 'vitest';
import { addressCounts, tryCounts, type Guarded, type Trying } from './tries.ts';

describe('what a try counts for', () => {
  it.each<[Guarded, Trying, Record<string, number>]>([
    [
      'coupon',
      { account: 'a1', address: '203.0.113.9' },
      {
        'coupon:account:a1': 10,
        'coupon:address:203.0.113.9': 10,
        'coupon:network:203.0.113.0/24': 40,
      },
    ],
    ['coupon', { account: null, address: '2001:db8:1:2::9' }, { 'coupon:network:2001:db8:1:2::/64': 10 }],
    [
      'card',
      { account: 'a1', address: '::ffff:203.0.113.9' },
      {
        'card:account:a1': 5,
        'card:address:203.0.113.9': 5,
        'card:network:203.0.113.0/24': 20,
      },
    ],
    [
      'password',
      { account: 'a1', address: '203.0.113.9' },
      {
        'password:account:a1': 20,
        'password:address:203.0.113.9': 30,
        'password:network:203.0.113.0/24': 120,
      },
    ],
    [
      'password',
      { account: 'a1', device: 'd1', address: '203.0.113.9' },
      {
        'password:device:d1': 10,
        'password:account:a1': 60,
        'password:address:203.0.113.9': 90,
        'password:network:203.0.113.0/24': 360,
      },
    ],
    ['notice', { recipient: 'r1' }, { 'notice:recipient:r1': 6 }],
    ['coupon', { account: 'a1', device: 'd1' }, { 'coupon:account:a1': 10 }],
    ['inquiry', {}, {}],
  ])('%s of %j', (what, who, counts) => {
    expect(Object.fromEntries(tryCounts(what, who).map(({ key, most }) => [key, most]))).toEqual(counts);
  });

  it('counts what is no address once', () => {
    expect(addressCounts('write', 'webhook:unix', 300)).toEqual([{ key: 'write:network:webhook:unix', most: 300 }]);
  });
});
