import { describe, expect, it } from 'vitest';
import { digitsOf } from '#src/domain/money/currencies.ts';
import { figureKeys, figuresOf, missingFigures, priceCurrencyOf } from './currency-figures.ts';
import { readSettings, settingRule } from './settings.ts';

const known =
  'AED AUD BGN BRL CAD CHF CZK DKK EUR GBP HKD HUF INR JPY KWD MXN MYR NOK NZD PLN RON SEK SGD THB USD'.split(' ');
const valuesOf = (texts: Record<string, string>) => readSettings(texts).values;

describe('figures of a currency', () => {
  it.each(known)('%s can be sold in as they are', (code) => {
    const figures = figuresOf(code)!;
    const unit = 10 ** (digitsOf(code) ?? 0);
    for (const key of figureKeys)
      expect([key, settingRule(key).kind.read(String(figures[key])) !== null]).toEqual([key, true]);
    expect(figures.price_least).toBeGreaterThanOrEqual(figures.online_minimum);
    expect(figures.reward_minimum).toBeGreaterThan(figures.review_reward);
    // The filter covers most prices; a listing may cost more.
    expect(figures.filter_most * unit).toBeGreaterThan(20 * figures.price_least);
    expect(figures.price_most).toBeGreaterThan(figures.filter_most * unit);
  });

  it('are those that are published, never a conversion', () => {
    expect(['EUR', 'JPY', 'KWD', 'GBP'].map((code) => figuresOf(code)?.online_minimum)).toEqual([50, 50, 150, 30]);
    expect(figuresOf('NPR')).toBeNull();
  });

  it('are named by the settings where the program has none, and else replaced by them', () => {
    expect(missingFigures(valuesOf({ currency: 'NPR' }))).toEqual(figureKeys);
    const all = Object.fromEntries(figureKeys.map((key) => [key, '7000']));
    expect(missingFigures(valuesOf({ currency: 'NPR', ...all, cash_note: '' }))).toEqual(['cash_note']);
    expect(priceCurrencyOf(valuesOf({ currency: 'NPR', ...all }))).toMatchObject({
      code: 'NPR',
      symbol: 'Rs',
      digits: 2,
      figures: { online_minimum: 7000, cash_note: 7000 },
    });
    expect(priceCurrencyOf(valuesOf({ currency: 'EUR', review_reward: '300' })).figures).toMatchObject({
      review_reward: 300,
      online_minimum: 50,
    });
  });
});
