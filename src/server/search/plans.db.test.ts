import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import type { PoolClient } from 'pg';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import type { Services } from '#src/server/services.ts';
import { loadAtOnce } from '#tests/support/search/load-queries.ts';
import { choiceCountsStatement } from './choice-count-queries.ts';
import { type Place, steadyWay } from './words/frequent-words.ts';
import { listingStatement } from './listing-queries.ts';
import { postgresSearch } from './postgres-search.ts';
import { wantAll } from '#src/domain/search/query.ts';
import type { SearchFilters, SearchPort } from './search-port.ts';

let database: TestDatabase;
let search: SearchPort;
let statements: string[] = [];

// City 1 has 1,001 courses, city 2 1,000, a third one 999; many small ones surround them.
beforeAll(async () => {
  database = await createTestDatabase();
  const { pool, db } = database;
  await insertPlaces(pool);
  await pool.query(`insert into city (id, slug, name, native_name, native_lang, country_code, latitude, longitude,
      time_zone, blurb, introduction, image)
    select n, 'town-' || n, 'Town ' || n, 'Town', 'en', country_code, 0, 0, time_zone, '', '', image
    from city, generate_series(10, 40) n where id = 1`);
  await loadAtOnce(database.url, async (client) => {
    await insertCourse(client, { id: 1, title: 'A morning by the well of the town' });
    await client.query('delete from availability_rule');
    const columns = `category_id, host_id, slug, summary, description, languages, duration_minutes, max_pax,
    meeting_text, meeting_latitude, meeting_longitude, images, status`;
    await client.query(`
    insert into course (id, city_id, title, price_cents, rank, popularity, published_at, ${columns})
    select n, case when n <= 1001 then 1 when n <= 2001 then 2 when n <= 3000 then 10 else 11 + n % 30 end,
      case when n % 100 = 0 then 'A drum at the well of the town' else 'A morning by the well of the town' end,
      1000 + n % 50 * 100, n % 40, n % 30, banyan_now() - make_interval(mins => n), ${columns}
    from course, generate_series(2, 4000) n where course.id = 1`);
    await client.query(`insert into availability_rule (course_id, weekday, start_time, capacity)
    select c.id, weekday, '09:00', 8 from course c, generate_series(1, 7) weekday`);
  });
  const watched = new Proxy(pool, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name) as unknown;
      return (text: string, values: unknown[]) => (statements.push(text), target.query(text, values));
    },
  });
  const config = { bookingsOpenFrom: '2020-05-01', database: {} };
  search = postgresSearch({ pool: watched, db: db.withPlugin(noting), config } as unknown as Services);
});
afterAll(() => database.drop());

const noting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  // A statement has a result only when it ran.
  transformResult: async ({ result }) => (statements.push('by name'), result),
};

const city = (cityId: number, filters: SearchFilters = {}) => search.list({ cityId, keyword: null }, filters);

describe('totals', () => {
  it.each([
    [10, 999, false],
    [2, 1000, false],
    [1, 1000, true],
  ])('city %i counts %i, capped: %s', async (id, total, isCapped) => {
    for (const filters of [{}, { amount_min: 1 }, { date_start: '2020-01-01', date_end: '2100-01-01' }])
      for (const offset of [0, 984, 1008, 1_200_000]) {
        const page = await city(id, { ...filters, offset });
        expect(page).toMatchObject({ total, isCapped });
        const left = Math.max(0, Math.min(12, (isCapped ? 1001 : total) - offset));
        expect(page.rows).toHaveLength(left);
      }
  });

  it('of words are capped, too, and every page of them is reached', async () => {
    const all = await search.list({ cityId: null, keyword: 'well' }, { sort: 'popularity', offset: 3984 });
    expect(all).toMatchObject({ total: 1000, isCapped: true });
    expect(all.rows).toHaveLength(12);
    const ids = new Set<number>();
    for (let offset = 0; offset < 1100; offset += 48)
      for (const { id } of (await city(1, { sort: 'price', amount_min: 1, limit: 48, offset })).rows) ids.add(id);
    expect(ids.size).toBe(1001);
  });

  it('cost one statement in a city and two with words', async () => {
    statements = [];
    await city(1, { sort: 'price', date_start: '2027-01-01', attributes: ['solo'] });
    expect(statements).toHaveLength(1);
    // One more per second checks whether the lexicon is current.
    const countWords = async () => {
      statements = [];
      await search.list({ cityId: null, keyword: 'drumm' }, { amount_max: 30 });
      return statements.length;
    };
    await expect.poll(countWords).toBe(2);
  });
});

const groups = ['drum', 'town'].map((word) => ({
  own: [[{ word, stem: word }]],
  others: [],
  marks: [],
  isStart: false,
}));
const words = wantAll({ groups, boosts: [], excluded: [] });
const few = { common: new Set<string>(), courses: 4000 };
const known = { common: new Set(['drum', 'town', 'city=1']), courses: 4000 };
const steady = (place: Place, filters: SearchFilters, words = few): Place => ({
  ...place,
  steady: steadyWay(place, filters, words),
});
const dated = { sort: 'newest', date_start: '2027-01-01' } as const;
const mixes: [string, Place, SearchFilters][] = [
  ['a city', { cityIds: [1], words: null }, {}],
  ['a city by price, page 30', { cityIds: [1], words: null }, { sort: 'price', offset: 348 }],
  ['a city with filters', { cityIds: [1], words: null }, { category_ids: [1], amount_max: 30, transport: ['free'] }],
  ['a city by date', { cityIds: [14], words: null }, { date_start: '2027-01-01', date_end: '2027-01-03' }],
  ['a city by date and filters', { cityIds: [14], words: null }, { date_start: '2027-01-01', ba_host: 1 }],
  ['words', { cityIds: null, words }, { sort: 'popularity' }],
  ['words by relevance', { cityIds: null, words }, {}],
  ['words in a city', { cityIds: [1], words }, { sort: 'rating', amount_max: 30 }],
  ['words in two cities', { cityIds: [1, 14], words }, {}],
  ['two cities by date', { cityIds: [1, 14], words: null }, { date_start: '2027-01-01', date_end: '2027-01-03' }],
  ['words by date', { cityIds: null, words }, dated],
  ['steady words', steady({ cityIds: null, words }, {}), {}],
  ['steady words in a city by price', steady({ cityIds: [1], words }, { amount_max: 30 }), { amount_max: 30 }],
  ['steady words by date', steady({ cityIds: null, words }, dated), dated],
  ['common words', steady({ cityIds: null, words }, {}, known), {}],
  ['common words in a city by price', steady({ cityIds: [1], words }, {}, known), { amount_max: 30 }],
  ['common words by date', steady({ cityIds: null, words }, dated, known), dated],
];

const week = { start: '2027-01-01', end: '2027-01-07' };

describe('the counts of choices', () => {
  it.each([
    ['a city', [1], {}, []],
    ['a city with filters', [1], { amount_max: 30, attributes: ['family'] }, []],
    ['a city by date, with spans of days', [14], { date_start: '2027-01-01', time_type: ['evening'] }, [week]],
  ] as [string, number[], SearchFilters, (typeof week)[]][])(
    'of %s read no whole table',
    async (_, cityIds, ...asked) => {
      const [filters, spans] = asked;
      const days = { spans, opensFrom: '2020-05-01' };
      const { statement } = choiceCountsStatement({ cityIds, words: null }, filters, days);
      const { sql, parameters } = statement.compile(database.db);
      const { rows } = await database.pool.query(`explain (format json) ${sql}`, [...parameters]);
      const scans = scansOf((rows[0]['QUERY PLAN'] as { Plan: PlanNode }[])[0]!.Plan);
      expect(scans.filter((table) => ['course', 'course_listing', 'course_days'].includes(table))).toEqual([]);
    },
  );
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

describe.each(['force_generic_plan', 'force_custom_plan'])('with %s', (mode) => {
  it.each(mixes)('%s never reads a whole table of courses', async (_, place, filters) => {
    const { sql, parameters } = listingStatement(place, filters, { opensFrom: '2020-05-01' }).compile(database.db);
    const client = (await database.pool.connect()) as PoolClient;
    try {
      await client.query(`set plan_cache_mode = ${mode}; deallocate all; prepare listed as ${sql}`);
      const literals = parameters.map((value) => literal(value)).join(', ');
      const { rows } = await client.query(`explain (format json) execute listed${literals && `(${literals})`}`);
      const scans = scansOf((rows[0]['QUERY PLAN'] as { Plan: PlanNode }[])[0]!.Plan);
      const large = ['course', 'course_listing', 'course_days', 'availability_rule'];
      expect(scans.filter((table) => large.includes(table))).toEqual([]);
    } finally {
      client.release(true);
    }
  });
});

function literal(value: unknown): string {
  const text = Array.isArray(value) ? `{${value.join(',')}}` : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}

function scansOf(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}
