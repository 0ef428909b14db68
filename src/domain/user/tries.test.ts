import { describe, expect, it } from 'vitest';
import { addressCounts, proofOfCard, tryCounts, type Guarded, type AttemptKeys } from './tries.ts';

describe('what a try counts for', () => {
  it.each<[Guarded, AttemptKeys, Record<string, number>]>([
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
      { account: 'a1', booking: 'b1', browser: 'v1', card: 'c1', address: '203.0.113.9' },
      { 'card:account:a1': 5, 'card:booking:b1': 5, 'card:browser:v1': 5, 'card:card:c1': 5 },
    ],
    [
      'card',
      { account: null, booking: 'b1', browser: 'v1', card: null },
      { 'card:booking:b1': 5, 'card:browser:v1': 5 },
    ],
    [
      'card-address',
      { account: 'a1', booking: 'b1', address: '::ffff:203.0.113.9' },
      { 'card-address:address:203.0.113.9': 50, 'card-address:network:203.0.113.0/24': 200 },
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

describe('what a card has to come with', () => {
  const tried = (used: number, ofNetwork: number) => [
    { key: 'address', most: 50, used },
    { key: 'network', most: 200, used: ofNetwork },
  ];
  it.each([
    [0, 0, 'none'],
    [49, 199, 'none'],
    [50, 50, 'three-d-secure'],
    [3, 200, 'three-d-secure'],
    [99, 399, 'three-d-secure'],
    [100, 100, 'account'],
    [3, 400, 'account'],
  ] as const)('after %i declines of its address and %i of its network: %s', (used, ofNetwork, proof) => {
    expect(proofOfCard(tried(used, ofNetwork))).toBe(proof);
  });

  it('is nothing where nobody was counted', () => {
    expect(proofOfCard([])).toBe('none');
  });
});
