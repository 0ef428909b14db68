import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { choiceOf, insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let base: TestDatabase;
let program: Program;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  await base.pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)`,
  );
  program = await createProgram(base.pool);
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

const figures = async () => {
  const visitor = await program.visitor();
  return (await visitor.call('impact/figures')).body.data as unknown as Record<string, number>;
};

it('counts what is offered, and of bookings those alone that took place', async () => {
  const course = await insertBookableCourse(base.pool, { price_cents: 2000 });
  const before = await figures();
  expect(before).toMatchObject({ courses: 1, hosts: 1, cities: 1, countries: 1, bookings: 0, guests: 0, paid: 0 });
  const visitor = await program.visitor();
  const refs: string[] = [];
  for (const pax of [2, 3]) {
    const { body } = await visitor.call('booking/checkout', choiceOf(course, { coupon_code: 'ALL-FREE', pax }));
    refs.push(body.ref);
  }
  expect(await figures()).toEqual(before);
  await base.pool.query(`update booking set status = 'completed' where ref = $1`, [refs[0]]);
  // 2 × 20 plus 6% fee; a fifth was the deposit.
  expect(await figures()).toEqual({ ...before, bookings: 1, guests: 2, paid: 42.4, cash_to_hosts: 32 });
});

it('counts hosts that the operator picked', async () => {
  const before = await figures();
  await base.pool.query('update course set ba_host = true');
  expect(await figures()).toEqual({ ...before, community_hosts: 1 });
});
