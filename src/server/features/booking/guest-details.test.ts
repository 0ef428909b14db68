import { describe, expect, it } from 'vitest';
import { distributorGuest, typedContact } from './guest-details.ts';

const guest = {
  email: ' ada@example.test ',
  first_name: ' Ada ',
  last_name: 'Guest',
  isd_code: '+84',
  phone: '(091) 234-5678',
};

describe('typedContact', () => {
  it.each([
    ['977', '4412345', { isdCode: '977', phone: '4412345' }],
    ['1', '5551234', { isdCode: '1', phone: '5551234' }],
    ['999', '12', { isdCode: '999', phone: '12' }],
  ])('takes digits that no table knows as they were typed: +%s %s', (isd_code, phone, number) => {
    expect(typedContact({ ...guest, isd_code, phone })).toMatchObject(number);
    expect(typedContact({ ...guest, isd_code, phone: `${phone}a` })).toMatchObject({ code: 'phone-invalid' });
  });

  it('cleans what was typed', () => {
    expect(typedContact(guest)).toEqual({
      email: 'ada@example.test',
      firstName: 'Ada',
      lastName: 'Guest',
      isdCode: '84',
      phone: '912345678',
    });
  });

  it('names the first fault as the code and all of them next to their fields', () => {
    expect(typedContact({ ...guest, first_name: '', email: 'x' })).toEqual({
      ok: false,
      code: 'email-invalid',
      fields: { email: 'Please enter valid email format', first_name: 'First name is required' },
    });
  });
});

describe('distributorGuest', () => {
  const packed = { type: 'distributor-guest-data', ...guest, message: 'Vegetarian' };

  it('unpacks the guest and the message', () => {
    expect(distributorGuest(JSON.stringify(packed))).toMatchObject({
      contact: { firstName: 'Ada' },
      message: 'Vegetarian',
    });
  });

  it('refuses a guest without an address', () => {
    expect(distributorGuest(JSON.stringify({ ...packed, email: 7 }))).toMatchObject({
      ok: false,
      code: 'email-missing',
    });
  });

  it.each(['', 'hello', '[]', 'null', '7', '{"type":"other"}', '{"__proto__":{"type":"distributor-guest-data"}}', '{'])(
    'takes %j for plain text',
    (message) => expect(distributorGuest(message)).toBeNull(),
  );

  it('holds packed text to the bounds of typed text, and breaks no character', () => {
    const hostile = {
      ...packed,
      first_name: `${'\u{1F389}'.repeat(39)}x\u{1F389}\u0000`,
      last_name: 'Sto\nmer',
      message: `a\u0000b\nc${'d'.repeat(3000)}`,
      phone: { toString: 'none' },
    };
    const read = distributorGuest(JSON.stringify(hostile));
    if (read === null || 'ok' in read) throw new Error('not read');
    expect(read.contact).toMatchObject({ lastName: 'Sto mer', phone: '' });
    expect(read.contact.firstName.isWellFormed()).toBe(true);
    expect(read.contact.firstName.length).toBeLessThanOrEqual(80);
    expect(read.message.startsWith('a b\nc')).toBe(true);
    expect(read.message).toHaveLength(2000);
  });
});
