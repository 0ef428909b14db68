import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { networkOf, plainAddress, isNearby } from './network.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['203.0.113.254', '203.0.113.0/24'],
    ['203.0.114.9', '203.0.114.0/24'],
    ['127.0.0.1', '127.0.0.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['::FFFF:cb00:7109', '203.0.113.0/24'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each(['', 'unknown', '1.2.3', '256.1.1.1', '1:2:3', '::1::2', '1:2:3:4:5:6:7:8:9', '12345::', ':::'])(
    '%j is no address and a network of its own',
    (text) => {
      expect(networkOf(text)).toBe(text);
      expect(plainAddress(text)).toBe(text);
    },
  );

  it('is one for all IPv4 addresses that differ in their last number, written either way', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(255), (address, last) => {
        const neighbour = [...address.split('.').slice(0, 3), last].join('.');
        expect(networkOf(neighbour)).toBe(networkOf(address));
        expect(networkOf(`::ffff:${neighbour}`)).toBe(networkOf(address));
        expect(plainAddress(`::ffff:${neighbour}`)).toBe(neighbour);
      }),
    );
  });

  it('is the same for every spelling of an IPv6 address', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }), (groups) => {
        const long = groups.map((group) => group.toString(16).padStart(4, '0').toUpperCase()).join(':');
        const short = new URL(`http://[${long}]/`).hostname.slice(1, -1);
        expect(networkOf(long)).toBe(networkOf(short));
      }),
    );
  });
});

describe('an address near by', () => {
  it.each([
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '::1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.9.9',
    '192.168.4.5',
    '100.64.0.1',
    'fd00::1',
    'FE80::1%eth0',
  ])('%s is one', (address) => expect(isNearby(address)).toBe(true));

  it.each(['203.0.113.7', '172.32.0.1', '172.15.0.1', '192.169.0.1', '100.128.0.1', '2001:db8::1', '', 'unix', 'fd'])(
    '%s is none',
    (address) => expect(isNearby(address)).toBe(false),
  );
});
