import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { choiceOf, insertBookableCourse, insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { runDueWork, startJobs } from './index.ts';
import { deleteAged } from './aged-queries.ts';

let base: TestDatabase;
let program: Program;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(`insert into coupon (code, kind, percent) values ('ALL-FREE', 'percent', 100)`);
  program = await createProgram(base.pool);
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const mails = async () =>
  (await base.pool.query(`select count(*) from mail where kind = 'booking-confirmed'`)).rows[0].count as number;
const book = async (email: string) => {
  const course = await insertBookableCourse(base.pool);
  const visitor = await program.visitor();
  await visitor.call('booking/checkout', choiceOf(course, { coupon_code: 'ALL-FREE', email }));
};

describe('the loop', () => {
  it('works by itself and rests after stop', async () => {
    const jobs = startJobs(program.services, 20);
    await book('loop@example.test');
    for (let turn = 0; turn < 100 && (await mails()) === 0; turn += 1) await sleep(20);
    expect(await mails()).toBe(1);
    await jobs.stop();
    await book('rest@example.test');
    await sleep(80);
    expect(await mails()).toBe(1);
  });

  it('goes on with the other steps when one fails', async () => {
    const { stripe: _, ...others } = program.services.gateways;
    const broken = {
      get stripe(): never {
        throw new Error('a bug');
      },
    };
    const gateways = Object.assign(Object.create(broken), others) as typeof program.services.gateways;
    const report = await runDueWork({ ...program.services, gateways });
    expect(report).toMatchObject({ payments: 0 });
    expect(report.mails).toBeGreaterThan(0);
  });
});

it('deletes counters and answers that have aged, and no others', async () => {
  await base.pool.query(`
    delete from rate_limit;
    insert into rate_limit (key, points, expire) values ('old', 1, 1), ('new', 1, 9999999999999), ('forever', 1, null);
    insert into idempotency_key (scope, key, body_hash, answer, created_at) values
      ('s', 'old', '', '{}', banyan_now() - interval '25 hours'), ('s', 'new', '', '{}', banyan_now())`);
  expect(await deleteAged(program.services.db)).toBe(2);
  const left = await base.pool.query(`select key from rate_limit union all select key from idempotency_key order by 1`);
  expect(left.rows.map((row) => row.key)).toEqual(['forever', 'new', 'new']);
});
