// Dates and numbers are written in the language of the request or the page: no code outside of src/texts names a language.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';

/** Where a language is named, how often, and why. */
const exceptions: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'contract/addresses/routes.ts': [2, 'names of routes, as the wire knows them'],
  'domain/search/amounts.ts': [1, 'words that guests type, in English'],
  'domain/money/currencies.ts': [1, 'signs as they are written in English, the same in every browser'],
  'domain/host/languages.ts': [1, 'the languages of hosts, English among them'],
  'domain/setting/': [2, 'the first language of mails, and whether a country is known'],
  'server/locale.ts': [1, 'a host may choose English'],
  'web/host/ReaderLanguage.tsx': [1, 'a host may choose English'],
  'server/features/reach/answer-by-phone.ts': [1, 'a phone that nobody has any more is answered in English'],
  'server/features/reach/code-send.ts': [1, 'a host may choose English'],
  'server/features/host-link/link-queries.ts': [1, 'a host who has chosen nothing reads English'],
  'server/features/reach/list.ts': [1, 'a host may choose English'],
  'server/features/reach/reach-queries.ts': [1, 'English is what nobody chose'],
  'server/features/reach/shown.ts': [1, 'a host may choose English'],
  'server/host-words/': [8, 'what a language lacks is said in English, whose tag templates have as well'],
  'server/pages/contact/security-text.ts': [1, 'reports of weaknesses are read in English besides'],
  'server/phone/write-message.ts': [1, 'what somebody is told who has chosen no language'],
  'server/features/checkin/party.ts': [1, 'names of languages, cut by letters'],
  'domain/host/short-text.ts': [1, 'the rules of graphemes are those of the script'],
  'web/check/language-choice.ts': [1, 'a host may choose English'],
  'server/booking-texts/words.ts': [1, 'the distance from UTC is written the same way in every language'],
  'server/catalogue-import/entries.ts': [2, 'what a file leaves out, and whether a zone is known'],
  'domain/catalog/country-rules.ts': [1, 'names of countries are kept in English'],
  'server/seed/silent-ratings.ts': [1, 'no words, which are in no language'],
  'server/catalogue-import/kinds.ts': [2, 'told to the operator who imports'],
  'server/catalogue-import/load-queries.ts': [2, 'told to the operator who imports'],
  'domain/content/page-rules.ts': [1, 'a page exists where it has a text in English'],
  'server/features/content/queries.ts': [1, 'English is what is read where there is no other text'],
  'server/features/office-content/content-queries.ts': [3, 'a page exists where it has a text in English'],
  'server/features/content/fill-in.ts': [1, 'pages of text are in the language that they are written in'],
  'server/features/document/pdf/break-lines.ts': [2, 'the rules of graphemes and words are those of the script'],
  'server/features/document/pdf/shaped-runs.ts': [1, 'the rules of graphemes are those of the script'],
  'web/booking/wall-time.ts': [1, 'figures of a clock are read back'],
  'web/ui/text/local-time-text.ts': [1, 'the distance from UTC is read back'],
};

const tag = /'en(?:[-_][A-Z]{2})?'/g;
const unsaid = /new Intl\.\w+\(\s*(?:\)|undefined|\[\])|\.toLocale\w*String\(\s*(?:\)|undefined)/g;
const countIn = (source: string) => [...source.matchAll(tag), ...source.matchAll(unsaid)].length;

const found = readdirSync(`${projectRoot}src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^texts\/|\/fixtures\//.test(file))
  .map((file) => [file, countIn(readFileSync(`${projectRoot}src/${file}`, 'utf8'))] as const)
  .filter(([, count]) => count > 0);

describe('the language of dates and numbers', () => {
  it('is found to be named, or left to the machine', () => {
    expect(countIn(`a.toLocaleString('en-US'); new Intl.DateTimeFormat('en-GB'); b.toLocaleString();`)).toBe(3);
    expect(countIn('new Intl.NumberFormat(localeTag()); a.toLocaleString(localeTag());')).toBe(0);
  });

  it('is that of the reader, but for a few places', () => {
    const counts: Record<string, number> = {};
    for (const [file, count] of found) {
      const place = Object.keys(exceptions).find((start) => file.startsWith(start)) ?? file;
      counts[place] = (counts[place] ?? 0) + count;
    }
    const allowed = Object.entries(exceptions).map(([place, [count]]) => [place, count]);
    expect(counts).toEqual(Object.fromEntries(allowed));
  });
});
