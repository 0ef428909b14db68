import { describe, expect, it } from 'vitest';
import { readAnswers } from './answers.ts';

const least = {
  BANYAN_ORIGIN: 'https://lisboa.example',
  operator_email: 'ines@lisboa.example',
  operator_name: 'Inês',
  contact_email: 'ola@lisboa.example',
  contact_phone: '+351 21 000 0000',
};
const problemsOf = (more: object) => {
  const read = readAnswers(JSON.stringify({ ...least, ...more }));
  return read.ok ? [] : read.problems;
};

describe('a file of answers', () => {
  it('is completed with what everything is at first', () => {
    const read = readAnswers(JSON.stringify({ ...least, currency: 'eur', country: 'pt' }));
    expect(read).toMatchObject({
      ok: true,
      answers: { currency: 'EUR', country: 'PT', brand_name: 'Banyan', SMTP_URL: 'none', DATABASE_URL: '' },
    });
  });

  it('has every fault of it named at once', () => {
    expect(problemsOf({ currency: 'XXX', country: 'Portugal', color_brand: 'red', operator_name: '' })).toEqual([
      expect.stringContaining('color_brand must be'),
      expect.stringContaining('country must be'),
      expect.stringContaining('currency must be'),
      'operator_name must be a line of 1 to 60 characters',
    ]);
  });

  it.each([
    [{ operator_mail: 'a@b.example' }, ['operator_mail is neither a question nor a setting']],
    [{ logo: '/tmp/there-is-none.png' }, ['logo must be a picture of at most 24 kB on this machine, or empty']],
    [{ SMTP_URL: 25 }, ['SMTP_URL must be text']],
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, ['STRIPE_PUBLISHABLE_KEY is missing', 'STRIPE_WEBHOOK_SECRET is missing']],
    [{ contact_email: 'help@banyan.example' }, ['contact_email must be your own: this one is only an example']],
    [
      { contact_phone: '21 000 0000' },
      ['contact_phone must start with + and the country code, such as +351 21 000 0000'],
    ],
    [{ BANYAN_MODE: 'demo', contact_email: 'help@banyan.example' }, []],
    [{ BANYAN_BACKUP_KEY: 'a text that is long enough' }, []],
  ])('of %o says %o', (more, expected) => expect(problemsOf(more)).toEqual(expected));

  it.each([
    ['{', 'the file is not valid JSON'],
    ['[]', 'the file must contain one object with a text for each name'],
  ])('%s: %s', (text, expected) => expect(readAnswers(text)).toEqual({ ok: false, problems: [expected] }));

  it('asks for the least that there must be', () => {
    const read = readAnswers('{}');
    expect(read.ok ? [] : read.problems).toEqual([
      'contact_email is missing',
      'contact_phone is missing',
      'BANYAN_ORIGIN is missing',
      'operator_email is missing',
      'operator_name is missing',
    ]);
  });
});
