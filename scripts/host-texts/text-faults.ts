// Compares a host language's text with the English one (docs/reference/texts.md#languages-of-hosts).
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

const ofLatin = /\p{Script=Latin}/u;
/** Scripts of languages; others use Latin letters. */
const scripts: Readonly<Record<string, RegExp>> = {
  ne: /\p{Script=Devanagari}/u,
  hi: /\p{Script=Devanagari}/u,
  km: /\p{Script=Khmer}/u,
  lo: /\p{Script=Lao}/u,
  th: /\p{Script=Thai}/u,
  my: /\p{Script=Myanmar}/u,
};

// Names, keys and message terms, equal in every language.
const latinWords =
  /\b(SMS|STOP|START|WhatsApp|QR|PDF|CSV|IBAN|BIC|SWIFT|Enter|ics|webcal|https|OK|PIN|GPS|km|JavaScript|Banyan)\b/g;
// Loanwords equal to English, and signs.
const mayEqual = new Set(['', 'Panel', 'Online', 'Check-in', 'Email', 'QR', 'SMS', 'Tip', 'Minimum', 'Keyboard']);

// Kinds of a compiled value (icu-minify); 0 is the counted number, which is among the words.
const kinds = { select: 1, plural: 2, ordinal: 3 } as const;

interface Parts {
  values: string[];
  /** Plural forms by value, sorted, without single numbers (`=0`). */
  forms: Record<string, string>;
  /** Cases of a choice, by value. */
  cases: Record<string, string>;
  /** The text without values. */
  words: string;
}

function partsOf(message: CompiledMessage): Parts {
  const parts: Parts = { values: [], forms: {}, cases: {}, words: '' };
  const read = (node: unknown): void => {
    if (typeof node === 'string') parts.words += `${node} `;
    if (!Array.isArray(node)) return;
    const [name, kind, arms] = node as [unknown, unknown, unknown];
    const isValue = typeof name === 'string' && (node.length === 1 || (typeof kind === 'number' && kind > 0));
    if (!isValue) return node.forEach(read);
    parts.values.push(name);
    if (typeof arms !== 'object' || arms === null) return;
    const names = Object.keys(arms)
      .filter((arm) => !arm.startsWith('='))
      .sort();
    if (kind === kinds.plural || kind === kinds.ordinal) parts.forms[name] = names.join(' ');
    if (kind === kinds.select) parts.cases[name] = names.join(' ');
    Object.values(arms).forEach(read);
  };
  if (typeof message === 'string') parts.words = message;
  else message.forEach(read);
  parts.values = [...new Set(parts.values)].sort();
  return parts;
}

function compiled(text: string): CompiledMessage | null {
  try {
    return compile(text);
  } catch {
    return null;
  }
}

/** What is wrong with a translated text, a sentence each; none when valid. */
export function textFaults(language: string, english: string, text: string): string[] {
  const message = compiled(text);
  if (message === null) return ['is no ICU message'];
  const [own, source] = [partsOf(message), partsOf(compile(english))];
  const faults: string[] = [];
  if (own.values.join() !== source.values.join())
    faults.push(`has {${own.values.join()}}, not {${source.values.join()}}`);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join(' ');
  for (const [name, found] of Object.entries(own.forms))
    if (found !== forms) faults.push(`counts {${name}} by "${found}", the language by "${forms}"`);
  for (const name of Object.keys(source.forms))
    if (!Object.hasOwn(own.forms, name)) faults.push(`does not count {${name}}`);
  for (const [name, found] of Object.entries(source.cases))
    if (own.cases[name] !== found) faults.push(`has not the cases of {${name}}: ${found}`);
  return [...faults, ...wordFaults(language, own.words.trim(), source.words.trim())];
}

function wordFaults(language: string, words: string, english: string): string[] {
  if (!/\p{L}/u.test(english.replace(latinWords, ''))) return [];
  const faults: string[] = [];
  if (words === english && !mayEqual.has(words)) faults.push('is the English text');
  const script = scripts[language];
  const letters = [...words.replace(latinWords, '')].filter((letter) => /\p{L}/u.test(letter));
  const strange = letters.filter((letter) => !(script ?? ofLatin).test(letter));
  if (strange.length > 0) faults.push(`has letters of another script: ${strange.join('')}`);
  if (script && letters.length === 0 && !mayEqual.has(words)) faults.push('has no letter of its script');
  if (/[^\P{Nd}0-9]/u.test(words)) faults.push('has digits that no keypad has');
  return faults;
}
