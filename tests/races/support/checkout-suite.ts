// The set-up that tests of checkout share: people with tokens, and a course of four seats for each test.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { hashSecret } from '#src/server/http/identity.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { choiceOf, hostId, insertCourse, insertPlaces, type TestCourse } from './catalogue.ts';
import { createProgram, type Program } from './program.ts';
import type { Answer } from './visitor.ts';

export const distributorId = '00000000-0000-4000-8000-0000000000d1';
const knownId = '00000000-0000-4000-8000-000000000002';

export interface CheckoutSuite {
  base: TestDatabase;
  program: Program;
  course: TestCourse;
  booking(ref: string): Promise<Record<string, unknown> & { id: string; user_id: string; token_hash: Buffer }>;
  taken(): Promise<number>;
  /** A checkout by a new browser. */
  checkout(more?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
}

/** Header of an API client: `host`, `known`, `agency`, the distributor that the settings name, or `desk`, one by its role. */
export function as(name: 'host' | 'known' | 'agency' | 'desk'): Record<string, string> {
  return { authorization: `Bearer ${name}` };
}

/** Registers the hooks; the fields are filled when the first test runs. */
export function useCheckoutSuite(): CheckoutSuite {
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
    await insertPlaces(suite.base.pool);
    await insertPeople(suite.base);
    suite.program = await createProgram(suite.base.pool, { settings: { BANYAN_DISTRIBUTOR_USER_ID: distributorId } });
  });
  beforeEach(async () => {
    suite.course = await insertCourse(suite.base.pool, { capacity: 4 });
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
  const tokens = { host: hostId, known: knownId, agency: distributorId, desk: desk.rows[0]?.id };
  for (const [token, id] of Object.entries(tokens)) {
    const text = `insert into api_token (token_hash, user_id, label) values ($1, $2, 'test')`;
    await pool.query(text, [hashSecret(token), id]);
  }
}
