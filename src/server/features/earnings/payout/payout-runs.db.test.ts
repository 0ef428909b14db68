import { describe, expect, it } from 'vitest';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';
import { as } from '#tests/support/app/tokens.ts';
import { otherHostId } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { usePayouts } from '#tests/support/payment/payout-suite.ts';
import { giveFactor, owe } from '#tests/support/payment/payouts.ts';

const suite = usePayouts();
const { asOperator, save, mails, audit, days } = suite;

/** Payloads of emails about failed items, oldest first. */
async function failedMails(): Promise<unknown[]> {
  const { rows } = await suite.base.pool.query(
    `select payload - 'kind' as told from outbox where payload ->> 'kind' = 'payout-failed' order by id`,
  );
  return rows.map(({ told }) => told as unknown);
}
const owed = async (host = hostId) =>
  Number(
    (
      await suite.base.pool.query(
        `select -coalesce(sum(amount_minor), 0) as owed from ledger_entry where account = $1`,
        [`host_payable:${host}`],
      )
    ).rows[0].owed,
  );
/** A host with long-valid bank details. */
async function ready(host = hostId, who = 'host'): Promise<void> {
  const [code] = await giveFactor(suite.base.pool, host);
  expect(await save({ code }, who)).toMatchObject({ state: 'held' });
  await days(4);
}

describe('a payout run', () => {
  it('has who is owed enough and can be paid; the others are listed with the reason', async () => {
    await ready();
    await owe(suite.base.pool, hostId, 4200);
    await owe(suite.base.pool, otherHostId, 9900);
    expect(await asOperator('payout/outlook')).toMatchObject({
      hosts: 1,
      total: 42,
      owed: 141,
      data: [
        { host_id: otherHostId, verdict: 'missing', owed: 99 },
        { host_id: hostId, verdict: 'pay', ending: '3000' },
      ],
    });
    await save({ code: undefined }, 'other');
    expect(await asOperator('payout/outlook')).toMatchObject({ data: [{ verdict: 'waiting' }, { verdict: 'pay' }] });
    const made = await asOperator('payout/run-make');
    const { number } = made as { number: number };
    expect(await asOperator('payout/run', { number })).toMatchObject({
      run: { state: 'open', items: 1, total: 42 },
      items: [{ host_id: hostId, amount: 42, state: 'open', ending: '3000' }],
    });
    expect(await asOperator('payout/run-make')).toMatchObject({ code: 'payout-nothing' });
    expect(await asOperator('payout/runs')).toMatchObject({ data: [{ number }], has_more: false });
  });

  it('is made and paid once, however many press; the ledger has it once, and the host is told', async () => {
    await ready();
    await owe(suite.base.pool, hostId, 4200);
    const made = await Promise.all(Array.from({ length: 8 }, () => asOperator('payout/run-make')));
    const numbers = made.flatMap((one) => ('number' in one ? [one['number'] as number] : []));
    expect(numbers).toHaveLength(1);
    const [number] = numbers;
    const pay = () => asOperator('payout/run-paid', { number, paid_on: '2026-11-27', reference: 'SWIFT 123' });
    const paid = await Promise.all([
      ...Array.from({ length: 6 }, pay),
      asOperator('payout/run-make'),
      asOperator('payout/run-cancel', { number }),
    ]);
    // Paying or cancelling wins; a new run can only follow a cancelled one.
    expect([...paid.slice(0, 6), ...paid.slice(7)].filter(({ status }) => status === 'success')).toHaveLength(1);
    const { run } = (await asOperator('payout/run', { number })) as { run: { state: string } };
    expect(await owed()).toBe(run.state === 'paid' ? 0 : 4200);
    if (run.state !== 'paid') return;
    expect((await mails()).filter(({ kind }) => kind === 'payout-paid')).toHaveLength(1);
    await owe(suite.base.pool, hostId, 2500);
    expect(await asOperator('payout/run-make')).toHaveProperty('number');
  });

  it('pays nobody twice and nobody too much in any order of acts by two operators', async () => {
    await ready();
    await ready(otherHostId, 'other');
    let total = 0;
    for (let round = 0; round < 6; round += 1) {
      const cents = 2000 + round * 777;
      total += cents;
      await owe(suite.base.pool, hostId, cents);
      await owe(suite.base.pool, otherHostId, 5000);
      const { data } = (await asOperator('payout/runs')) as { data: { number: number }[] };
      const numbers = data.map((one) => one.number);
      await Promise.all([
        asOperator('payout/run-make'),
        asOperator('payout/run-make'),
        ...numbers.flatMap((number) => [
          asOperator('payout/run-paid', { number, paid_on: '2026-11-27', reference: `${round}` }),
          round % 3 === 1
            ? asOperator('payout/run-cancel', { number })
            : asOperator('payout/run-paid', { number, paid_on: '2026-11-27', reference: 'x' }),
        ]),
      ]);
      const { rows } = await suite.base.pool.query(
        `select id from payout_item where state = 'paid' order by random() limit 1`,
      );
      if (round % 2 === 1 && rows[0])
        await asOperator('payout/item-fail', { item_id: rows[0].id, reason: 'account closed' });
    }
    const paid = await suite.base.pool.query(
      `select coalesce(sum(amount_cents), 0)::int as paid from payout_item where state = 'paid' and host_id = $1`,
      [hostId],
    );
    expect((await owed()) + paid.rows[0].paid).toBe(total);
    const verdicts = await verifyInvariants(suite.base.pool);
    expect(verdicts.find(({ id }) => id === 'I12')?.violations).toEqual([]);
    expect(verdicts.find(({ id }) => id === 'I1')?.violations).toEqual([]);
  });

  it('that fails in an item owes it again: before the bank has paid without a posting, after with the opposite one', async () => {
    await ready();
    await owe(suite.base.pool, hostId, 4200);
    const before = (await failedMails()).length;
    const fail = async (number: number) => {
      const { items } = (await asOperator('payout/run', { number })) as { items: { id: string }[] };
      return asOperator('payout/item-fail', { item_id: items[0]?.id, reason: 'AC04 closed account' });
    };
    const first = (await asOperator('payout/run-make')) as { number: number };
    expect(await fail(first.number)).toHaveProperty('message');
    expect(await fail(first.number)).toMatchObject({ code: 'payout-state' });
    expect(await owed()).toBe(4200);
    const second = (await asOperator('payout/run-make')) as { number: number };
    await asOperator('payout/run-paid', { number: second.number, paid_on: '2026-11-27', reference: 'B' });
    expect(await owed()).toBe(0);
    expect(await fail(second.number)).toHaveProperty('message');
    expect(await owed()).toBe(4200);
    expect((await failedMails()).slice(before)).toEqual(
      Array(2).fill({ user_id: hostId, amount_cents: 4200, reason: 'AC04 closed account' }),
    );
    expect(await asOperator('payout/item-fail', { item_id: hostId, reason: 'nobody' })).toMatchObject({
      code: 'payout-not-found',
    });
  });

  it('is given up before it is paid, and not after', async () => {
    await ready();
    await owe(suite.base.pool, hostId, 4200);
    const first = (await asOperator('payout/run-make')) as { number: number };
    expect(await asOperator('payout/run-cancel', { number: first.number })).toHaveProperty('message');
    expect(
      await asOperator('payout/run-paid', { number: first.number, paid_on: '2026-11-27', reference: 'B' }),
    ).toMatchObject({ code: 'payout-state' });
    const second = (await asOperator('payout/run-make')) as { number: number };
    await asOperator('payout/run-paid', { number: second.number, paid_on: '2026-11-27', reference: 'B' });
    expect(await asOperator('payout/run-cancel', { number: second.number })).toMatchObject({ code: 'payout-state' });
    expect(await asOperator('payout/run', { number: 999_999 })).toMatchObject({ code: 'payout-not-found' });
  });

  it('is a file for the bank, for operators alone, and each is in the log', async () => {
    Object.assign(suite.world.program.services.config, {
      payoutAccount: { name: 'Banyan', iban: 'GB29NWBK60161331926819', account_number: '', bic: '' },
    });
    await ready();
    await owe(suite.base.pool, hostId, 4200);
    const { number } = (await asOperator('payout/run-make')) as { number: number };
    const get = (file: string, who: string) =>
      suite.world.program.app.inject({ url: `/admin/payouts/${file}`, headers: as(who) });
    const xml = await get(`run-${number}.xml`, suite.operator);
    expect([xml.statusCode, xml.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(xml.body).toContain('<IBAN>DE89370400440532013000</IBAN>');
    expect(xml.body).toContain('<CtrlSum>42.00</CtrlSum>');
    expect((await get(`run-${number}.csv`, suite.operator)).body).toContain(
      '42.00,USD,Krishna Prajapati,DE,DE89370400440532013000',
    );
    expect(await audit('payout-file-fetched')).toMatchObject([
      { detail: { kind: 'csv' } },
      { detail: { kind: 'xml' } },
    ]);
    for (const [file, who] of [
      [`run-${number}.xml`, 'host'],
      ['run-999999.xml', suite.operator],
      ['run-1.exe', suite.operator],
    ] as const)
      expect((await get(file, who)).statusCode).toBe(404);
    await asOperator('payout/run-cancel', { number });
    expect((await get(`run-${number}.xml`, suite.operator)).statusCode).toBe(404);
  });
});
