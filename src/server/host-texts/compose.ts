// Puts a short message together: the words of its key with their values, kept to two parts of an SMS where it is one
// (docs/domain/hosts.md#short-texts).
import { fitted } from '#src/domain/host-reach/short-text.ts';
import type { HostLanguage } from '#src/domain/host-reach/languages.ts';
import type { PhoneChannel } from '#src/domain/host-reach/reach.ts';
import { languageOf, patternOf, say } from './say.ts';
import { texts, type HostTextKey, type TemplateKey } from './texts.ts';

/** What a message says, before it is known on which phone. */
export interface ShortText {
  key: TemplateKey;
  /** Each on one line. */
  values: Readonly<Record<string, string>>;
  /** Those that may be cut. */
  names: readonly string[];
}

/** A message in words, and the same for WhatsApp as values of its template, which may be in another language. */
export interface Composed {
  text: string;
  template: { language: HostLanguage; values: string[] };
}

/** The message; on SMS the fewest letters that are needed to stay within two parts, and in the worst case no link. */
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

function shortest({ key, values, names }: ShortText, language: HostLanguage): string {
  // The date in figures comes before a message without its link.
  const tight: ShortText['values'] = values['on'] === undefined ? values : { ...values, when: values['on'] };
  const bare: ShortText['values'] = 'link' in values ? { ...values, link: '' } : values;
  const attempts = [
    [key, values],
    [shortKeyOf(key), values],
    [shortKeyOf(key), tight],
    [shortKeyOf(key), bare],
  ] as const;
  for (const [name, given] of attempts) {
    const text = fitted((short) => {
      const cut = Object.fromEntries(names.map((one) => [one, short(given[one] ?? '')]));
      return say(language, name, { ...given, ...cut }).trim();
    });
    if (text !== null) return text;
  }
  return say(language, shortKeyOf(key), bare).trim();
}

function shortKeyOf(key: TemplateKey): HostTextKey {
  const name = `${key}.short`;
  return Object.hasOwn(texts, name) ? (name as HostTextKey) : key;
}

const argument = /\{(\w+)\}/g;

/** The names of a text's arguments in the order in which they first stand there. */
export function argumentsOf(pattern: string): string[] {
  return [...new Set([...pattern.matchAll(argument)].map(([, name = '']) => name))];
}

/** The values that a template gets, in its order. The site's name is part of the template. An empty one would be refused. */
function valuesOf(language: HostLanguage, { key, values }: ShortText): string[] {
  return argumentsOf(patternOf(language, key))
    .filter((name) => name !== 'site')
    .map((name) => values[name] || '-');
}

/** A template as it is registered with WhatsApp: numbers for values, and the site's name in its place. */
export function templateBody(language: HostLanguage, key: TemplateKey, site: string): string {
  const pattern = patternOf(language, key);
  const names = argumentsOf(pattern).filter((name) => name !== 'site');
  const text = pattern.replace(argument, (_all, name: string) =>
    name === 'site' ? site : `{{${names.indexOf(name) + 1}}}`,
  );
  // It may not end with a value.
  return text.endsWith('}}') ? `${text} ${site}` : text;
}

/** The languages that WhatsApp has for templates; a host of another one gets them in English until having written. */
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
