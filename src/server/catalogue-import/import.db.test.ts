import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVisitor } from '#tests/support/app/visitor.ts';
import { createPool, patientTimeouts } from '#src/server/platform/db/pool.ts';
import type { ImportTools } from './import-queries.ts';
import { loadedLine } from './load-queries.ts';
import { partOfRuns } from '#tests/support/third.ts';
import {
  createImportProgram,
  documentation,
  example,
  places,
  type ImportProgram,
} from '#tests/support/catalogue/import-program.ts';

let here: ImportProgram;
const write: ImportProgram['write'] = (name, content) => here.write(name, content);
const reported: ImportProgram['reported'] = (files, tools) => here.reported(files, tools);

beforeAll(async () => {
  here = await createImportProgram();
});
afterAll(() => here.close());

async function counts(): Promise<unknown> {
  const result = await here.program.database.pool.query(
    `select (select count(*)::int from city) as cities, (select count(*)::int from category) as categories,
       (select count(*)::int from host) as hosts, (select count(*)::int from user_account) as accounts,
       (select count(*)::int from course) as courses, (select count(*)::int from addon) as addons,
       (select count(*)::int from availability_rule) as rules, (select count(*)::int from picture) as pictures,
       (select count(*)::int from availability_exception) as exceptions`,
  );
  return result.rows[0];
}

const nothing = Object.fromEntries(
  'cities categories hosts accounts courses addons rules pictures exceptions'.split(' ').map((name) => [name, 0]),
);

describe('the example of docs/reference/catalogue-import.md', () => {
  it('is right, and a check of it changes nothing', async () => {
    const files = [write('places.json', example('json')), write('listings.csv', example('csv'))];
    expect(await here.run(files, { isCheck: true })).toMatchObject({ ok: true, loaded: null, count: 6 });
    expect(await counts()).toEqual(nothing);
    expect(readdirSync(join(here.uploads, 'pictures'))).toEqual(['drafts']);
  });

  it('reports a mistake in the words of the page, and then loads nothing at all', async () => {
    const files = [join(here.folder, 'places.json'), write('listings.csv', example('csv').replace('12.50', 'twelve'))];
    const lines = await reported(files);
    expect(documentation).toContain(lines.join('\n'));
    expect(await counts()).toEqual(nothing);
  });

  it('loads nothing when the database fails half-way, and takes its pictures back', async () => {
    const files = [join(here.folder, 'places.json'), write('listings.csv', example('csv'))];
    const onProgress: ImportTools['onProgress'] = (what) => {
      if (what === 'listings') throw new Error('lost');
    };
    await expect(here.run(files, { onProgress })).rejects.toThrow('lost');
    expect(await counts()).toEqual(nothing);
    expect(
      readdirSync(join(here.uploads, 'pictures'))
        .filter((name) => name !== 'drafts')
        .flatMap((name) => readdirSync(join(here.uploads, 'pictures', name))),
    ).toEqual([]);
  });

  it('loads, in the words of the page', async () => {
    const done = await here.run([join(here.folder, 'places.json'), join(here.folder, 'listings.csv')]);
    expect(done.ok && done.loaded && documentation.includes(loadedLine(done.loaded))).toBe(true);
    expect(await counts()).toEqual({
      cities: 1,
      categories: 1,
      hosts: 1,
      accounts: 1,
      courses: 3,
      addons: 1,
      rules: 7 + 5 + 2 * 2 + 7,
      pictures: 1,
      exceptions: 1,
    });
  });

  it('can be opened, priced and seen', async () => {
    const visitor = createVisitor(here.program.app);
    const { data: cities } = await visitor.must('city/active', {});
    const { data } = await visitor.must('course/city', { city_id: cities[0]!.id });
    expect(data.map(({ title }) => title).toSorted()).toEqual([
      'Across the lake before the wind wakes',
      'Evening row with tea and biscuits',
      'Ridge walk with a view of five peaks',
    ]);
    for (const { id } of data) {
      const { data: course } = await visitor.must('course/detail', { course_id: id });
      expect(course.is_bookable).toBe(true);
      const [picture] = course.images;
      expect([picture?.width, picture?.height]).toEqual([1200, 800]);
      const file = await here.program.app.inject(`/images/${picture?.id}/card-590.webp`);
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp']);
    }
  });

  it('changes rows and doubles none when it is loaded again', async () => {
    const before = await counts();
    const { rows } = await here.program.database.pool.query('select id, external_key, slug from course order by id');
    const file = places();
    file.listings[0]!['price'] = 30;
    file.listings[0]!['addons'] = [{ kind: 'vehicle', title: 'Jeep to the jetty', unit_price: 7, persons_per_unit: 4 }];
    file.hosts[0]!['headline'] = 'Rows before and after breakfast';
    const done = await here.run([write('places.json', file), join(here.folder, 'listings.csv')]);
    expect(done.ok && done.loaded).toMatchObject({ listings: 3, fresh: 0 });
    expect(await counts()).toEqual(before);
    const after = await here.program.database.pool.query('select id, external_key, slug from course order by id');
    expect(after.rows).toEqual(rows);
    const changed = await here.program.database.pool.query(
      `select c.price_cents, a.unit_price_cents, h.headline from course c join addon a on a.course_id = c.id
       join host h on h.user_id = c.host_id`,
    );
    expect(changed.rows).toEqual([
      { price_cents: 3000, unit_price_cents: 700, headline: 'Rows before and after breakfast' },
    ]);
  });

  it('leaves times, add-ons and pictures alone that a file does not name, and takes away those it leaves out', async () => {
    const file = places();
    const before = await counts();
    for (const name of ['rules', 'exceptions', 'addons', 'pictures']) delete file.listings[0]![name];
    expect(await reported([write('places.json', file)])).toEqual([]);
    expect(await counts()).toEqual(before);
    file.listings[0]!['addons'] = [];
    file.listings[0]!['rules'] = [{ weekdays: [7], times: ['05:30'], capacity: 2 }];
    expect(await reported([write('places.json', file)])).toEqual([]);
    expect(await counts()).toMatchObject({ addons: 0, rules: 1 + 5 + 4 + 7, exceptions: 1 });
  });
});

it('gives a host the photo next to the file, and keeps it when a file names none', async () => {
  const file = places();
  const { picture: _, ...bare } = { picture: null, ...file.hosts[0]! };
  const [photo] = file.listings[0]!['pictures'] as [{ file: string; alt: string }];
  expect(await reported([write('host.json', { hosts: [{ ...bare, picture: photo }] })])).toEqual([]);
  expect(await reported([write('host.json', { hosts: [bare] })])).toEqual([]);
  const visitor = createVisitor(here.program.app);
  const { rows } = await here.program.database.pool.query<{ id: number }>('select id from course order by id limit 1');
  const { data } = await visitor.must('course/detail', { course_id: rows[0]!.id });
  expect(data.host.image).toMatchObject({ alt: `Photo of ${data.host.name}`, width: 1200, height: 800 });
});

it('makes a host of somebody who has an account already', async () => {
  await here.program.database.pool.query(
    `insert into user_account (email, first_name) values ('guest@example.org', 'Gita')`,
  );
  const file = places();
  const host = { ...file.hosts[0]!, key: 'gita', email: 'Guest@example.org', first_name: 'Gita' };
  expect(await reported([write('hosts.json', { hosts: [host] })])).toEqual([]);
  const { rows } = await here.program.database.pool.query(
    `select a.roles, h.external_key from user_account a join host h on h.user_id = a.id where a.email = 'guest@example.org'`,
  );
  expect(rows).toEqual([{ roles: ['host', 'user'], external_key: 'gita' }]);
});

it('keeps the numbers of an older site, and gives others after them', async () => {
  const file = places();
  const [first] = file.listings;
  const listings = [
    { ...first, key: 'old', id: 500_000 },
    { ...first, key: 'newer', id: undefined },
  ];
  expect(await reported([write('numbers.json', { listings })])).toEqual([]);
  const { rows } = await here.program.database.pool.query(
    `select external_key, id from course where external_key in ('old', 'newer') order by id`,
  );
  expect(rows).toEqual([
    { external_key: 'old', id: 500_000 },
    { external_key: 'newer', id: 500_001 },
  ]);
  expect(
    (await reported([write('numbers.json', { listings: [{ ...first, key: 'third', id: 500_000 }] })]))[0],
  ).toContain('the number of "old"');
});

it('loads rows at a rate of ten thousand in well under a minute', async () => {
  const count = partOfRuns(10_000, 3);
  const [header = '', row = ''] = example('csv').split('\n');
  const rows = Array.from({ length: count }, (_, index) => row.replace('ridge-walk', `walk-${index}`));
  const file = write('many.csv', [header, ...rows].join('\n'));
  const [begun, { url }] = [performance.now(), here.program.database];
  const pool = createPool({ url, isPgbouncer: false, size: 1, timeouts: patientTimeouts });
  const done = await here.run([file], { pool }).finally(() => pool.end());
  expect(done.ok && done.loaded).toMatchObject({ listings: count, fresh: count });
  // Part of the time does not depend on the number of rows.
  expect(performance.now() - begun).toBeLessThan(10_000 + count * 5);
}, 180_000);
