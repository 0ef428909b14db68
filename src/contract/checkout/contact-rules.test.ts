import { describe, expect, it } from 'vitest';
import { checkContact, cleanEmail, isEmail, phoneDigits } from './contact-rules.ts';

const right = {
  email: 'ana@example.org',
  first_name: 'Ana',
  last_name: 'Silva',
  isd_code: '351',
  phone: '910 000 000',
};

describe('contact fields of a guest', () => {
  it('takes a complete contact, and one without a phone', () => {
    expect(checkContact(right)).toEqual({});
    expect(checkContact({ ...right, isd_code: '', phone: '' })).toEqual({});
  });

  it('wants email, first name and last name', () => {
    expect(checkContact({})).toEqual({
      email: 'email-missing',
      first_name: 'first-name-missing',
      last_name: 'last-name-missing',
    });
    expect(checkContact({ email: '  ', first_name: ' ', last_name: '\t' })).toEqual(checkContact({}));
  });

  it('looks at the phone only when the dialling code is given too', () => {
    expect(checkContact({ ...right, phone: 'call me' })).toEqual({ phone: 'phone-invalid' });
    expect(checkContact({ ...right, isd_code: '', phone: 'call me' })).toEqual({});
    expect(checkContact({ ...right, phone: '' })).toEqual({});
  });

  it.each([
    'a@b',
    'a',
    '@b.c',
    'a@b.',
    'a b@c.de',
    'a@b..de',
    '.a@b.de',
    'a.@b.de',
    'a..b@c.de',
    'a@b.c,d',
    'a@b@c.de',
  ])('refuses the address %s', (email) => {
    expect(checkContact({ ...right, email })).toEqual({ email: 'email-invalid' });
  });

  it.each(['a@b.de', "o'neil+x@mail.example.co", 'ngọc@example.vn', 'A_b-c.d@x-y.example'])('takes %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    ['ana@example.org', 'ana\u200B@exam\u00ADple.org'],
    ['ana@example.org', ' \uFEFFana@example.org\u202E'],
    ['ana@example.org', '\uFF41na\uFF20example\uFF0Eorg'],
  ])('reads %s from a form that only looks different (%j)', (email, typed) => {
    expect(cleanEmail(typed)).toBe(email);
    expect(checkContact({ ...right, email: typed })).toEqual({});
  });

  it.each(['v\u0130ctim@example.org', 'vi\u0307ctim@example.org', 'a\u0336na@example.org'])(
    'refuses the lookalike %s',
    (email) => {
      expect(checkContact({ ...right, email })).toEqual({ email: 'email-invalid' });
    },
  );

  it.each([
    ['+351 912 345 678', '+351912345678'],
    ['00351 912-345-678', '+351912345678'],
    ['(030) 123/45.67', '0301234567'],
    ['\uFF0B351\u00A0912\u2011345\u2013678', '+351912345678'],
  ])('reads the phone %s as %s', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
    expect(checkContact({ ...right, phone: typed })).toEqual({});
  });

  it('looks at an international number also without a dialling code', () => {
    expect(checkContact({ ...right, isd_code: '', phone: '+351 call' })).toEqual({ phone: 'phone-invalid' });
  });

  it('refuses an address that is too long, quickly', () => {
    expect(isEmail(`${'a'.repeat(65)}@example.org`)).toBe(false);
    expect(isEmail(`a@${'b.'.repeat(50_000)}`)).toBe(false);
  });
});
