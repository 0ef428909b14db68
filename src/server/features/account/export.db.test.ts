// The data export has all of the owner's data, no one else's, and no secret that opens anything.
import { beforeAll, describe, expect, it } from 'vitest';
import { quickHash } from '#tests/support/app/tokens.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { book, deliver, insertFreeCode } from '#tests/support/tampering/mailed-links.ts';
import { useTamperingSuite } from '#tests/support/tampering/suite.ts';
import { owe } from '#tests/support/payment/payouts.ts';

const suite = useTamperingSuite();
const password = 'correct horse battery';

beforeAll(() => insertFreeCode(suite.base.pool));

async function person(email: string) {
  await suite.base.pool.query(
    `insert into user_account (email, first_name, last_name, password_hash, verified_at)
     values ($1, 'Own', 'Er', $2, banyan_now())`,
    [email, await quickHash(password)],
  );
  const visitor = await suite.program.visitor();
  await visitor.call('user/login', { email, password });
  return visitor;
}

describe('account/export', () => {
  it('has the account, its bookings with companions, and its mails, and nothing of anybody else', async () => {
    const [email, other] = ['export@example.test', 'export-other@example.test'];
    const [mine, theirs] = [await person(email), await person(other)];
    const own = await book(suite, mine, { paying: 'nothing due', email });
    const foreign = await book(suite, theirs, { paying: 'nothing due', email: other });
    await book(suite, await suite.program.visitor(), { paying: 'nothing due', email, first_name: 'Stranger' });
    await suite.base.pool.query(
      `insert into companion (booking_id, email, first_name, last_name) select id, 'friend@example.test', 'A', 'Friend'
       from booking where ref = $1`,
      [own.ref],
    );
    await mine.call('account/sign-in-send', { email });
    await deliver(suite.program);
    const { body } = await mine.call('account/export');
    const data = body as unknown as CallOutput<'account/export'>;
    expect(data.account).toMatchObject({ email, first_name: 'Own' });
    expect(data.bookings.map(({ ref }) => ref)).toEqual([own.ref]);
    expect(data.bookings[0]?.companions).toEqual([
      { first_name: 'A', last_name: 'Friend', email: 'friend@example.test' },
    ]);
    expect(data.devices).toHaveLength(1);
    expect(data.mails.map(({ subject }) => subject)).toContain('Your link to log in');
    const text = JSON.stringify(data);
    for (const secret of [foreign.ref, other, 'Stranger', 'argon2id', 'token=']) expect(text).not.toContain(secret);
  });

  it('has the areas of somebody of the staff', async () => {
    const email = 'export-staff@example.test';
    const mine = await person(email);
    await suite.base.pool.query(
      `insert into operator_area (user_id, area) select id, unnest('{support,finance}'::text[]) from user_account where email = $1`,
      [email],
    );
    const { account } = (await mine.call('account/export')).body as unknown as CallOutput<'account/export'>;
    expect(account.areas).toEqual(['finance', 'support']);
  });

  it('has what a host has earned and was paid', async () => {
    const email = 'export-host@example.test';
    const mine = await person(email);
    const { pool } = suite.base;
    const { rows } = await pool.query('select id from user_account where email = $1', [email]);
    const id = rows[0].id as string;
    await pool.query(
      `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
       values ($1, 'Own', '', '', '{English}', '2024-01-01', '+84 3')`,
      [id],
    );
    await owe(pool, id, 4250);
    await pool.query(
      `with run as (insert into payout_run (number, currency, minimum_cents, made_by, paid_at, paid_by, paid_on, bank_reference)
         values (901, 'USD', 1, $1, banyan_now(), $1, '2026-11-20', 'BANK-77') returning number)
       insert into payout_item (run_number, place, host_id, amount_cents, state) select number, 1, $1, 3000, 'paid' from run`,
      [id],
    );
    const { body } = await mine.call('account/export');
    expect((body as unknown as CallOutput<'account/export'>).host).toMatchObject({
      earnings: [{ kind: 'kept', amount: 42.5, booking: null }],
      payouts: [{ run: 901, amount: 30, state: 'paid', paid_on: '2026-11-20', reference: 'BANK-77' }],
    });
  });

  it('is for who is signed in', async () => {
    const { status, body } = await (await suite.program.visitor()).call('account/export');
    expect([status, body.code]).toEqual([401, 'unauthorized']);
  });
});
