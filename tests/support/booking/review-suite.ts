// A marketplace in which Ada has been a guest: bookings that took place, photos, and reviews of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { choiceOf, insertBookableCity, insertBookableCourse } from '#tests/support/catalogue/bookable-courses.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { photoOf, upload } from '#tests/support/pictures/uploads.ts';

/** Tokens of the callers. */
export const people = {
  ada: '00000000-0000-4000-8000-0000000000a1',
  bob: '00000000-0000-4000-8000-0000000000b1',
  olga: '00000000-0000-4000-8000-0000000000c1',
} as const;
type Person = keyof typeof people | 'mai';

export interface ReviewAnswer {
  status: string;
  code: string;
  message: string;
  review_id: string;
  coupon_code: string | null;
  log_hash: string;
  fields: Record<string, string>;
}

export const words = { rating: 4, review: 'Warm people, and rain.', country: 'NO', terms: true };

export interface ReviewSuite {
  readonly base: TestDatabase;
  readonly program: Program;
  /** A booking in Ada's account that took place this many days ago, of a separate course. */
  visited(wish?: { daysAgo?: number; status?: string }): Promise<string>;
  call(name: string, body: object, who?: Person): Promise<ReviewAnswer>;
  save(bookingId: string, more?: object, who?: Person): Promise<ReviewAnswer>;
  photo(color: string, who?: Person, fields?: Record<string, string>): Promise<string>;
  /** Kinds of emails about reviews that a booking has caused. */
  mailsOf(bookingId: string): Promise<string[]>;
}

/** Makes it for the tests of a file: Ada and Bob are guests, Olga is an operator, Mai is the host of all courses. */
export function useReviews(): ReviewSuite {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
  let base: TestDatabase;
  let program: Program;
  beforeAll(async () => {
    base = await createTestDatabase();
    await insertBookableCity(base.pool);
    const names = { ada: 'Ada evil.example', bob: 'Bob', olga: 'Olga' };
    for (const [name, id] of Object.entries(people))
      await base.pool.query(
        `insert into user_account (id, email, first_name, verified_at, roles) values ($1, $2, $3, banyan_now(), $4)`,
        [
          id,
          `${name}@example.test`,
          names[name as keyof typeof names],
          name === 'olga' ? ['user', 'operator'] : ['user'],
        ],
      );
    await giveTokens(base.pool, { ...people, mai: '00000000-0000-4000-8000-000000000001' });
    await base.pool.query(
      `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)`,
    );
    program = await createProgram(base.pool, { settings: { BANYAN_UPLOAD_DIR: folder } });
  });
  afterAll(async () => {
    program?.services.gateways.images.close();
    await program?.close();
    await base?.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const call = async (name: string, body: object, who: Person = 'ada') => {
    const visitor = await program.visitor();
    return (await visitor.call(name, body, as(who))).body as unknown as ReviewAnswer;
  };
  return {
    get base() {
      return base;
    },
    get program() {
      return program;
    },
    call,
    save: (booking_id, more = {}, who = 'ada') => call('review/save', { booking_id, ...words, ...more }, who),
    async visited({ daysAgo = 1, status = 'completed' } = {}) {
      const visitor = await program.visitor();
      const course = await insertBookableCourse(base.pool);
      const choice = choiceOf(course, { email: 'ada@example.test', coupon_code: 'ALL-FREE' });
      const { body } = await visitor.call('booking/checkout', choice);
      const { rows } = await base.pool.query(
        `with ended as (
           update departure set starts_at = banyan_now() - make_interval(days => $2, hours => 3),
             ends_at = banyan_now() - make_interval(days => $2)
           where id = (select departure_id from booking where ref = $1))
         update booking set status = $3, in_account = 'joined', user_id = $4 where ref = $1 returning id`,
        [body.ref, daysAgo, status, people.ada],
      );
      return rows[0].id as string;
    },
    photo: async (color, who = 'ada', fields = {}) =>
      (await upload(program, who, [await photoOf(color)], { fields })).body.id,
    async mailsOf(bookingId) {
      const result = await base.pool.query(
        `select payload ->> 'kind' as kind from outbox
         where payload ->> 'booking_id' = $1 and payload ->> 'kind' like '%review%' order by 1`,
        [bookingId],
      );
      return result.rows.map((row) => row.kind as string);
    },
  };
}
