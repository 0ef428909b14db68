// Imports cities elsewhere, with cash in their countries' currencies.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVisitor } from '#tests/support/app/visitor.ts';
import { createImportProgram, places, type ImportProgram, type Json } from '#tests/support/catalogue/import-program.ts';

let here: ImportProgram;

const cities = {
  lisboa: { name: 'Lisboa', country_code: 'PT', latitude: 38.71, longitude: -9.14, time_zone: 'Europe/Lisbon' },
  tokyo: { name: 'Tokyo', country_code: 'JP', latitude: 35.68, longitude: 139.69, time_zone: 'Asia/Tokyo' },
  kuwait: { name: 'Kuwait City', country_code: 'KW', latitude: 29.38, longitude: 47.99, time_zone: 'Asia/Kuwait' },
};

function catalogue(countries: Json[]): Json {
  const file = places();
  const [listing, city] = [file.listings[0]!, file.cities[0]!];
  const slugs = Object.keys(cities) as (keyof typeof cities)[];
  return {
    ...file,
    countries,
    cities: slugs.map((slug) => ({ ...city, ...cities[slug], slug, native_name: '', native_lang: 'en' })),
    listings: slugs.map((slug) => ({ ...listing, key: slug, city: slug })),
  };
}

const load = (file: Json) => here.reported([here.write('anywhere.json', file)]);

beforeAll(async () => {
  here = await createImportProgram();
  const entries = [
    { code: 'PT', currency: 'EUR' },
    { code: 'JP', currency: 'JPY' },
    { code: 'KW', currency: 'KWD' },
  ];
  expect(await load(catalogue(entries))).toEqual([]);
  await here.program.database.pool.query(
    `insert into exchange_rate (code, rate, fetched_at, source) values ('EUR', 0.92, banyan_now(), 'test'),
       ('JPY', 150.1, banyan_now(), 'test'), ('KWD', 0.3068, banyan_now(), 'test')`,
  );
});
afterAll(() => here.close());

const groups = async () =>
  (await createVisitor(here.program.app).must('city/list-by-country', {})).data.map((one) => [
    one.country_code,
    one.country_name,
    one.cities.map(({ name }) => name),
  ]);

it('lists the countries that have cities, in the order of the file, by their English names', async () => {
  expect(await groups()).toEqual([
    ['PT', 'Portugal', ['Lisboa']],
    ['JP', 'Japan', ['Tokyo']],
    ['KW', 'Kuwait', ['Kuwait City']],
  ]);
});

it.each([
  ['lisboa', 'EUR', '€', 37],
  ['tokyo', 'JPY', '¥', 5890],
  ['kuwait', 'KWD', 'KWD', 12.25],
])('asks for cash in %s in %s', async (slug, currency, symbol, cash) => {
  const visitor = createVisitor(here.program.app);
  const { data: city } = await visitor.must('city/detail', { slug });
  expect(city).toMatchObject({ currency, currency_symbol: symbol });
  const { data: courses } = await visitor.must('course/city', { city_id: city.id });
  // 24.50 for each of two guests, a fifth paid online: 39.20 in cash.
  const course_id = courses[0]!.id;
  const month = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7);
  const { days } = await visitor.must('booking/available-date', { course_id, month });
  const choice = { course_id, date: days[0]!.date, time: days[0]!.times[0]!.time, pax: 2 };
  expect(await visitor.must('booking/calculate', choice)).toMatchObject({
    balance_due_to_host: 39.2,
    local_currency: currency,
    currency_symbol: symbol,
    balance_due_local: cash,
  });
});

it('changes name, order and money of a country when it is loaded again', async () => {
  const entries = [
    { code: 'JP', currency: 'JPY', name: 'Nippon', position: 1 },
    { code: 'PT', currency: 'EUR', position: 2 },
    { code: 'KW', currency: 'USD' },
  ];
  expect(await load(catalogue(entries))).toEqual([]);
  expect((await groups()).map(([code, name]) => [code, name])).toEqual([
    ['JP', 'Nippon'],
    ['PT', 'Portugal'],
    ['KW', 'Kuwait'],
  ]);
  const { data: city } = await createVisitor(here.program.app).must('city/detail', { slug: 'kuwait' });
  expect(city).toMatchObject({ currency: 'USD', currency_symbol: 'US$' });
});
