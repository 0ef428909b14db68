// Invitations from link to reward: one gift per browser, one reward, and reasons for none.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import type { PaymentSum } from '#src/server/providers/payment-port.ts';
import type { Caller } from '#tests/support/app/caller.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import {
  choiceOf,
  insertBookableCity,
  insertBookableCourse,
  type TestCourse,
} from '#tests/support/catalogue/bookable-courses.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { decideInvitations } from './invite.ts';

let base: TestDatabase;
let program: Program;
let course: TestCourse;
let ada: string;

beforeAll(async () => {
  base = await createTestDatabase();
  await insertBookableCity(base.pool);
  course = await insertBookableCourse(base.pool, { price_cents: 4000 });
  program = await createProgram(base.pool);
});
beforeEach(async () => {
  await base.pool
    .query(`truncate invitation, invite_link, coupon_use, booking, api_token, outbox, mail, rate_limit cascade;
    delete from coupon; delete from user_account where email like '%@invite.example.test'`);
  const made = await base.pool
    .query(`insert into user_account (email, first_name, last_name, phone, isd_code, verified_at)
    values ('ada@invite.example.test', 'Ada', 'Tran', '901234567', '84', banyan_now()) returning id`);
  ada = made.rows[0].id;
  await giveTokens(base.pool, { ada });
});
afterAll(async () => {
  await program?.close();
  await base?.drop();
});

interface Mine {
  url: string;
  total: number;
  invitations: { state: string; reason: string | null; thanks: { code: string } | null }[];
}

const mine = async () => {
  const { body } = await (await program.visitor()).call('invite/mine', {}, as('ada'));
  return body as unknown as Mine;
};
const hashOf = ({ url }: Mine) => url.split('/').at(-1)!;
const gift = async (visitor: Caller, hash: string, headers = {}) =>
  (await visitor.call('invite/accept', { hash, campaign: 'summer' }, headers)).body as unknown as {
    code: string;
    data: { code: string; amount: number };
  };

/** A friend with a gift who has taken part. */
async function kept(changed: Record<string, unknown> = {}, email = 'bo@invite.example.test'): Promise<string> {
  const friend = await program.visitor();
  const { data } = await gift(friend, hashOf(await mine()));
  const { body } = await friend.call('booking/checkout', choiceOf(course, { coupon_code: data.code, email }));
  const result = await base.pool.query('select id from booking where ref = $1', [body.ref]);
  const { id } = result.rows[0];
  await base.pool.query(`update coupon_use set state = 'redeemed' where booking_id = $1`, [id]);
  await base.pool.query(`update booking set status = 'completed' where id = $1`, [id]);
  for (const [column, value] of Object.entries(changed))
    await base.pool.query(`update booking set ${column} = $2 where id = $1`, [id, value]);
  return id;
}

async function ownBooking(visitorId: string): Promise<string> {
  const id = await kept({ user_id: ada, visitor_id: visitorId }, 'else@invite.example.test');
  await base.pool.query(
    'delete from invitation where coupon_id in (select coupon_id from coupon_use where booking_id = $1)',
    [id],
  );
  return id;
}

describe('a link', () => {
  it('is one for an account, and says who invites', async () => {
    const [first, second] = [await mine(), await mine()];
    expect([first.url, first.total]).toEqual([second.url, 0]);
    const { body } = await (await program.visitor()).call('invite/open', { hash: hashOf(first) });
    expect(body).toMatchObject({ inviter_name: 'Ada', amount: 5, minimum_spend: 20 });
  });

  it('of nobody is said to be none', async () => {
    const visitor = await program.visitor();
    expect((await visitor.call('invite/open', { hash: 'aaaaaaaaaaaa' })).body.code).toBe('invite-not-found');
    expect((await visitor.call('invite/accept', { hash: 'aaaaaaaaaaaa' })).body.code).toBe('invite-not-found');
    expect((await visitor.call('invite/mine')).body.code).toBe('unauthorized');
  });
});

describe('a gift', () => {
  it('is one for a browser, however often and at once it is asked for', async () => {
    const hash = hashOf(await mine());
    const friend = await program.visitor();
    const codes = await Promise.all(Array.from({ length: 8 }, () => gift(friend, hash)));
    expect(new Set(codes.map(({ data }) => data.code)).size).toBe(1);
    expect((await base.pool.query('select from coupon')).rowCount).toBe(1);
    expect((await mine()).invitations).toMatchObject([{ state: 'taken', reason: null, thanks: null }]);
  });

  it('is not for who invites, nor for who has booked', async () => {
    const hash = hashOf(await mine());
    expect((await gift(await program.visitor(), hash, as('ada'))).code).toBe('invite-own');
    const bo = await base.pool.query(`insert into user_account (email, first_name, verified_at)
      values ('bo@invite.example.test', 'Bo', banyan_now()) returning id`);
    await giveTokens(base.pool, { bo: bo.rows[0].id });
    expect((await gift(await program.visitor(), hash, as('bo'))).data.amount).toBe(5);
    const visitor = await program.visitor();
    await visitor.call('booking/checkout', choiceOf(course, {}), as('bo'));
    await base.pool.query(`update booking set status = 'confirmed'`);
    expect((await gift(await program.visitor(), hash, as('bo'))).code).toBe('invite-not-new');
  });

  it('counts at a first booking of US$20 or more', async () => {
    const { data } = await gift(await program.visitor(), hashOf(await mine()));
    const visitor = await program.visitor();
    const choice = { ...choiceOf(course, {}), coupon_code: data.code };
    const { body } = await visitor.call('booking/checkout', { ...choice, email: 'cy@invite.example.test' });
    expect(body.status).toBe('success');
    const small = await insertBookableCourse(base.pool, { price_cents: 900 });
    const refused = await (
      await program.visitor()
    ).call('booking/checkout', {
      ...choiceOf(small, { pax: 2, email: 'di@invite.example.test' }),
      coupon_code: data.code,
    });
    expect(refused.body.code).toBe('coupon-once');
  });
});

describe('thanks', () => {
  it('come once the friend’s experience has taken place, once, with a mail', async () => {
    await kept();
    const worked = await Promise.all([decideInvitations(program.services), decideInvitations(program.services)]);
    expect(Math.max(...worked)).toBe(1);
    const [invitation] = (await mine()).invitations;
    expect(invitation).toMatchObject({ state: 'earned', reason: null });
    const codes = await base.pool.query(
      `select code, owner_id, minimum_spend_cents from coupon where code like 'THANKS-%'`,
    );
    expect(codes.rows).toEqual([{ code: invitation?.thanks?.code, owner_id: ada, minimum_spend_cents: 2000 }]);
    await base.pool.query(`delete from outbox where payload ->> 'kind' <> 'invite-earned'`);
    await deliverOutbox(program.services);
    const mails = await base.pool.query('select recipient, subject, text_body from mail');
    expect(mails.rows).toMatchObject([
      { recipient: 'ada@invite.example.test', subject: 'Thank you: here’s a US$5.00 code' },
    ]);
    expect(mails.rows[0].text_body).toContain(invitation?.thanks?.code);
    expect(await decideInvitations(program.services)).toBe(0);
  });

  it('wait while the booking lies ahead', async () => {
    await kept({ status: 'confirmed' });
    expect(await decideInvitations(program.services)).toBe(0);
  });

  it.each([
    ['the same phone', { phone: '901234567', isd_code: '84' }, 'same-person'],
    ['the same address', { email: 'ada@invite.example.test' }, 'same-person'],
  ])('are none for %s, and the reason is said', async (_, changed, reason) => {
    await kept(changed);
    await decideInvitations(program.services);
    expect((await mine()).invitations).toMatchObject([{ state: 'nothing', reason, thanks: null }]);
  });

  it('are none for a friend in the browser of who invites', async () => {
    const id = await kept();
    const { rows } = await base.pool.query('select visitor_id from booking where id = $1', [id]);
    await ownBooking(rows[0].visitor_id);
    await decideInvitations(program.services);
    expect((await mine()).invitations).toMatchObject([{ state: 'nothing', reason: 'same-device' }]);
  });

  it('are none for the same card, and wait for a provider that does not answer', async () => {
    const id = await kept();
    const own = await ownBooking('own');
    for (const [booking, ref] of [
      [id, 'pi_friend'],
      [own, 'pi_own'],
    ])
      await base.pool.query(
        `insert into payment (booking_id, provider, method, amount_minor, currency, due_cents, status, provider_ref)
          values ($1, 'stripe', 'card', 1000, 'USD', 1000, 'succeeded', $2)`,
        [booking, ref],
      );
    const sum: PaymentSum = {
      ref: '',
      paymentId: null,
      currency: 'USD',
      capturedMinor: 1000,
      refundedMinor: 0,
      status: 'succeeded',
      payer: 'card-1',
    };
    let isAway = true;
    const stripe = {
      summaryOf: async () => (isAway ? { ok: false, kind: 'unknown', reason: 'away' } : { ok: true, value: sum }),
    };
    const services = {
      ...program.services,
      gateways: { ...program.services.gateways, stripe },
    } as unknown as typeof program.services;
    expect(await decideInvitations(services)).toBe(0);
    isAway = false;
    expect(await decideInvitations(services)).toBe(1);
    expect((await mine()).invitations).toMatchObject([{ state: 'nothing', reason: 'same-card' }]);
  });
});
