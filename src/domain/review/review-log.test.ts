import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nextAsking } from './asking.ts';
import { reviewLanguage } from './review-language.ts';
import { chainCheck, logLine, noHash, type LogEntry, type LoggedEntry } from './review-log.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const first: LogEntry = {
  seq: 1,
  kind: 'written',
  review_id: '0b6f1c52-6a0e-4f5b-9d7a-3a1f0f6f4f10',
  at: '2026-11-25T07:00:00.000Z',
  rating: 4,
  reason: '',
  text_hash: 'ab'.repeat(32),
  previous: noHash,
};
function chainOf(entries: readonly Partial<LogEntry>[]): LoggedEntry[] {
  const rows: LoggedEntry[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    const row = { ...first, seq: rows.length + 1, previous: last?.hash ?? noHash, ...entry };
    rows.push({ ...row, hash: sha256(logLine(row)) });
  }
  return rows;
}
const faultsOf = (rows: readonly LoggedEntry[]) => {
  const check = chainCheck(sha256);
  return rows.flatMap((row) => check(row));
};

describe('the log of reviews', () => {
  const chain = chainOf([
    {},
    { rating: 1 },
    { kind: 'removed', rating: null, text_hash: null, reason: 'Names a person' },
  ]);

  it('hashes the same text for the same row, for ever', () => {
    expect(logLine(first)).toBe(
      `["review-log-1",1,"written","0b6f1c52-6a0e-4f5b-9d7a-3a1f0f6f4f10","2026-11-25T07:00:00.000Z",4,"","${'ab'.repeat(32)}","${noHash}"]`,
    );
  });

  it('is whole as it was written', () => {
    expect(faultsOf(chain)).toEqual([]);
    expect(faultsOf([])).toEqual([]);
  });

  it.each<[string, (rows: LoggedEntry[]) => LoggedEntry[]]>([
    ['other stars', (rows) => rows.map((row) => (row.seq === 2 ? { ...row, rating: 5 } : row))],
    ['another time', (rows) => rows.map((row) => (row.seq === 1 ? { ...row, at: '2026-11-25T07:00:00.001Z' } : row))],
    ['another text', (rows) => rows.map((row) => (row.seq === 1 ? { ...row, text_hash: 'cd'.repeat(32) } : row))],
    ['another reason', (rows) => rows.map((row) => (row.seq === 3 ? { ...row, reason: 'It was bad' } : row))],
    ['a row that is gone', (rows) => rows.filter(({ seq }) => seq !== 2)],
    ['the first row gone', (rows) => rows.slice(1)],
    ['two rows that changed places', ([a, b, ...rest]) => [b!, a!, ...rest]],
    [
      'a row whose hash was made anew',
      (rows) =>
        rows.map((row) => (row.seq === 2 ? { ...row, rating: 5, hash: sha256(logLine({ ...row, rating: 5 })) } : row)),
    ],
  ])('shows %s', (_what, change) => {
    expect(faultsOf(change([...chain])).length).toBeGreaterThan(0);
  });
});

describe('when a guest is asked for a review', () => {
  const [hour, day] = [3_600_000, 86_400_000];
  it.each([
    [0, 3 * hour],
    [1, 3 * hour + 3 * day],
    [2, 3 * hour + 10 * day],
    [3, null],
  ])('after %i mails', (asked, due) => {
    expect(nextAsking(asked, 10 * day, 0)).toBe(due === null ? null : 10 * day + due);
  });

  it('not twice within a day, however late the first one was', () => {
    expect(nextAsking(1, 0, 20 * day)).toBe(21 * day);
  });
});

it.each([
  ['We loved it', 'en', 'en'],
  ['Wir kamen im Regen', 'de', 'de'],
  ['ต้มยำอร่อยมาก', 'en', 'th'],
  ['とても楽しかったです。漢字も', 'en', 'ja'],
  ['非常好的体验', 'en', 'zh'],
  ['정말 좋았어요', 'en', 'ko'],
  ['We ate phở and ต้มยำ by the lake and talked until late', 'en', 'en'],
  ['', 'en', 'en'],
])('the language of %j', (text, usual, language) => {
  expect(reviewLanguage(text, usual)).toBe(language);
});
