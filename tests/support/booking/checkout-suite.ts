// Shared by tests of checkout: people with tokens, and a course of four seats for each test.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import {
  choiceOf,
  insertBookableCourse,
  insertBookableCity,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import type { Answer } from '#tests/support/app/caller.ts';

export const distributorId = '00000000-0000-4000-8000-0000000000d1';
const knownId = '00000000-0000-4000-8000-000000000002';

export interface CheckoutSuite {
  base: TestDatabase;
  program: Program;
  course: TestCourse;
  booking(ref: string): Promise<Record<string, unknown> & { id: string; user_id: string; token_hash: Buffer }>;
  taken(): Promise<number>;
  checkout(more?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
}

/** Registers the hooks; the first test fills the fields. */
export function useCheckoutSuite(settings: Record<string, string> = {}): CheckoutSuite {
  const suite = {} as CheckoutSuite;
  suite.booking = async (ref) => (await suite.base.pool.query('select * from booking where ref = $1', [ref])).rows[0];
  suite.taken = async () => {
    const text = 'select coalesce(sum(taken), 0)::int as taken from departure where course_id = $1';
    return (await suite.base.pool.query(text, [suite.course.id])).rows[0].taken;
  };
  suite.checkout = async (more = {}, headers = {}) => {
    const visitor = await suite.program.visitor();
    return visitor.call('booking/checkout', choiceOf(suite.course, more), headers);
  };
  beforeAll(async () => {
    suite.base = await createTestDatabase();
    await insertBookableCity(suite.base.pool);
    await insertPeople(suite.base);
    suite.program = await createProgram(suite.base.pool, {
      settings: { BANYAN_DISTRIBUTOR_USER_ID: distributorId, ...settings },
    });
  });
  beforeEach(async () => {
    suite.course = await insertBookableCourse(suite.base.pool, { capacity: 4 });
  });
  afterAll(async () => {
    await suite.program.close();
    await suite.base.drop();
  });
  return suite;
}

async function insertPeople({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    `insert into user_account (id, email, first_name, last_name, isd_code, phone, verified_at) values
       ($1, 'known@example.test', 'Known', 'Guest', '44', '20', banyan_now()),
       ($2, 'agency@example.test', 'Agency', 'Desk', '', '', banyan_now())`,
    [knownId, distributorId],
  );
  const desk = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, roles) values ('desk@example.test', 'Desk', '{user,distributor}')
     returning id`,
  );
  await giveTokens(pool, { host: hostId, known: knownId, agency: distributorId, desk: desk.rows[0]!.id });
}
