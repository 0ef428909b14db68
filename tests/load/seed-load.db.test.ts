import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRows } from '#proofs/load/database/copy-rows.ts';
import { loadCatalogue } from '#proofs/load/load.ts';
import { firstIds } from '#proofs/load/plan.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

const lines: string[] = [];
const screen = { write: (text: string) => lines.push(text) };
const courses = 300;

let database: TestDatabase;

const load = (target: TestDatabase, count = courses, seed = 1) =>
  loadCatalogue(target.url, { courses: count, seed, screen });

const structure = async ({ pool }: TestDatabase): Promise<unknown> => {
  const result = await pool.query(
    `select array_agg(line order by line) as lines from (
       select pg_get_indexdef(indexrelid) as line from pg_index i join pg_class c on c.oid = i.indrelid
         where c.relnamespace = 'public'::regnamespace
       union all
       select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0
       union all
       select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
     ) pieces`,
  );
  return result.rows[0];
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('a load', () => {
  let before: unknown;

  beforeAll(async () => {
    before = await structure(database);
    expect(await load(database)).toEqual({ ok: true });
  });

  const one = async (text: string): Promise<Record<string, unknown>> => (await database.pool.query(text)).rows[0];

  it('makes as many courses as asked for, in forty cities and twelve categories', async () => {
    const made = await one(`select count(*) as courses, count(distinct category_id) as categories,
      (select count(*) from city) as cities from course where status = 'published'`);
    expect(made).toEqual({ courses, categories: 12, cities: 40 });
  });

  it('gives every course two to four rules', async () => {
    const made = await one(`select min(n), max(n), count(*) from (
      select count(*) as n from availability_rule group by course_id) rules`);
    expect(made).toEqual({ min: 2, max: 4, count: courses });
  });

  it('shows the figures of the reviews that are there', async () => {
    const found =
      await one(`select count(*) as courses, bool_and(c.review_total = r.total and c.review_sum = r.sum) as agree
      from course c join (select course_id, count(*) as total, sum(rating) as sum from review group by 1) r
        on r.course_id = c.id`);
    expect(found['agree']).toBe(true);
    expect(found['courses']).toBeGreaterThan(3);
  });

  it('leaves every index, constraint and trigger as it was', async () => {
    expect(await structure(database)).toEqual(before);
  });

  it('leaves room for what is made next', async () => {
    const { id } = await one(`insert into category (slug, name) values ('next', 'Next') returning id`);
    expect(id).toBeGreaterThan(firstIds.category);
    await database.pool.query(`delete from category where slug = 'next'`);
  });

  it('is the same again from the same seed, and another from another', async () => {
    const titles = async (seed: number) => {
      const other = await createTestDatabase();
      try {
        await load(other, 50, seed);
        return (await other.pool.query('select id, city_id, title, price_cents from course order by id')).rows;
      } finally {
        await other.drop();
      }
    };
    const first = await titles(1);
    expect(await titles(1)).toEqual(first);
    expect(await titles(2)).not.toEqual(first);
  });

  it('does nothing when it is there already, and refuses another size next to it', async () => {
    expect(await load(database)).toMatchObject({ ok: false, isDone: true });
    expect(await load(database, 20)).toMatchObject({ ok: false, isDone: false });
  });

  it('refuses a database with courses of its own', async () => {
    await database.pool.query('update course set is_demo = false where id = $1', [firstIds.course]);
    expect(await load(database)).toEqual({
      ok: false,
      isDone: false,
      reason: 'This database has 1 other courses and cities. Load an empty database, or one with the demo.',
    });
  });
});

describe('copyRows', () => {
  const copy = async (rows: Iterable<Record<string, string | number>>) => {
    const client = await database.pool.connect();
    try {
      await client.query('create temporary table copied (n integer, text text) on commit preserve rows');
      await copyRows(client, 'copied', rows);
      return (await client.query('select * from copied order by n')).rows;
    } finally {
      await client.query('drop table copied');
      client.release();
    }
  };

  it('loads nothing, or text with every sign that COPY knows', async () => {
    expect(await copy([])).toEqual([]);
    const rows = [
      { n: 1, text: 'tab\tline\nreturn\rback\\slash \\N' },
      { n: 2, text: '\\.' },
    ];
    expect(await copy(rows)).toEqual(rows);
  });

  it('rejects with the error of PostgreSQL, and the connection goes on', async () => {
    const many = Array.from({ length: 1000 }, () => ({ n: 'not a number', text: '' }));
    await expect(copy(many)).rejects.toThrow(/invalid input syntax for type integer/);
  });

  it('rejects with what the rows throw, and the connection goes on', async () => {
    const broken = function* () {
      yield { n: 1, text: 'one' };
      throw new Error('no more words');
    };
    await expect(copy(broken())).rejects.toThrow('no more words');
  });
});
