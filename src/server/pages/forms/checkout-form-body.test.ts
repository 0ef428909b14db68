import { describe, expect, it } from 'vitest';
import { checkoutInput } from './checkout-form.ts';

const address = 'cid=201&date=2026-12-05&time=09:00&pax=2&addons=%7B%223%22:1%7D&coupon_code=SAVE';
const typed = {
  csrf: 'x',
  email: ' mara@example.com ',
  firstName: 'Mara',
  lastName: 'Lind',
  isd: '+47',
  phone: '123 45 678',
  password: 'a long password',
  passconf: 'a long password',
  message: '',
  pickupAddress: 'Hotel',
  pickupLatitude: '21.03',
  pickupLongitude: '105.85',
  paymentType: 'paypal',
};

describe('the posted checkout form', () => {
  it('becomes the payload of booking/checkout; empty fields are left out', () => {
    expect(checkoutInput(address, typed, 'guest')).toEqual({
      course_id: 201,
      date: '2026-12-05',
      time: '09:00',
      pax: 2,
      coupon_code: 'SAVE',
      addons: [{ id: 3, pax: 1 }],
      email: 'mara@example.com',
      first_name: 'Mara',
      last_name: 'Lind',
      phone: '12345678',
      isd_code: '+47',
      password: 'a long password',
      address: 'Hotel',
      latitude: 21.03,
      longitude: 105.85,
    });
  });

  it('of a distributor packs the customer and the note into the message', () => {
    const input = checkoutInput(address, { ...typed, message: 'No "nuts"' }, 'distributor');
    expect(input).not.toHaveProperty('email');
    expect(input).not.toHaveProperty('password');
    expect(JSON.parse(input?.message ?? '')).toEqual({
      type: 'distributor-guest-data',
      first_name: 'Mara',
      last_name: 'Lind',
      email: 'mara@example.com',
      isd_code: '+47',
      phone: '12345678',
      message: 'No "nuts"',
    });
  });

  it('of somebody signed in carries no contact', () => {
    const input = checkoutInput(address, typed, 'account');
    expect(input).not.toHaveProperty('email');
    expect(input).not.toHaveProperty('password');
  });

  it('names the hold it takes the place of, and no pin that is not one', () => {
    const input = checkoutInput(address, { replaces: 'k1', pickupLatitude: 'north', pickupLongitude: '1' }, 'account');
    expect(input).toMatchObject({ replaces: 'k1' });
    expect(input).not.toHaveProperty('latitude');
  });

  it('is nothing without a choice in the address', () => {
    expect(checkoutInput('cid=201', typed, 'guest')).toBeNull();
  });
});
