import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Config } from '#src/server/platform/config.ts';
import { contentFacts, fillIn, type ContentFacts, type LiveFacts } from './fill-in.ts';

const folder = new URL('../../../../../content/', import.meta.url);
const files = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

const removals = [
  { reason: 'It names a person.', total: 1 },
  { reason: 'It was bought.', total: 2 },
];
const none = { asked: 0, written: 0, removed: 0, reasons: [], rows: 0, day: null, hash: null };
const all: ContentFacts & LiveFacts = {
  reviews: { ...none, written: 9, removed: 3, reasons: removals, day: '2026-11-25', hash: 'ab'.repeat(32) },
  brand: 'Banyan',
  currency: 'US dollars',
  pay_ways: 'card, PayPal or Alipay',
  takes_cards: true,
  keeps_deposit: true,
  checks_identity: true,
  service_fee: '6%',
  deposit: '20%',
  photo_reward: 'US$5',
};
const bare: ContentFacts & LiveFacts = {
  reviews: none,
  brand: 'Tejo',
  currency: 'euros',
  pay_ways: '',
  takes_cards: false,
  keeps_deposit: false,
  checks_identity: false,
  service_fee: '4.5%',
  deposit: '30%',
  photo_reward: '5 euros',
};
const textOf = (facts: ContentFacts & LiveFacts) => files.map(([, text]) => fillIn(text, facts)).join('\n');

describe('the pages of text that come with the program', () => {
  it.each(files)('%s can be filled in, whatever the settings are', (_name, text) => {
    for (const facts of [all, bare, { ...all, takes_cards: false, pay_ways: 'PayPal' }])
      expect(fillIn(text, facts)).not.toMatch(/\{%|\{\{|\n{3}/);
  });

  it('promise what is so here', () => {
    const text = textOf(all);
    for (const words of [
      'by card, PayPal or Alipay',
      'Online you pay in US dollars',
      'identity document',
      'Your card details',
    ])
      expect(text).toContain(words);
    expect(text).toContain('Guests pay a deposit online, which we keep. They pay you the rest in cash');
  });

  it('promise nothing that is not so here', () => {
    const text = textOf(bare);
    expect(text).not.toMatch(/card (number|detail)|PayPal|Alipay|identity document|dollar|banyan is the tree/i);
    expect(text).toContain('Online you pay in euros');
    expect(text).toContain('We keep our commission from it and pay you the rest');
    expect(text).toContain('Tejo runs on Banyan');
  });
});

describe('a template of an operator', () => {
  it.each([
    '{{ secret }}',
    '{% include "../.env" %}',
    '{% render "/etc/passwd" %}',
    '{{ brand.constructor }}',
    '{% if %}',
  ])('gets no further than its facts: %s', (text) => {
    expect(() => fillIn(text, all)).toThrow();
  });

  it('ends, also when it repeats itself', () => {
    expect(() => fillIn('{% for a in (1..100000000) %}x{% endfor %}', all)).toThrow();
  });
});

describe('the facts of an installation', () => {
  it('name what a photo earns', () => {
    const provider = { kind: 'none' };
    const config = {
      stripe: provider,
      paypal: provider,
      brand: { name: 'Banyan' },
      commissionRate: null,
      serviceFees: { usual: 0.06 },
    };
    expect(contentFacts({ ...config, checksIdentity: true } as unknown as Config).photo_reward).toBe('US$5');
  });
});
