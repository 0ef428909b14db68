import { describe, expect, it } from 'vitest';
import { checkContact, cleanEmail, isEmail, isOddLength, phoneDigits } from './contact-rules.ts';

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
    expect(checkContact({ ...right, first_name: '\u200B', last_name: '\u3164' })).toEqual({
      first_name: 'first-name-missing',
      last_name: 'last-name-missing',
    });
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
    ['९८४१२३४५६७', '9841234567'],
    ['+၉၇၇ ၉၈၄၁၂၃၄၅၆၇', '+9779841234567'],
    ['tel:+977-984-1234567', '+9779841234567'],
    ['WhatsApp: +977 9841234567', '+9779841234567'],
    ['+977 9841234567 (WhatsApp)', '+9779841234567'],
    ['https://wa.me/9779841234567?text=hi', '+9779841234567'],
    ['whatsapp://send?phone=%2B9779841234567', '+9779841234567'],
    ['9779841234567@s.whatsapp.net', '+9779841234567'],
    ['+44 (0) 20 7946 0958', '+442079460958'],
    ['+00977 9841234567', '+9779841234567'],
    ['++977 9841234567', '+9779841234567'],
    ['+0977 9841234567', '+9779841234567'],
    ['callto:+9779841234567', '+9779841234567'],
    ['TEL;TYPE=CELL:+9779841234567', '+9779841234567'],
    ['tel:+977-984-1234567;ext=12', '+9779841234567'],
    ['+977 984 1234567 ext. 5', '+9779841234567'],
    ['Telegram +977 984 1234567', '+9779841234567'],
    ['+977 984 1234567 WA', '+9779841234567'],
    ['Line: 081 234 5678', '0812345678'],
    ['kakao: 010-1234-5678', '01012345678'],
    ['\u{1F4DE} [+977] 984·123·4567.', '+9779841234567'],
    ["'+977_984_1234567", '+9779841234567'],
    ['https://zalo.me/0912345678', '0912345678'],
    ['https://signal.me/#p/+9779841234567', '+9779841234567'],
    ['+52 1 55 1234 5678', '+525512345678'],
    ['+54 9 11 1234 5678', '+5491112345678'],
    ['0011 977 9841234567', '00119779841234567'],
    ['001 977 9841234567', '0019779841234567'],
    ['001 (212) 555-0100', '+12125550100'],
  ])('reads the phone %s as %s', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
    expect(checkContact({ ...right, phone: typed })).toEqual({});
  });

  it('looks at an international number also without a dialling code', () => {
    expect(checkContact({ ...right, isd_code: '', phone: '+351 call' })).toEqual({ phone: 'phone-invalid' });
  });

  // No typed character is dropped: a letter may be a mistyped digit, and two numbers are one too many.
  it.each([
    '+977 984123456o',
    'room 12, +977 9841234567',
    '+977 9841234567 / +977 9801234567',
    '+977 9841234567 ask for Maya',
  ])('refuses %s', (phone) => {
    expect(checkContact({ ...right, phone })).toEqual({ phone: 'phone-invalid' });
  });

  it('refuses an address that is too long, quickly', () => {
    expect(isEmail(`${'a'.repeat(65)}@example.org`)).toBe(false);
    expect(isEmail(`a@${'b.'.repeat(50_000)}`)).toBe(false);
  });
});

describe('the length of a phone number', () => {
  it.each([
    ['4412345', false],
    ['+9774412345', false],
    ['5551', true],
    ['+12345', true],
    ['1234567890123456', true],
    ['call me', false],
    ['', false],
  ])('%s: unusual %s', (digits, isOdd) => {
    expect(isOddLength(digits)).toBe(isOdd);
  });
});
