import { describe, expect, it } from 'vitest';
import compile from 'icu-minify/compile';
import { directKeys, withTexts, type Source } from './inline-texts.ts';
import { translator } from './translate.ts';

const imported = `import { t } from './t.ts';\n`;
const menu = (code: string): Source => ({ path: 'web/menu/Menu.tsx', code: imported + code });
const keysOf = (...sources: Source[]) => [...(directKeys(sources).get('web/menu') ?? [])];

describe('direct keys', () => {
  it('are those that stand in a call and nowhere else', () => {
    expect(keysOf(menu(`<p title={t('menu.open')}>{t('menu.count', { count })}</p>`))).toEqual([
      'menu.open',
      'menu.count',
    ]);
  });

  it.each([
    ['is passed on too', menu(`t('menu.open'); show('menu.open');`)],
    ['is chosen between', menu(`t('menu.open'); t(isOpen ? 'menu.open' : 'menu.close');`)],
    ['may be made of parts', menu("t('menu.open'); t(`menu.${state}`);")],
    ['may be made of parts that come first', menu("t('menu.open'); t(`${name}.open`);")],
    ['has no dot', menu(`t('open');`)],
    ['is called by another name', { ...menu(''), code: `import { t as say } from './t.ts';\nsay('menu.open');` }],
    ['is called by what is no catalogue', { ...menu(''), code: `t('menu.open');` }],
  ])('are none where one %s', (_what, source) => {
    expect(keysOf(source)).toEqual([]);
  });

  it('are none where another file names one', () => {
    expect(keysOf(menu(`t('menu.open');`), { path: 'web/menu/names.ts', code: `['menu.open']` })).toEqual([]);
  });

  it('belong to the catalogue whose t is imported, however the import is written', () => {
    const found = directKeys([
      { path: 'web/menu/items/Item.tsx', code: `import { t } from '../t.ts';\nt('a.one');` },
      { path: 'web/menu/Other.tsx', code: `import { t } from '#src/web/guest/texts.ts';\nt('a.two');` },
    ]);
    expect([...found].map(([name, keys]) => [name, ...keys])).toEqual([
      ['web/menu', 'a.one'],
      ['web/guest', 'a.two'],
    ]);
  });
});

describe('a source with its texts', () => {
  const texts = { 'menu.open': 'Open “it”', 'menu.count': '{count, plural, one {# line} other {# lines}}' } as const;
  const catalogue = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));
  const direct = new Set(Object.keys(texts));

  it('says a plain one in the place of the call', () => {
    const code = `a(t('menu.open')); b(t(\n  'menu.open',\n));`;
    expect(withTexts(code, catalogue, direct)).toBe(`a("Open “it”"); b("Open “it”");`);
  });

  it('gives one with values to t, which reads it as it reads its key', () => {
    const t = translator('texts/test', texts);
    const code = withTexts(`t('menu.count', values)`, catalogue, direct);
    const [, message = ''] = /^t\((\[.*\]), values\)$/.exec(code) ?? [];
    expect(t(JSON.parse(message) as 'menu.count', { count: 2 })).toBe('2 lines');
  });

  it.each(['t(`menu.${name}`)', `t('menu.close')`, `at('menu.open')`])('leaves %s as it is', (code) => {
    expect(withTexts(code, catalogue, direct)).toBe(code);
  });
});
