import { describe, expect, it } from 'vitest';
import { internationalForm, readPhoneNumber } from './phone-number.ts';

describe('a phone number', () => {
  it.each([
    ['+351 912 345 678', '', '351', '912345678'],
    ['+351 912 345 678', '351', '351', '912345678'],
    // What was pasted says its country better than a list that stands on its first entry.
    ['+351 912 345 678', '977', '351', '912345678'],
    ['00351912345678', '977', '351', '912345678'],
    ['912 345 678', '+351', '351', '912345678'],
    ['0912 345 678', '84', '84', '912345678'],
    ['07700 900123', '44', '44', '7700900123'],
    ['(212) 555-0100', '1', '1', '2125550100'],
    ['98 4100 0000', '977', '977', '9841000000'],
    ['९८४१२३४५६७', '977', '977', '9841234567'],
    ['011 977 9841234567', '1', '977', '9841234567'],
    ['0011 977 9841234567', '61', '977', '9841234567'],
    ['001 977 9841234567', '66', '977', '9841234567'],
    ['010 977 9841234567', '81', '977', '9841234567'],
    ['8 10 977 9841234567', '7', '977', '9841234567'],
    ['010-1234-5678', '82', '82', '1012345678'],
    ['090-1234-5678', '81', '81', '9012345678'],
  ])('%s with the code "%s" is +%s %s', (typed, isd, isdCode, phone) => {
    expect(readPhoneNumber(typed, isd)).toEqual({ isdCode, phone });
  });

  it.each([
    ['123', '351'],
    ['912345678', '999'],
    ['+999 912345678', ''],
    ['+351 9', ''],
    ['912345678', ''],
    ['call me', '351'],
    ['9'.repeat(20), '351'],
    ['', '351'],
  ])('%s with the code "%s" is none', (typed, isd) => {
    expect(readPhoneNumber(typed, isd)).toBeNull();
  });
});

describe('the international form of a number', () => {
  it.each([
    ['+66 35 700 061', '+66 35 700 061'],
    ['0066-35-700061', '+66 35 700 061'],
    ['035 700 061', null],
    ['+66 3', null],
    ['ask at the gate', null],
  ])('%s is %s', (typed, form) => {
    expect(internationalForm(typed)).toBe(form);
  });
});
