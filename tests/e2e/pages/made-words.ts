// English words as a page in a made language shows them (docs/reference/texts.md#languages), for looking them up on the page.

const longer: Readonly<Record<string, string>> = { a: 'áa', e: 'éë', i: 'íi', o: 'óö', u: 'úü' };
const marks = '[\\u202E\\u202C]*';

/** Finds a text in English, in the longer language and in the one from right to left; a string stands for the whole text. */
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
