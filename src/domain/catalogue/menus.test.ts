import { describe, expect, it } from 'vitest';
import { lostLinks, menuFaults } from './menu-rules.ts';
import {
  type MenuLink,
  type MenuPlace,
  type Menus,
  originalMenus,
  readMenus,
  visibleMenus,
  textOfMenus,
} from './menus.ts';

const link = (target: string, more: Partial<MenuLink> = {}): MenuLink => ({
  target,
  labels: {},
  is_hidden: false,
  ...more,
});
const withLinks = (place: MenuPlace, links: readonly MenuLink[]): Menus => ({
  ...originalMenus,
  [place]: { titles: {}, links },
});
const isThere = (path: string) => path !== '/gone';
const faultsOf = (menus: Menus) => menuFaults(menus, isThere).map(({ place, at, what }) => `${place} ${at} ${what}`);
const own = { en_US: 'Ours' };

describe('menus', () => {
  it('of the program have no faults, lose nothing and are kept as nothing', () => {
    expect([faultsOf(originalMenus), lostLinks(originalMenus), textOfMenus(originalMenus)]).toEqual([[], [], '']);
    expect(readMenus('')).toBeNull();
  });

  it.each<[string, MenuPlace, MenuLink[], string[]]>([
    ['lead nowhere', 'header', [link('/gone', { labels: own })], ['header 0 target']],
    ['lead to an address that is none', 'header', [link('//elsewhere.example', { labels: own })], []],
    ['have no text', 'drawer', [link('/safety')], ['drawer 0 label']],
    ['stand twice', 'drawer', [link('/faq'), link('/faq')], ['drawer 1 twice']],
    ['stand in the header already', 'drawer', [link('/about-us')], ['drawer 0 twice']],
    ['are too long', 'header', [link('/safety', { labels: { en_US: 'a'.repeat(15) } })], ['header 0 long']],
    ['are too many', 'header', ['/a', '/b', '/c', '/d'].map((at) => link(at, { labels: own })), ['header null many']],
  ])('that %s are told', (_why, place, links, faults) => {
    const there = (path: string) => !path.startsWith('//') && path !== '/gone';
    const found = menuFaults(withLinks(place, links), there).map((one) => `${one.place} ${one.at} ${one.what}`);
    expect(found).toEqual(faults.length === 0 ? ['header 0 target'] : faults);
  });

  it.each(['http://plain.example', 'https://', 'https://nodot', 'javascript:alert(1)', 'https://a.example/"x'])(
    'do not lead to %s',
    (target) => {
      const menus = withLinks('header', [link(target, { labels: own })]);
      expect(menuFaults(menus, (path) => path.startsWith('/'))[0]?.what).toBe('target');
    },
  );

  it('lead elsewhere, and keep a hidden link whose page is not there', () => {
    const away = link('https://shop.example/a?b=c#d', { labels: own });
    expect(faultsOf(withLinks('header', [away, link('/gone', { labels: own, is_hidden: true })]))).toEqual([]);
  });

  it('keep terms and privacy in the footer', () => {
    const links = originalMenus.company.links.map((one) =>
      one.target === '/terms-of-service' ? { ...one, is_hidden: true } : one,
    );
    expect(faultsOf(withLinks('company', links))).toEqual(['company null law']);
  });

  it('say which links of the program are not shown any more; one that was moved within its part is', () => {
    const [first, ...rest] = originalMenus.discover.links;
    const moved = {
      ...originalMenus,
      discover: { titles: {}, links: rest },
      company: { titles: {}, links: [...originalMenus.company.links, first!] },
    };
    expect(lostLinks(moved)).toEqual([]);
    expect(lostLinks(withLinks('discover', rest))).toEqual(['how-it-works']);
    const hidden = originalMenus.header.links.map((one) => ({ ...one, is_hidden: true }));
    expect(lostLinks(withLinks('header', hidden))).toEqual(['about-us', 'how-it-works']);
  });

  it('are shown in the language of the page, without what is hidden or not there', () => {
    const menus = withLinks('discover', [
      link('/faq'),
      link('/safety', { labels: { en_US: 'Safety', vi_VN: 'An toàn' } }),
      link('/gone', { labels: own }),
      link('/fees', { is_hidden: true }),
      link('https://shop.example', { labels: own }),
    ]);
    const titled = { ...menus, discover: { ...menus.discover, titles: { en_US: 'Look round' } } };
    expect(visibleMenus(titled, 'vi_VN', isThere).discover).toEqual({
      title: 'Look round',
      links: [
        { url: '/faq', title: null },
        { url: '/safety', title: 'An toàn' },
        { url: 'https://shop.example', title: 'Ours' },
      ],
    });
  });

  it('are kept as they were, without empty texts', () => {
    const menus = withLinks('header', [link('/a', { labels: { vi_VN: ' B ', en_US: 'A', ne_NP: ' ' } })]);
    expect(readMenus(textOfMenus(menus))?.header.links).toEqual([link('/a', { labels: { en_US: 'A', vi_VN: 'B' } })]);
  });

  it.each([
    '{',
    '[]',
    '{"header":{}}',
    '"x"',
    JSON.stringify({ ...originalMenus, header: { titles: {}, links: [1] } }),
  ])('are not %s', (text) => {
    expect(readMenus(text)).toBeUndefined();
  });
});
