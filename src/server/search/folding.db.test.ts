// Names are folded in the browser, for what the search box offers, and in the database, for what is found. Both agree
// on accents and case; docs/search.md#what-is-found says where they do not.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { foldText } from '#src/web/search/suggestions.ts';
import { countries } from '#src/domain/catalog/countries.ts';

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
