// Browser (suggestions) and database (results) fold names alike in accents and case;
// docs/domain/search.md#matching lists the exceptions.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { foldText } from '#src/web/guest/search/box/search-destination.ts';
import { foldWords } from '#src/domain/search/fold.ts';
import { countries } from '#src/domain/catalogue/countries.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function foldedBySql(names: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ folded: string }>(
    `select search_fold(name) as folded from unnest($1::text[]) with ordinality as asked (name, turn) order by turn`,
    [names],
  );
  return rows.map(({ folded }) => folded);
}

const accented = [
  ['Hội An', 'hoi an'],
  ['Đà Nẵng', 'da nang'],
  ['ĐÀ LẠT', 'da lat'],
  ['Thành phố Hồ Chí Minh', 'thanh pho ho chi minh'],
  ['Phú Quốc', 'phu quoc'],
  ['Vũng Tàu', 'vung tau'],
  ['Kraków', 'krakow'],
  ['São Paulo', 'sao paulo'],
  ['Cañón', 'canon'],
  ['Besançon', 'besancon'],
  ['Zürich', 'zurich'],
  ['Åre', 'are'],
  ['  Huế  ', 'hue'],
] as const;

it.each(['NFC', 'NFD'] as const)('accents and case are folded alike, written in %s', async (form) => {
  const names = accented.map(([name]) => name.normalize(form));
  const folded = accented.map(([, plain]) => plain);
  expect(names.map(foldText)).toEqual(folded);
  expect(await foldedBySql(names)).toEqual(folded);
});

it('every city and country that is shown is folded alike', async () => {
  const folder = new URL('../../../demo/cities/', import.meta.url);
  const cities = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')).city.name);
  const names = [...cities, ...countries.map(({ name }) => name)];
  expect(names.length).toBeGreaterThan(40);
  expect(names.map(foldText)).toEqual(await foldedBySql(names));
});

it('what is typed is folded as what is searched, in every script that names are in', async () => {
  // Latin with accents, Greek, Cyrillic, Arabic, scripts of India and South-East Asia, Vietnamese, signs.
  const blocks = [[0x20, 0x180], [0x370, 0x3e0], [0x400, 0x460], [0x600, 0x6ff], [0x900, 0xd80], [0xe00, 0xf00], [0x1000, 0x10a0], [0x1780, 0x1800], [0x1ea0, 0x1efa], [0x2010, 0x2060], [0x3000, 0x3100], [0x4e00, 0x4f00], [0xac00, 0xad00]] as const; // prettier-ignore
  const letters = blocks.flatMap(([from, to]) =>
    Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at)),
  );
  const names = letters
    .filter((letter) => /\p{Assigned}/u.test(letter) && !'©®ŉʹ〇'.includes(letter.normalize('NFC')))
    .map((letter) => `a${letter}b c`);
  const folded = await foldedBySql(names);
  const differing = names.flatMap((name, at) =>
    foldWords(name).join(' ') === folded[at] ? [] : [`${name} ${foldWords(name).join(' ')} | ${folded[at]}`],
  );
  expect(differing).toEqual([]);
});
