import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { settingKeys, settingRule, settings } from '#src/domain/setting/settings.ts';
import { parseBrand } from './brand.ts';
import { configure } from './configure.ts';
import { firstSettings } from './market.ts';
import { settingsSchema } from './settings.ts';

const folder = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (environment: Record<string, string>) => configure({ environment, folder });

function accepted(environment: Record<string, string>) {
  const result = read(environment);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
}

describe('settings of pages', () => {
  it('load nothing from elsewhere on their own, but for the map that is asked for', () => {
    expect(accepted({})).toMatchObject({
      map: { styleUrl: 'https://tiles.openfreemap.org/styles/positron', key: null, streets: 'on-request' },
      mapOrigins: ['https://tiles.openfreemap.org'],
      imageBase: '/images',
      socialAppId: null,
      analyticsIds: [],
      accommodationsUrl: null,
      partners: { shown: true, source: null },
      experiments: {},
    });
  });

  it('are read', () => {
    const config = accepted({
      MAP_STYLE_URL: 'https://maps.example/style.json?key={key}',
      MAPS_KEY: 'abc',
      MAP_HOSTS: 'https://tiles.example, https://fonts.example',
      SOCIAL_APP_ID: '1234567890',
      ANALYTICS_IDS: 'G-ABC123,GTM-XY12',
      BANYAN_IMAGE_BASE: 'https://cdn.example/pictures/',
      BANYAN_EXPERIMENTS: '{"card-order":{"a":1,"b":3}}',
      BANYAN_ACCOMMODATIONS_URL: 'https://hotels.example/search?q={city}',
      BANYAN_PARTNERS: '0',
      BANYAN_PARTNERS_SOURCE: 'Example Travel, 2026',
    });
    expect(config).toMatchObject({
      map: { styleUrl: 'https://maps.example/style.json?key={key}', key: 'abc', streets: 'automatic' },
      mapOrigins: ['https://maps.example', 'https://tiles.example', 'https://fonts.example'],
      socialAppId: '1234567890',
      analyticsIds: ['G-ABC123', 'GTM-XY12'],
      imageBase: 'https://cdn.example/pictures',
      accommodationsUrl: 'https://hotels.example/search?q={city}',
      partners: { shown: false, source: 'Example Travel, 2026' },
      experiments: { 'card-order': { a: 1, b: 3 } },
    });
  });

  it('load streets by themselves from a style of the operator, and from the default one on request', () => {
    const styleUrl = 'https://maps.example/style.json';
    expect(accepted({ MAP_STYLE_URL: styleUrl }).map).toMatchObject({ streets: 'automatic' });
    expect(accepted({ MAP_STYLE_URL: styleUrl, MAP_STREETS: 'on-request' }).map).toMatchObject({
      streets: 'on-request',
    });
    expect(accepted({ MAP_STREETS: 'automatic' }).map).toMatchObject({ streets: 'automatic' });
  });

  it('know no detailed map where the operator wants none', () => {
    expect(accepted({ MAP_STYLE_URL: 'none' })).toMatchObject({ map: null, mapOrigins: [] });
  });

  it.each([
    ['MAP_STYLE_URL', 'maps.example'],
    ['MAP_STREETS', 'sometimes'],
    ['MAP_HOSTS', 'https://tiles.example/path'],
    ['ANALYTICS_IDS', 'UA-1,<script>'],
    ['BANYAN_IMAGE_BASE', '//cdn.example'],
    ['BANYAN_IMAGE_BASE', 'https://cdn.example/?a=b'],
    ['BANYAN_EXPERIMENTS', 'not json'],
    ['BANYAN_EXPERIMENTS', '{"x":{"a":0}}'],
    ['BANYAN_EXPERIMENTS', '{"x":{"a":1.5}}'],
    ['BANYAN_EXPERIMENTS', '{"X Y":{"a":1}}'],
    ['BANYAN_ACCOMMODATIONS_URL', 'https://hotels.example/'],
    ['BANYAN_ACCOMMODATIONS_URL', 'javascript:alert({city})'],
    ['BANYAN_PARTNERS', 'maybe'],
  ])('refuses %s=%s and names it', (name, value) => {
    const result = read({ [name]: value });
    const problems = result.ok ? [] : result.problems;
    expect(problems.filter((line) => line.startsWith(`${name} must be`))).toHaveLength(1);
  });
});

describe('settings of the back office', () => {
  it('begin with the fields of the settings file that their rows name', () => {
    const file = {
      name: 'Fig',
      tagline: 'Shade for all',
      logo: '/static/fig.svg',
      hero_text: 'Under the fig',
      colors: { brand: '#0033cc', accent: '#0b6623' },
      country: 'PT',
      currency: 'EUR',
      figures: { online_minimum: 100, cash_note: 20 },
      mail_language: 'vi_VN',
      press_title: 'Read about us',
      contacts: { email: 'a@fig.example', phone: '+351 1', whatsapp: '+351 2' },
      social: [{ name: 'Fig on Film', url: 'https://film.example/fig' }],
    };
    const read = parseBrand(JSON.stringify(file));
    if (!read.ok) throw new Error(read.problems.join('\n'));
    const { first, wrong } = firstSettings(settingsSchema.parse({}), read.brand);
    const named = settingKeys.filter((key) => settingRule(key).file !== undefined);
    expect(named).toHaveLength(14);
    expect(wrong).toEqual([]);
    expect(first.given).toEqual(settingKeys.filter((key) => [...named, 'online_minimum', 'cash_note'].includes(key)));
    for (const key of first.given) expect([key, first.texts[key]]).not.toEqual([key, settings[key].first]);
    expect(first.texts).toMatchObject({
      social_links: 'Fig on Film https://film.example/fig',
      contact_whatsapp: '+351 2',
      online_minimum: '100',
    });
  });
});
