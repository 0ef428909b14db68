import { describe, expect, it } from 'vitest';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { otherHostId } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { usePayouts } from '#tests/support/payment/payout-suite.ts';
import { bankAccounts, giveFactor } from '#tests/support/payment/payouts.ts';
import { checkBankDetails } from '#src/server/features/earnings/payout-details.ts';

const suite = usePayouts();
const { call, asOperator, save, mails, audit, days } = suite;
const { german, nepali } = bankAccounts;

describe('bank details', () => {
  it.each([
    [{ ...german }, null],
    [{ ...german, iban: 'IBAN: DE89\u00A03704\u202F0044 0532\u20110130\u200B00\u200E' }, null],
    [{ ...german, iban: 'ＤＥ８９３７０４００４４０５３２０１３０００', bic: 'COBA\u00A0DEFF\u200B' }, null],
    [{ ...nepali, account_number: '०१२३-४५६\u00A0789012' }, null],
    [{ ...german, iban: 'DE89370400440532013001' }, 'iban'],
    [{ ...german, country: 'FR' }, 'iban'],
    [{ ...german, iban: '' }, 'iban'],
    [{ ...german, bic: 'COBAFRFF' }, 'bic'],
    [{ ...german, bic: 'nonsense!' }, 'bic'],
    [{ ...german, holder: 'कृष्ण' }, 'holder'],
    [{ ...nepali }, null],
    [{ ...nepali, account_number: '1' }, 'account_number'],
    [{ ...nepali, account_number: "1'; drop table" }, 'account_number'],
    [{ ...nepali, bank_name: '' }, 'bank_name'],
    [{ ...nepali, country: 'QX' }, 'country'],
  ] as const)('%o is wrong in %s', (typed, field) => {
    const checked = checkBankDetails(typed);
    expect(checked.ok ? null : Object.keys(checked.fields)).toEqual(
      field === null ? null : expect.arrayContaining([field]),
    );
  });

  it('with the second factor count at once, hold payouts for 72 hours, and are sealed and masked', async () => {
    const [first, second] = await giveFactor(suite.base.pool, hostId);
    expect(await save({})).toMatchObject({ code: 'factor-needed' });
    expect(await save({ code: 'AAAAA-AAAAA' })).toMatchObject({ code: 'factor-wrong' });
    expect(await save({ iban: 'DE00', code: first })).toMatchObject({
      code: 'bank-details-invalid',
      fields: { iban: expect.any(String) },
    });
    expect(await save({ code: first })).toMatchObject({ state: 'held' });
    expect(await save({ code: first })).toMatchObject({ code: 'factor-wrong' });
    expect(await call('payout/details', {}, 'host')).toMatchObject({
      state: 'held',
      in_force: { country: 'DE', ending: '3000' },
      waiting: null,
      has_factor: true,
    });
    expect((await mails()).map(({ kind }) => kind)).toContain('payout-details-changed');
    const stored = await suite.base.pool.query(`select encode(sealed, 'escape') as sealed from payout_detail`);
    expect(stored.rows[0].sealed).not.toContain('DE8937');
    expect(stored.rows[0].sealed).not.toContain('Krishna');
    await days(3);
    expect(await call('payout/details', {}, 'host')).toMatchObject({ state: 'ready', held_until: null });
    // A later change starts a new hold and ends the first.
    expect(await save({ ...nepali, code: second })).toMatchObject({ state: 'held' });
    const kept = await suite.base.pool.query(
      'select count(*) filter (where ended_at is null)::int as open, count(*)::int as all from payout_detail',
    );
    expect(kept.rows).toEqual([{ open: 1, all: 2 }]);
  });

  it('without one wait for an operator, who looks, asks and decides; each look is in the log', async () => {
    expect(await save({})).toMatchObject({ state: 'waiting' });
    expect(await call('payout/details', {}, 'host')).toMatchObject({
      state: 'waiting',
      in_force: null,
      waiting: { ending: '3000' },
    });
    const { data } = (await asOperator('payout/waiting')) as { data: { id: string; ending: string }[] };
    expect(data).toMatchObject([{ host_id: hostId, ending: '3000', old_ending: '' }]);
    expect(await asOperator('payout/show', { host_id: hostId })).toMatchObject({
      data: [{ counts: false, details: { iban: 'DE89370400440532013000' } }],
    });
    expect(await audit('payout-details-viewed')).toMatchObject([
      { actor_id: suite.operator, subject: `host:${hostId}` },
    ]);
    expect(await asOperator('payout/show', { host_id: otherHostId })).toMatchObject({ code: 'payout-not-found' });
    const decide = (decision: string) =>
      asOperator('payout/details-decide', { id: data[0]?.id, decision, note: 'Called the number on the listing.' });
    const both = await Promise.all([decide('approve'), decide('refuse')]);
    expect(both.filter(({ code }) => code === 'payout-state')).toHaveLength(1);
    const tasks = await suite.base.pool.query(
      `select closed_at is null as is_open from staff_task where kind = 'payout_details'`,
    );
    expect(tasks.rows).toEqual([{ is_open: false }]);
  });

  it('are withdrawn by their owner, and told to the address from before', async () => {
    const { pool } = suite.base;
    await pool.query(
      `insert into outbox (topic, payload) values ('mail', jsonb_build_object('kind', 'account-address-changed', 'user_id', $1::text, 'old', 'old@example.test', 'new', 'new@example.test', 'to', 'old@example.test'))`,
      [hostId],
    );
    await save({});
    expect(
      (await mails())
        .filter(({ kind }) => kind === 'payout-details-asked')
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['host@example.test', 'old@example.test']);
    expect(await asOperator('payout/waiting')).toMatchObject({ data: [{ has_new_address: true }] });
    await deliverOutbox(suite.world.program.services, 200);
    expect(
      (
        await pool.query(
          `select count(*)::int as n from mail where kind = 'payout-details-asked' and recipient = 'old@example.test'`,
        )
      ).rows[0].n,
    ).toBe(1);
    expect(await call('payout/details-withdraw', {}, 'host')).toHaveProperty('message');
    expect(await call('payout/details-withdraw', {}, 'host')).toMatchObject({ code: 'payout-state' });
  });

  it('are the host’s alone: a coordinator finds nothing, and nobody but an operator looks', async () => {
    await save({});
    expect(await call('payout/details', { host_id: hostId }, 'coordinator')).toMatchObject({ code: 'host-not-found' });
    expect(await save({ host_id: hostId }, 'coordinator')).toMatchObject({ code: 'host-not-found' });
    expect(await save({ host_id: hostId }, 'other')).toMatchObject({ code: 'host-not-found' });
    expect(await call('payout/show', { host_id: hostId }, 'host')).toMatchObject({ code: 'forbidden' });
  });
});
