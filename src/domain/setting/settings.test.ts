import { describe, expect, it } from 'vitest';
import { textOfLinks } from './kinds.ts';
import { isSettingKey, readSettings, settingKeys, settingRule, settings, tidy, type SettingKey } from './settings.ts';

const takes = (key: SettingKey, text: string) => settingRule(key).kind.read(text) !== null;

describe('settings', () => {
  it('begin with a text that they take, say what they are for and what they may be', () => {
    for (const key of settingKeys) {
      const { first, kind, meaning } = settingRule(key);
      expect.soft(takes(key, first), key).toBe(true);
      expect.soft(first.length, key).toBeLessThanOrEqual(kind.most);
      expect
        .soft(
          [meaning, kind.must].every((text) => text.length > 0 && !text.endsWith('.')),
          key,
        )
        .toBe(true);
    }
  });

  it('of money are all those whose change costs something', () => {
    const ofMoney = settingKeys.filter((key) => settingRule(key).isMoney);
    expect(ofMoney).toEqual(settingKeys.filter((key) => settings[key].group === 'money'));
  });

  it.each<[SettingKey, readonly string[], readonly string[]]>([
    ['brand_name', ['B', 'Días & noches'], ['', 'x'.repeat(61), 'a\nb']],
    ['contact_email', ['help@banyan.example'], ['', 'help', 'a b@c.example', 'a@b']],
    ['contact_phone', ['+977 1 555 0100'], ['', 'call us']],
    ['contact_whatsapp', ['', '+977 980 555 0100'], ['no']],
    ['logo', ['', '/static/logo.svg'], ['logo.svg', '//elsewhere.example/x.svg', 'https://a.example/x.svg', '/x.html']],
    ['color_brand', ['#b3391f', '#003399'], ['#ff8a66', '#B3391F', 'red', '#b3391', '#ffffff']],
    ['country', ['', 'NP', 'PT'], ['np', 'XX', 'ZZ', 'EU', 'Nepal']],
    ['currency', ['USD', 'EUR', 'JPY', 'KWD', 'IDR'], ['', 'usd', 'US$', 'XQQ', 'CLF', 'EURO']],
    ['online_minimum', ['', '1', '1000000000'], ['0', '-1', '0.5', '1000000001']],
    ['mail_language', ['en_US', 'vi_VN'], ['', 'en', '../en_US']],
    ['service_fee_rate', ['0', '0.06', '0.5'], ['', '6%', '0.51', '-0.1', '0.06001']],
    ['commission_rate', ['', '0.1', '1'], ['1.1', 'all']],
    ['ambassador_rate', ['0', '0.05', '0.3'], ['', '5%', '0.31', '-0.1']],
    ['distributor_rate', ['0', '0.0001', '0.3'], ['', '1']],
    ['hold_minutes', ['1', '120'], ['0', '121', '1.5', '']],
    ['late_money_wait', ['0', '48'], ['49', '-1', '0.5', '']],
    ['kept_deposit_to', ['host', 'marketplace'], ['guest', '']],
    ['partners_shown', ['0', '1'], ['yes', '']],
    ['bookings_open_from', ['2020-05-01', '2028-02-29'], ['2027-02-29', '1 May', '']],
    ['accommodations_url', ['', 'https://stay.example/{city}'], ['https://stay.example/', 'javascript:{city}']],
  ])('%s takes what it may be and nothing else', (key, right, wrong) => {
    expect(right.filter((text) => !takes(key, text))).toEqual([]);
    expect(wrong.filter((text) => takes(key, text))).toEqual([]);
  });

  it('of links are lines with a name and an address', () => {
    const text = 'Instagram https://a.example/b\nOur blog http://c.example';
    const found = settings.social_links.kind.read(text);
    expect(found?.value).toEqual([
      { name: 'Instagram', url: 'https://a.example/b' },
      { name: 'Our blog', url: 'http://c.example' },
    ]);
    expect(textOfLinks(found?.value ?? [])).toBe(text);
    for (const wrong of [
      'https://a.example',
      'Bad javascript:alert(1)',
      Array(13).fill('A https://a.example').join('\n'),
    ])
      expect(takes('social_links', wrong)).toBe(false);
  });

  it('keep texts tidy', () => {
    expect(tidy('  Two \r\n\r\n lines ')).toBe('Two\nlines');
    expect(tidy('   ')).toBe('');
  });

  it('have their first value where the text is none, and say so', () => {
    const { values, wrong } = readSettings({ hold_minutes: 'many', service_fee_rate: '0.1' });
    expect([values.hold_minutes, values.service_fee_rate, wrong]).toEqual([15, 0.1, ['hold_minutes']]);
  });

  it('are those of the list alone', () => {
    expect([isSettingKey('currency'), isSettingKey('toString'), isSettingKey('Currency')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
