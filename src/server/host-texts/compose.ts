// Composes a short message, at most two SMS parts (docs/domain/hosts.md#short-texts).
import { fitted } from '#src/domain/host-reach/short-text.ts';
import type { HostLanguage } from '#src/domain/host-reach/languages.ts';
import type { PhoneChannel } from '#src/domain/host-reach/reach.ts';
import { languageOf, patternOf, say } from './say.ts';
import { texts, type HostTextKey, type TemplateKey } from './texts.ts';

export interface ShortText {
  key: TemplateKey;
  /** Values of one line each. */
  values: Readonly<Record<string, string>>;
  /** Values that may be cut. */
  names: readonly string[];
  /** One part, unless that cuts a name to fewer than `briefLetters`. */
  isBrief?: true;
}

const briefLetters = 14;

/** As text and as template values for WhatsApp, possibly in another language. */
export interface Composed {
  text: string;
  template: { language: HostLanguage; values: string[] };
}

/** Shortens to two parts, at worst without the link. */
export function compose(
  textIn: (language: HostLanguage) => ShortText,
  { language, way }: { language: HostLanguage; way: PhoneChannel },
): Composed {
  const own = textIn(language);
  const registered = languageOf(templateLanguageOf(language).language, own.key);
  return {
    text: way === 'sms' ? shortest(own, language) : say(language, own.key, own.values),
    template: { language: registered, values: valuesOf(registered, textIn(registered)) },
  };
}

function shortest({ key, values, names, isBrief }: ShortText, language: HostLanguage): string {
  // Numeric date before dropping the link.
  const tight: ShortText['values'] = values['on'] === undefined ? values : { ...values, when: values['on'] };
  const bare: ShortText['values'] = 'link' in values ? { ...values, link: '' } : values;
  const two = {};
  const one = { parts: 1, least: briefLetters };
  const attempts = [
    ...(isBrief
      ? ([
          [key, values, one],
          [shortKeyOf(key), values, one],
        ] as const)
      : []),
    [key, values, two],
    [shortKeyOf(key), values, two],
    [shortKeyOf(key), tight, two],
    [shortKeyOf(key), bare, two],
  ] as const;
  for (const [name, given, room] of attempts) {
    const text = fitted((short) => {
      const cut = Object.fromEntries(names.map((value) => [value, short(given[value] ?? '')]));
      return say(language, name, { ...given, ...cut }).trim();
    }, room);
    if (text !== null) return text;
  }
  return say(language, shortKeyOf(key), bare).trim();
}

function shortKeyOf(key: TemplateKey): HostTextKey {
  const name = `${key}.short`;
  return Object.hasOwn(texts, name) ? (name as HostTextKey) : key;
}

const argument = /\{(\w+)\}/g;

/** In order of first use. */
export function argumentsOf(pattern: string): string[] {
  return [...new Set([...pattern.matchAll(argument)].map(([, name = '']) => name))];
}

/** Ordered, without the site's name. Empty values would be refused. */
function valuesOf(language: HostLanguage, { key, values }: ShortText): string[] {
  return argumentsOf(patternOf(language, key))
    .filter((name) => name !== 'site')
    .map((name) => values[name] || '-');
}

/** As registered: numbered values, and the site's name. */
export function templateBody(language: HostLanguage, key: TemplateKey, site: string): string {
  const pattern = patternOf(language, key);
  const names = argumentsOf(pattern).filter((name) => name !== 'site');
  const text = pattern.replace(argument, (_all, name: string) =>
    name === 'site' ? site : `{{${names.indexOf(name) + 1}}}`,
  );
  // A template may not end with a value.
  return text.endsWith('}}') ? `${text} ${site}` : text;
}

/** Template languages; others get English until they write. */
const templateLanguages: Readonly<Partial<Record<HostLanguage, string>>> = {
  en: 'en',
  hi: 'hi',
  vi: 'vi',
  lo: 'lo',
  id: 'id',
  th: 'th',
  fil: 'fil',
  ms: 'ms',
};

export function templateLanguageOf(language: HostLanguage): { language: HostLanguage; code: string } {
  const code = templateLanguages[language];
  return code === undefined ? { language: 'en', code: 'en' } : { language, code };
}

/** 'banyan_request_link'. */
export function templateName(prefix: string, key: TemplateKey): string {
  return `${prefix}_${key.replaceAll('.', '_')}`;
}
