import { describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import { countries } from '#src/domain/catalogue/countries.ts';
import codes from '#src/domain/catalogue/dialling-codes.json' with { type: 'json' };

const byCode = new Map(codes.map((one) => [one.code, one.isd]));

describe('dialling codes', () => {
  it('are as the contract says, each country once, by name', () => {
    expect(contract['country/isd'].out.shape.data.safeParse(codes).error).toBeUndefined();
    expect(byCode.size).toBe(codes.length);
    const names = codes.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  });

  it('are of countries that readers know by a name, with one to three digits', () => {
    const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    expect(codes.filter(({ code }) => regions.of(code) === undefined)).toEqual([]);
    expect(codes.filter(({ isd }) => !/^[1-9][0-9]{0,2}$/.test(isd))).toEqual([]);
  });

  it('have the ten countries of the marketplace', () => {
    expect(countries).toHaveLength(10);
    for (const { code, isd } of countries) expect([code, byCode.get(code)]).toEqual([code, isd]);
  });

  it.each([
    ['US', '1'],
    ['CA', '1'],
    ['JM', '1'],
    ['GB', '44'],
    ['DE', '49'],
    ['RU', '7'],
    ['KZ', '7'],
    ['CN', '86'],
    ['HK', '852'],
    ['TW', '886'],
    ['SG', '65'],
    ['JP', '81'],
    ['KR', '82'],
    ['AU', '61'],
    ['NZ', '64'],
    ['BR', '55'],
    ['ZA', '27'],
    ['AE', '971'],
    ['TL', '670'],
    ['XK', '383'],
    ['SS', '211'],
  ])('%s is +%s', (code, isd) => {
    expect(byCode.get(code)).toBe(isd);
  });
});
