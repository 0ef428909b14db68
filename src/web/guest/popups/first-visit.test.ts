import { describe, expect, it } from 'vitest';
import { isQuietPath, voucherCookie, hasSeenOffer } from './Popups.tsx';

describe('the offer of a first visit', () => {
  it('is remembered for 365 days, once', () => {
    expect(voucherCookie(true)).toBe('voucher_shown=1; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
    expect(voucherCookie(false)).not.toContain('Secure');
    expect(hasSeenOffer(`a=b; ${voucherCookie(false)}`)).toBe(true);
    expect([hasSeenOffer(''), hasSeenOffer('not_voucher_shown=1')]).toEqual([false, false]);
  });

  it('interrupts nobody who is paying or has a booking in hand', () => {
    expect(['/booking/checkout', '/payment/alipay', '/dashboard', '/user/login'].every(isQuietPath)).toBe(true);
    expect(['/admin/rates', '/check', '/team-invitation', '/be-a-host'].every(isQuietPath)).toBe(true);
    expect(['/', '/2/hanoi', '/hanoi/201/x', '/bookings'].some(isQuietPath)).toBe(false);
  });
});
