// Another's row answers exactly as a missing one (docs/accounts.md#access): every call that takes the id of something private,
// asked by everybody whose it is not. The calls are found in the contract, so that a new one cannot be forgotten.
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import { handlers } from '#src/server/features/calls.ts';
import type { CallSpec } from '#src/contract/call.ts';
import { mayCall } from '#src/server/http/identity.ts';
import type { Role } from '#src/server/call.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { choiceOf, insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { validInputs } from '../corpus/valid-input.ts';

/** Names of fields that hold the id of something private, with one that is there and one that is not. */
type Ids = Record<string, { there: string; missing: string }>;

const isPrivate = ['booking_id', 'ref', 'companion_id', 'inquiry_id', 'image_id'];
/** Secrets open what they open; here nobody has one. */
const secrets = ['token', 'quote_id', 'booking_token', 'offer_token'];

const calls = (Object.entries(contract) as [string, CallSpec][]).filter(([name, { in: schema, body }]) => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.hasOwn(handlers, name) && body !== 'multipart' && isPrivate.some((field) => field in properties);
});

const strangers: Record<string, Role[]> = {
  'another guest': ['user'],
  'another host': ['user', 'host'],
  'the coordinator of another host': ['user', 'coordinator'],
  'a distributor': ['user', 'distributor'],
  'an ambassador': ['user', 'ambassador'],
};

let base: TestDatabase;
let program: Program;
let ids: Ids;

beforeAll(async () => {
  base = await createTestDatabase();
  const { pool } = base;
  await insertBookableCity(pool);
  await pool.query(
    `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 9)`,
  );
  program = await createProgram(pool);
  const [course, other] = [await insertBookableCourse(pool), await insertBookableCourse(pool)];
  const made: Record<string, string> = {};
  for (const [name, roles] of Object.entries({ guest: ['user'], ...strangers })) {
    const { rows } = await pool.query(
      `insert into user_account (email, first_name, roles, verified_at) values ($1, 'Someone', $2, banyan_now()) returning id`,
      [`${name.replaceAll(' ', '-')}@access.example.test`, roles],
    );
    made[name] = rows[0].id;
  }
  await giveTokens(pool, made);
  // The other course is led by the other host, who has somebody to act for them.
  const host = made['another host'];
  await pool.query(
    `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
      values ($1, 'Other', 'Cook', 'Cooks.', '{English}', '2024-01-01', '+84 2')`,
    [host],
  );
  await pool.query('update course set host_id = $1 where id = $2', [host, other.id]);
  await pool.query('insert into coordination (coordinator_id, host_id) values ($1, $2)', [
    made['the coordinator of another host'],
    host,
  ]);

  const guest = await program.visitor();
  const choice = choiceOf(course, { coupon_code: 'ALL-FREE', pax: 3 });
  const { body: booked } = await guest.call('booking/checkout', choice, as('guest'));
  const booking = (await pool.query('select id from booking where ref = $1', [booked.ref])).rows[0].id as string;
  const companion = { booking_id: booking, email: 'friend@access.example.test', first_name: 'A', last_name: 'B' };
  await guest.call('booking/send-companion', companion, as('guest'));
  const question = { course_id: course.id, date: choice.date, pax: 2, message: 'Is there a shorter way round?' };
  await guest.call('booking/inquiry', question, as('guest'));
  const missing = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const idOf = async (table: string) => (await pool.query(`select id from ${table}`)).rows[0].id as string;
  ids = {
    booking_id: { there: booking, missing },
    ref: { there: booked.ref, missing: booked.ref === 'BCDFHJKM' ? 'BCDFHJKN' : 'BCDFHJKM' },
    companion_id: { there: await idOf('companion'), missing },
    inquiry_id: { there: await idOf('inquiry'), missing },
    image_id: { there: missing, missing },
  };
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

/** Inputs that the call takes, without secrets: one for each of the ids that it knows a row by. */
function inputsOf(schema: z.ZodType): Record<string, unknown>[] {
  return validInputs(schema)
    .map((input) => Object.fromEntries(Object.entries(input).filter(([name]) => !secrets.includes(name))))
    .flatMap((input) => {
      const named = ['booking_id', 'ref', 'inquiry_id'].filter((name) => name in input);
      if (named.length < 2) return [input];
      return named.map((name) => {
        const others = named.filter((one) => one !== name);
        return Object.fromEntries(Object.entries(input).filter(([field]) => !others.includes(field)));
      });
    })
    .filter((input) => schema.safeParse(input).success && isPrivate.some((name) => name in input));
}

const filled = (input: Record<string, unknown>, which: 'there' | 'missing') =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, ids[name]?.[which] ?? value]));

describe('every call that takes the id of something private', () => {
  it('is found', () => {
    expect(calls.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'booking/detail',
        'booking/cancel',
        'companion/remove',
        'inquiry/detail',
        'reschedule/move',
      ]),
    );
  });

  it.each(calls)('%s tells nobody else that there is one', async (name, spec) => {
    for (const [who, roles] of [...Object.entries(strangers), ['a visitor', []] as [string, Role[]]]) {
      const isVisitor = who === 'a visitor';
      if (!mayCall(spec, { userId: isVisitor ? null : 'somebody', roles, via: 'bearer' })) continue;
      const headers = isVisitor ? {} : as(who);
      for (const input of inputsOf(spec.in)) {
        const caller = await program.visitor();
        const [there, missing] = [
          await caller.call(name, filled(input, 'there'), headers),
          await caller.call(name, filled(input, 'missing'), headers),
        ];
        expect([who, input, there]).toEqual([who, input, missing]);
        expect([who, there.body.status]).toEqual([who, 'error']);
      }
    }
  });

  it('opens to its guest', async () => {
    const guest = await program.visitor();
    const { body } = await guest.call('booking/detail', { booking_id: ids['booking_id']?.there }, as('guest'));
    expect(body.status).toBe('success');
  });
});
