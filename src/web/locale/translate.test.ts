import { afterEach, describe, expect, it } from 'vitest';
import messages from './en_US.json' with { type: 'json' };
import { pluralTranslator, setPseudoLocale, translator } from './translate.ts';

const t = translator({ hello: 'Hello {name}', plain: 'Plain' });
const tn = pluralTranslator({ 'cat.one': '{count} cat', 'cat.other': '{count} cats' });

afterEach(() => setPseudoLocale(null));

describe('translator', () => {
  it('fills placeholders and leaves unknown ones', () => {
    expect(t('hello', { name: 'Linh' })).toBe('Hello Linh');
    expect(t('hello')).toBe('Hello {name}');
  });

  it('picks the plural and groups the count', () => {
    expect([tn('cat', 0), tn('cat', 1), tn('cat', 1000)]).toEqual(['0 cats', '1 cat', '1,000 cats']);
  });

  it('disguises messages but not values', () => {
    setPseudoLocale((message) => `⟦${message}⟧`);
    expect(t('hello', { name: 'Linh' })).toBe('⟦Hello Linh⟧');
  });
});

describe('the catalogue', () => {
  it('is sorted, so that two people add to it in different places', () => {
    const keys = Object.keys(messages);
    expect(keys).toEqual(keys.toSorted());
  });

  it('has both plural forms wherever it has one', () => {
    const keys = new Set(Object.keys(messages));
    for (const key of keys) {
      if (key.endsWith('.one')) expect(keys).toContain(key.replace(/one$/, 'other'));
      if (key.endsWith('.other')) expect(keys).toContain(key.replace(/other$/, 'one'));
    }
  });
});
