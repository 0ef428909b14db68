import { describe, expect, it } from 'vitest';
import { pickupFault } from './pickup.ts';

describe('a pickup address', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['Hotel', 'incomplete'],
    ['12 A', 'incomplete'],
    ['Thamelmarg', 'incomplete'],
    ['12 Lake Street', null],
    ['Hotel Lotus, Đường Lý Thường Kiệt', null],
    ['होटल शंकर, लाजिम्पाट', null],
    ['โรงแรมริมน้ำเชียงใหม่', null],
  ] as const)('%j without a point on the map: %s', (address, fault) => {
    expect(pickupFault({ address })).toBe(fault);
    expect(pickupFault({ address, latitude: 21, longitude: null })).toBe(fault);
  });

  it('with a point needs no more than a name', () => {
    expect(pickupFault({ address: 'Hotel', latitude: 21.03, longitude: 105.85 })).toBeNull();
    expect(pickupFault({ address: '', latitude: 21.03, longitude: 105.85 })).toBe('missing');
  });
});
