import { describe, expect, it } from 'vitest';
import { maskCode, maskSecrets } from './mask-secrets.ts';

const token = 'kJ8d-2mQx_7Zr4Lw9TyBv1NcHs6Fg3PoAaBbCcDd01';

describe('what an operator reads of a message', () => {
  it.each([
    [
      `Open https://banyan.example/user/reset?token=${token} now.`,
      'Open https://banyan.example/user/reset?token=•••• now.',
    ],
    [`https://banyan.example/h/${token}`, 'https://banyan.example/h/••••'],
    ['https://banyan.example/h/short', 'https://banyan.example/h/••••'],
    [
      `https://banyan.example/booking/detail?ref=ABCDEFGH&token=${token}#messages`,
      'https://banyan.example/booking/detail?ref=••••&token=••••#messages',
    ],
    [`Code: BNY1.${token}.${token}`, 'Code: ••••'],
    [
      `<a href="https://banyan.example/x?token=${token}">Open</a>`,
      '<a href="https://banyan.example/x?token=••••">Open</a>',
    ],
    [
      'https://banyan.example/hanoi/12/cook-with-mai-in-her-kitchen',
      'https://banyan.example/hanoi/12/cook-with-mai-in-her-kitchen',
    ],
    ['Booking ABCDEFGH on 2026-12-01 at 08:00, US$42.40', 'Booking ABCDEFGH on 2026-12-01 at 08:00, US$42.40'],
    ['a once-in-a-lifetime-experience-with-friends', 'a once-in-a-lifetime-experience-with-friends'],
  ])('%s', (text, shown) => {
    expect(maskSecrets(text)).toBe(shown);
  });

  it('has no digits of a code', () => {
    expect(maskCode('Banyan: 123456 is your code. It works for 10 minutes.')).toBe(
      'Banyan: •••• is your code. It works for 10 minutes.',
    );
  });

  it('never keeps a secret of this service, wherever it stands', () => {
    for (const around of [
      '',
      ' ',
      '"',
      '<',
      '(',
      '/',
      '?x=',
      '&token=',
      ': ',
      'https://a.example/?a=',
      'https://a.example/',
    ])
      expect(maskSecrets(`${around}${token}`)).not.toContain(token);
  });
});
