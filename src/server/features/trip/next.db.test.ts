import { afterAll, describe, expect, it } from 'vitest';
import { recordStatements } from '#proofs/bench/recorded.ts';
import { hashSecret } from '#src/server/platform/secrets.ts';
import { createCaller } from '#tests/support/app/caller.ts';
import { booked, useHosts } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { stored } from '#tests/support/payment/paying.ts';

const suite = usePayingSuite();
useHosts(suite);
// Bookings were moved by hand, so update the seats that the suite counts at the end.
afterAll(async () => {
  await suite.base.pool.query(`update departure d set taken = (select coalesce(sum(b.pax), 0) from booking b
    where b.departure_id = d.id and b.status not in ('declined', 'cancelled', 'expired'))`);
  await suite.base.pool.query('update coupon set used = 0 where owner_id is not null');
});

async function someone(name: string) {
  const { pool } = suite.base;
  const made = await pool.query<{ id: string }>(
    `insert into user_account (email, first_name, verified_at) values ($1, $2, banyan_now()) returning id`,
    [`${name}@example.test`, name],
  );
  const { id } = made.rows[0]!;
  await pool.query(`insert into api_token (token_hash, user_id, label) values ($1, $2, 'test')`, [
    hashSecret(name),
    id,
  ]);
  const next = async () => {
    const caller = await createCaller(suite.world.program.app);
    return (await caller.call('dashboard/next', {}, { authorization: `Bearer ${name}` })).body as unknown as Record<
      string,
      unknown
    >;
  };
  /** A paid booking, moved to this account. */
  const trip = async () => {
    const { ref } = await booked(suite);
    const { id: bookingId } = await stored(pool, ref);
    await pool.query(`update booking set user_id = $1, in_account = 'joined' where id = $2`, [id, bookingId]);
    return { ref, id: bookingId as string };
  };
  return { id, next, trip };
}

const nothing = {
  trip: null,
  meeting_text: null,
  trips: 0,
  offered: [],
  waiting: { requests: 0, questions: 0, offers: 0 },
  hosting: null,
  staff: null,
  reviews: [],
  codes: [],
};

describe('dashboard/next', () => {
  it('has nothing for a new account, and is for who is signed in', async () => {
    const { next } = await someone('new');
    expect(await next()).toMatchObject(nothing);
    const visitor = await createCaller(suite.world.program.app);
    expect((await visitor.call('dashboard/next')).body.code).toBe('unauthorized');
  });

  it('names the coming trip with its place and its cash, and counts the others; a cancelled one is none', async () => {
    const { next, trip } = await someone('traveller');
    const [first, second] = [await trip(), await trip()];
    const said = await next();
    expect(said).toMatchObject({
      trips: 2,
      meeting_text: 'At the lake',
      trip: { time_zone: 'Asia/Ho_Chi_Minh', cash: { currency: 'VND' } },
    });
    expect([first.ref, second.ref]).toContain((said['trip'] as { ref: string }).ref);
    await suite.base.pool.query(`update booking set status = 'cancelled' where id = any($1)`, [[first.id, second.id]]);
    expect(await next()).toMatchObject(nothing);
  });

  it('names a booking made with the address that waits for its owner, and nobody else’s', async () => {
    const { next, trip } = await someone('owner');
    const { id } = await trip();
    await suite.base.pool.query(`update booking set in_account = 'offered' where id = $1`, [id]);
    expect(await next()).toMatchObject({ trip: null, trips: 0, offered: [{ id }] });
    expect(await (await someone('bystander')).next()).toMatchObject(nothing);
  });

  it('counts what waits for a host, and for the host itself what guests wait for', async () => {
    const { id, next, trip } = await someone('asker');
    const { id: bookingId } = await trip();
    await suite.base.pool.query(
      `update booking set status = 'requested', request_until = banyan_now() + interval '1 day' where id = $1`,
      [bookingId],
    );
    const ask = (status: string, hours: number) =>
      suite.base.pool.query(
        `insert into inquiry (course_id, user_id, visitor_id, token_hash, email, first_name, last_name, local_date, pax,
           message, status, expires_at)
         select c.id, $1, 'v', sha256(gen_random_uuid()::text::bytea), 'a@example.test', 'A', 'B', current_date, 1,
           'A question of a guest', $2, banyan_now() + make_interval(hours => $3) from course c where c.host_id = $4 limit 1`,
        [id, status, hours, hostId],
      );
    for (const [status, hours] of [
      ['open', 10],
      ['open', -1],
      ['offered', 10],
      ['offered', -1],
      ['answered', 10],
    ] as const)
      await ask(status, hours);
    expect(await next()).toMatchObject({ trips: 0, waiting: { requests: 1, questions: 1, offers: 1 }, hosting: null });
    const caller = await createCaller(suite.world.program.app);
    const { body } = await caller.call('dashboard/next', {}, { authorization: 'Bearer host' });
    expect(body).toMatchObject({ hosting: { requests: 1, questions: 1 } });
  });

  it('asks for reviews of completed bookings within 60 days of their end', async () => {
    const { next, trip } = await someone('reviewer');
    const made = [await trip(), await trip(), await trip()];
    const end = async (nth: number, status: string, days: number) => {
      // Each on a different departure.
      await suite.base.pool.query(
        `with copied as (insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity, taken)
           select course_id, local_date - $2::int, start_time, banyan_now() - make_interval(days => $3, hours => 2),
             banyan_now() - make_interval(days => $3), capacity, 1 from departure d
           where d.id = (select departure_id from booking where id = $1) returning id)
         update booking set status = $4, departure_id = (select id from copied) where id = $1`,
        [made[nth]!.id, 100 + nth * 100, days, status],
      );
    };
    await end(0, 'completed', 2);
    await end(1, 'completed', 61);
    await end(2, 'no_show', 2);
    expect(await next()).toMatchObject({
      reviews: [{ booking_id: made[0]!.id, course: { city_name: 'Hanoi' }, time_zone: 'Asia/Ho_Chi_Minh' }],
    });
    expect((await next())['reviews']).toHaveLength(1);
  });

  it('shows codes of the account that are still good', async () => {
    const { id, next } = await someone('saver');
    const code = (name: string, more = '') =>
      suite.base.pool.query(
        `insert into coupon (code, kind, amount_cents, minimum_spend_cents, owner_id, max_uses, used, valid_from, valid_until)
         select $1, 'fixed', 500, 2000, $2, o.max_uses, o.used, o.valid_from, o.valid_until
         from jsonb_to_record($3::jsonb) o(max_uses int, used int, valid_from timestamptz, valid_until timestamptz)`,
        [name, id, JSON.stringify({ used: 0, ...JSON.parse(more || '{}') })],
      );
    await code('GOOD-CODE', '{"max_uses":1}');
    await code('USED-CODE', '{"max_uses":1,"used":1}');
    await code('LATE-CODE', '{"valid_until":"2024-01-01T00:00:00Z"}');
    await code('SOON-CODE', '{"valid_from":"2099-01-01T00:00:00Z"}');
    const { codes } = await next();
    expect(codes).toEqual([{ code: 'GOOD-CODE', amount: 5, percent: null, minimum_spend: 20, valid_until: null }]);
  });

  it('asks the database three times, and all at once', async () => {
    const { next } = await someone('counted');
    await next();
    const statements = await recordStatements(async () => void (await next()));
    const own = statements.filter(({ text }) => /from booking|inquiry/.test(text));
    expect(own).toHaveLength(4);
  });
});
