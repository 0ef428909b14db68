// Partners in the back office: found, changed and paid, each once
// (docs/reference/back-office.md#ambassadors-and-distributors).
import { giveRoles } from '#tests/support/roles.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveTokens } from '#tests/support/app/tokens.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';
import { booked, startsIn } from '#tests/support/booking/after-booking.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { decideCommissions } from '#src/server/features/partner/index.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';

const suite = usePayingSuite();
const reason = 'Paid by transfer this morning';
let operator: Visitor;
let other: Visitor;
let userId: string;
let partnerId: string;
let made = 0;

const ask = async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows;

beforeAll(async () => {
  const rows = await ask(
    `insert into user_account (email, first_name, last_name, roles, verified_at) values
       ('op@partners.example.test', 'Op', 'One', '{user,operator}', banyan_now()),
       ('op2@partners.example.test', 'Op', 'Two', '{user,operator}', banyan_now()) returning id`,
  );
  await giveTokens(suite.base.pool, { 'partner-op': rows[0]!.id, 'partner-op2': rows[1]!.id });
});

beforeEach(async () => {
  made += 1;
  const { app } = suite.world.program;
  [operator, other] = [createVisitor(app, { bearer: 'partner-op' }), createVisitor(app, { bearer: 'partner-op2' })];
  const [account] = await ask(
    `insert into user_account (email, first_name, last_name, roles, verified_at)
      values ($1, 'Mina', 'Partner', '{user}', banyan_now()) returning id`,
    [`mina-${made}@pay.example.test`],
  );
  userId = account.id;
  await giveRoles(suite.base.pool, userId, 'ambassador');
  [{ id: partnerId }] = (await ask(`select id from partner where user_id = $1`, [userId])) as [{ id: string }];
});

/** A paid booking whose commission is released. */
async function released(): Promise<void> {
  const held = await booked(suite, { pax: 2 });
  await ask(
    `insert into partner_commission (booking_id, partner_id, way, rate, look_at)
      select id, $2, 'link', 0.05, banyan_now() from booking where ref = $1`,
    [held.ref, partnerId],
  );
  await startsIn(suite, held.ref, -24 * 8 - 3);
  await suite.work();
  await ask(`update partner_commission set look_at = banyan_now() where state = 'waiting'`);
  await decideCommissions(suite.world.program.services);
}

const see = () => operator.must('admin/partner', { partner_id: partnerId });
const pay = (by: Visitor, more: { version: number; amount: number }) =>
  by.call('admin/partner-pay', { partner_id: partnerId, reference: 'AMB-1', reason, ...more });

describe('what is owed to a partner', () => {
  it('is paid once, though two operators pay at once, and told to the partner', async () => {
    await released();
    const { version, released: amount, lines } = await see();
    expect(lines.map((line) => [line.kind, line.amount])).toEqual([['partner_released', amount]]);
    const answers = await Promise.all([pay(operator, { version, amount }), pay(other, { version, amount })]);
    expect(answers.map(({ body }) => (body as { code?: string }).code ?? 'paid').toSorted()).toEqual([
      'paid',
      'partner-changed',
    ]);
    const after = await see();
    expect(after).toMatchObject({ released: 0, paid: amount, commissions: [{ state: 'paid', amount }], lines: [] });
    expect(after.payments).toMatchObject([{ amount, reference: 'AMB-1' }]);
    const mails = await ask(`select payload from outbox where payload ->> 'payment_id' = $1`, [after.payments[0]!.id]);
    expect(mails).toMatchObject([{ payload: { kind: 'partner-paid' } }]);
    const [log] = await ask(`select detail from audit_log where action = 'partner-paid' and subject = $1`, [
      `partner:${partnerId}`,
    ]);
    expect(log.detail).toMatchObject({ before: { owed: amount }, after: { owed: 0, reference: 'AMB-1' }, reason });
    expect((await verifyInvariants(suite.base.pool)).flatMap((one) => one.violations)).toEqual([]);
  });

  it('is not paid where it is another amount by now, or nothing', async () => {
    const { version } = await see();
    expect((await pay(operator, { version, amount: 0 })).body).toMatchObject({ code: 'partner-owed-nothing' });
    await released();
    expect((await pay(operator, { version, amount: 0.01 })).body).toMatchObject({ code: 'partner-changed' });
    const { released: amount } = await see();
    const blank = await operator.call('admin/partner-pay', {
      partner_id: partnerId,
      version,
      amount,
      reference: ' ',
      reason,
    });
    expect(blank.body).toMatchObject({ code: 'bad-input', fields: { reference: expect.any(String) } });
  });

  it('is less by what was taken back of a commission that was paid', async () => {
    await released();
    const first = await see();
    await pay(operator, { version: first.version, amount: first.released });
    await ask(`update partner_commission set taken_cents = 50 where partner_id = $1`, [partnerId]);
    const { released: left, version } = await see();
    expect(left).toBe(-0.5);
    expect((await pay(operator, { version, amount: 0.5 })).body).toMatchObject({ code: 'partner-owed-nothing' });
    await ask(`update partner_commission set taken_cents = 0 where partner_id = $1`, [partnerId]);
  });
});

describe('a partner', () => {
  const change = (more: object, by = operator) =>
    by.call('admin/partner-change', { partner_id: partnerId, version: 1, reason, ...more } as never);

  it('is changed by who has seen it as it is, and its code is nobody else’s', async () => {
    const { version, ...before } = await see();
    expect(before).toMatchObject({ percent: null, usual_percent: 5 });
    const code = `NEWCODE${made}`;
    const [one, two] = await Promise.all([
      change({ version, code: code.toLowerCase(), percent: 7.5 }),
      change({ version, percent: 8 }, other),
    ]);
    expect([one, two].map(({ body }) => (body as { code?: string }).code ?? 'done').toSorted()).toEqual([
      'done',
      'partner-changed',
    ]);
    const now = await see();
    expect((await change({ version: now.version, code })).body).not.toHaveProperty('code', 'bad-input');
    expect((await change({ version: now.version + 1, code: '1x' })).body).toMatchObject({
      code: 'bad-input',
      fields: { code: expect.any(String) },
    });
    const log = await ask(
      `select detail from audit_log where action = 'partner-changed' and subject = $1 order by id`,
      [`partner:${partnerId}`],
    );
    expect(log[0].detail).toMatchObject({ before: { state: 'active', rate: null }, reason });
  });

  it('is paused, begun again and ended, and ended it loses its role', async () => {
    const step = async (state: string) => {
      const answer = await change({ version: (await see()).version, state });
      return (answer.body as { code?: string }).code ?? (await see()).state;
    };
    expect(await step('paused')).toBe('paused');
    expect(await step('active')).toBe('active');
    expect(await step('ended')).toBe('ended');
    expect(await step('active')).toBe('partner-state');
    expect(await ask(`select roles from user_account where id = $1`, [userId])).toEqual([{ roles: ['user'] }]);
  });

  it('that there is not is not found', async () => {
    const partner_id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
    expect((await operator.call('admin/partner', { partner_id })).body).toMatchObject({ code: 'partner-not-found' });
    expect((await change({ partner_id })).body).toMatchObject({ code: 'partner-not-found' });
    expect(
      (await operator.call('admin/partner-pay', { partner_id, version: 1, amount: 1, reference: 'a', reason })).body,
    ).toMatchObject({ code: 'partner-not-found' });
  });
});
