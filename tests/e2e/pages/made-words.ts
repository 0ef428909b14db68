// English words in the made languages (docs/reference/texts.md#languages), to find them on the page.

const longer: Readonly<Record<string, string>> = { a: 'áa', e: 'éë', i: 'íi', o: 'óö', u: 'úü' };
const marks = '[\\u202E\\u202C]*';

/** Matches a text in English, in the longer and in the right-to-left language; a string must be the whole text. */
export function inAnyLanguage(words: string | RegExp): RegExp {
  const source = typeof words === 'string' ? `^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : words.source;
  const changed = source
    .replace(/[aeiou]/g, (letter) => `(?:${letter}|${longer[letter]})`)
    .replaceAll(' ', `${marks} ${marks}`)
    .replaceAll('\\d+', `${marks}\\d+${marks}`)
    .replace(/^\^/, `^${marks}`)
    .replace(/\$$/, `${marks}$`);
  return new RegExp(changed);
}
