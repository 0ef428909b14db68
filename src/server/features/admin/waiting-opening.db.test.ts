// The opening checklist of the back office (docs/reference/back-office.md#steps-to-open).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { insertHosts } from '#tests/support/booking/after-booking.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { noteBackup } from '#src/server/platform/backup/back-up-queries.ts';

let base: TestDatabase;
let program: Program;
const ids = { ada: '00000000-0000-4000-8000-0000000000a1', sue: '00000000-0000-4000-8000-0000000000a2' };

beforeAll(async () => {
  base = await createTestDatabase();
  program = await createProgram(base.pool, {});
  for (const [name, area] of [
    ['ada', 'admin'],
    ['sue', 'support'],
  ] as const) {
    await base.pool.query(
      `insert into user_account (id, email, first_name, roles, verified_at) values ($1, $2, $3, '{user,operator}', banyan_now())`,
      [ids[name], `${name}@example.test`, name],
    );
    await base.pool.query('delete from operator_area where user_id = $1', [ids[name]]);
    await base.pool.query('insert into operator_area values ($1, $2)', [ids[name], area]);
    await base.pool.query(
      `insert into second_factor (user_id, sealed, confirmed_at) values ($1, '\\x00', banyan_now())`,
      [ids[name]],
    );
  }
  await giveTokens(base.pool, ids);
  Object.assign(program.services.config, { mode: 'production' });
});
afterAll(async () => {
  await program.close();
  await base.drop();
});

const opening = async (who: 'ada' | 'sue') => {
  const visitor = await program.visitor();
  return (
    (await visitor.call('admin/waiting', {}, as(who))).body as unknown as {
      opening: { step: string; is_done: boolean }[];
    }
  ).opening;
};
const missing = async () => (await opening('ada')).flatMap(({ step, is_done: isDone }) => (isDone ? [] : [step]));

it('shrinks as a marketplace gets what it lacks, for admins alone', async () => {
  const { pool } = base;
  expect(await missing()).toEqual(['pay', 'mail', 'terms', 'city', 'rates', 'listing', 'backup']);
  expect(await opening('sue')).toEqual([]);
  const { config } = program.services;
  Object.assign(config, { mode: 'demo' });
  expect(await missing()).toEqual([]);
  Object.assign(config, { isTrial: true });
  expect(await missing()).toContain('terms');
  Object.assign(config, { mode: 'production', isTrial: false });
  await insertBookableCity(pool);
  await insertHosts(pool);
  await insertBookableCourse(pool, {});
  await pool.query(`update city set is_active = true`);
  await pool.query(`update exchange_rate set source = 'test'`);
  await noteBackup(base.url);
  const left = await missing();
  for (const step of ['city', 'listing', 'backup']) expect(left).not.toContain(step);
  await pool.query(`update user_account set blocked_at = banyan_now() where id = $1`, [ids.sue]);
  expect(await missing()).toContain('staff');
});
