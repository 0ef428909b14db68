// The commission of a booking: every source, and what is excluded (docs/domain/partners.md#attribution).
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app/caller.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite, distributorId } from '#tests/support/booking/checkout-suite.ts';
import { giveRoles } from '#tests/support/roles.ts';
import { choiceOf } from '#tests/support/catalogue/bookable-courses.ts';

const suite = useCheckoutSuite();
const ask = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;
let made = 0;
let mina: { id: string; partner: string; code: string; token: string };

async function ambassador(name: string): Promise<typeof mina> {
  made += 1;
  const token = `${name}-${made}`;
  const [account] = await ask(
    `insert into user_account (email, first_name, roles, verified_at) values ($1, $2, '{user}', banyan_now()) returning id`,
    [`${token}@partner.example.test`, name],
  );
  await giveTokens(suite.base.pool, { [token]: account.id });
  await giveRoles(suite.base.pool, account.id, 'ambassador');
  const [partner] = await ask('select id, code from partner where user_id = $1', [account.id]);
  return { id: account.id, partner: partner.id, code: partner.code, token };
}

beforeEach(async () => {
  mina = await ambassador('Zoë');
});

const visit = async (who: Caller, code: string, keep = true) =>
  (await who.call('partner/visit', { code, keep })).body as unknown as { kept?: boolean; code?: string };

async function book(who: Caller, more: Record<string, unknown> = {}, headers = {}) {
  const email = `guest-${(made += 1)}@example.test`;
  const { body, status } = await who.call('booking/checkout', choiceOf(suite.course, { email, ...more }), headers);
  expect([status, body.code]).toEqual([200, undefined]);
  const [row] = await ask(
    `select c.partner_id, c.way, c.rate::float8 as rate, c.state, (extract(epoch from c.look_at - d.ends_at) / 3600)::float8 as looks_after_hours
     from partner_commission c join booking b on b.id = c.booking_id join departure d on d.id = b.departure_id where b.ref = $1`,
    [body.ref],
  );
  return (row as Record<string, unknown> | undefined) ?? null;
}

const one = () => suite.program.visitor();
const mine = (way: string) => ({ partner_id: mina.partner, way, rate: 0.05, state: 'waiting', looks_after_hours: 3 });

describe('a booking', () => {
  it('by a kept link is its ambassador’s, and by a link that was only opened nobody’s', async () => {
    const kept = await one();
    expect(await visit(kept, mina.code.toLowerCase())).toMatchObject({ kept: true });
    expect(await book(kept)).toEqual(mine('link'));
    const looked = await one();
    expect(await visit(looked, mina.code, false)).toMatchObject({ kept: false });
    expect(await book(looked)).toBeNull();
  });

  it('is the last link’s, and not that of one that is too old', async () => {
    const [who, other] = [await one(), await ambassador('Bo')];
    await visit(who, mina.code);
    await visit(who, other.code);
    expect(await book(who)).toMatchObject({ partner_id: other.partner });
    await ask(`update partner_visit set at = at - interval '30 days' where partner_id = $1`, [other.partner]);
    expect(await book(who, { pax: 2 })).toBeNull();
  });

  it('by a typed code is the code’s before any link, takes nothing off and is no wrong code', async () => {
    const [who, other] = [await one(), await ambassador('Bo')];
    await visit(who, other.code);
    const { course_id, date, time, pax } = choiceOf(suite.course);
    const choice = { course_id, date, time, pax, coupon_code: mina.code.toLowerCase() };
    expect((await who.call('booking/calculate', choice)).body).toMatchObject({
      discount_error: null,
      discount_note: 'This is Zoë’s referral code. Your price stays the same; Zoë earns a commission.',
      coupon_discount: 0,
    });
    expect(await book(who, { coupon_code: mina.code })).toEqual(mine('code'));
    expect(await ask(`select key from rate_limit where key like 'coupon%' and points > 0`)).toEqual([]);
  });

  it('has the rate of its moment', async () => {
    await ask('update partner set rate = 0.08 where id = $1', [mina.partner]);
    expect(await book(await one(), { coupon_code: mina.code })).toEqual({ ...mine('code'), rate: 0.08 });
  });

  it.each(['paused', 'ended'])('does not know the code of a %s ambassador, whose link is gone', async (state) => {
    const who = await one();
    await visit(who, mina.code);
    await ask('update partner set state = $2 where id = $1', [mina.partner, state]);
    expect(await book(who)).toBeNull();
    const refused = await who.call('booking/checkout', choiceOf(suite.course, { coupon_code: mina.code }));
    expect(refused.body.code).toBe('coupon-unknown');
    expect(await visit(await one(), mina.code)).toMatchObject({ code: 'partner-not-found' });
  });

  it('of the ambassador’s own account is nobody’s, by code and link, with and without a login', async () => {
    const who = await one();
    await visit(who, mina.code);
    const own = { email: undefined, coupon_code: mina.code };
    expect(await book(who, own, as(mina.token))).toBeNull();
    expect(await book(await one(), { email: `${mina.token}@partner.example.test`, coupon_code: mina.code })).toBeNull();
  });

  it('of a distributor with the role is its own, with the code of an ambassador too', async () => {
    await giveRoles(suite.base.pool, distributorId, 'distributor');
    await giveTokens(suite.base.pool, { counter: distributorId });
    const [{ id }] = await ask('select id from partner where user_id = $1', [distributorId]);
    expect(await book(await one(), { email: undefined, coupon_code: mina.code }, as('counter'))).toMatchObject({
      partner_id: id,
      way: 'account',
      rate: 0,
    });
    await giveRoles(suite.base.pool, distributorId);
    expect(await ask('select state from partner where id = $1', [id])).toEqual([{ state: 'ended' }]);
  });
});

describe('a visit by a link', () => {
  const clicks = async () =>
    (await ask('select count from partner_click where partner_id = $1', [mina.partner])).map(({ count }) => count);

  it('is counted once a day for a browser, and keeps nothing of who came', async () => {
    const who = await one();
    await Promise.all(Array.from({ length: 5 }, () => visit(who, mina.code, false)));
    await visit(await one(), mina.code, false);
    expect(await clicks()).toEqual([2]);
    expect(await ask('select from partner_visit where partner_id = $1', [mina.partner])).toEqual([]);
  });
});

describe('the role', () => {
  it('makes a partner with a code of the name, ends it, and begins it again with the same code', async () => {
    expect(mina.code).toMatch(/^ZOE[0-9A-F]{6}$/);
    const give = (...roles: string[]) => giveRoles(suite.base.pool, mina.id, ...roles);
    await give();
    expect(await ask('select state from partner where id = $1', [mina.partner])).toEqual([{ state: 'ended' }]);
    await give('ambassador', 'coordinator');
    const state = () => ask('select state, code, version from partner where id = $1', [mina.partner]);
    expect(await state()).toEqual([{ state: 'active', code: mina.code, version: 3 }]);
    await ask(`update partner set state = 'paused' where id = $1`, [mina.partner]);
    await give('ambassador');
    expect(await state()).toEqual([{ state: 'paused', code: mina.code, version: 3 }]);
  });
});
