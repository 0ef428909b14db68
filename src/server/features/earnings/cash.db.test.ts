import { beforeEach, describe, expect, it } from 'vitest';
import type { CashWord } from '#src/domain/earnings/cash-states.ts';
import { isRefusal } from '#src/contract/refusal.ts';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { deriveSecret } from '#src/server/platform/secrets.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { booked, callAs, coordinatorId, mailsOf, startsIn, useHosts } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { stored, type Held } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { sayCash, settleCash } from './cash.ts';

const suite = usePayingSuite();
useHosts(suite);

let held: Held & { id: string };
beforeEach(async () => {
  const made = await booked(suite, { pax: 2 });
  await startsIn(suite, made.ref, -1);
  held = { ...made, id: (await stored(suite.base.pool, made.ref)).id };
});

const guestSays = async (said: CashWord) => (await held.visitor.call('cash/say', { ref: held.ref, said })).body;
const hostSays = (said: CashWord, who = 'host') => callAs(suite, 'cash/say', { ref: held.ref, said }, as(who));
const now = async () =>
  (await suite.base.pool.query('select cash from booking where id = $1', [held.id])).rows[0].cash as string;
const words = async () =>
  (
    await suite.base.pool.query(
      'select side, word, actor, actor_id, on_behalf_of, from_cash, to_cash from cash_word where booking_id = $1 order by id',
      [held.id],
    )
  ).rows;
const tasks = async () =>
  (
    await suite.base.pool.query(
      `select closed_at is null as is_open, detail from staff_task where kind = 'cash_dispute' and booking_id = $1`,
      [held.id],
    )
  ).rows as { is_open: boolean; detail: string }[];

describe('cash/say', () => {
  it('both say paid, each on their own page; every word is kept, and none moves money', async () => {
    const entries = async () => (await suite.base.pool.query('select count(*)::int as n from ledger_entry')).rows[0].n;
    const before = await entries();
    expect(await hostSays('paid')).toMatchObject({ cash_state: 'host_says_paid' });
    expect((await held.visitor.call('booking/detail', { ref: held.ref })).body).toMatchObject({
      cash_talk: { host: 'paid', guest: null, may_say: ['paid', 'not_paid'] },
    });
    expect(await guestSays('paid')).toMatchObject({ cash_state: 'both_say_paid' });
    // A double click.
    expect(await guestSays('paid')).toMatchObject({ cash_state: 'both_say_paid' });
    expect(await words()).toEqual([
      {
        side: 'host',
        word: 'paid',
        actor: 'host',
        actor_id: hostId,
        on_behalf_of: null,
        from_cash: 'due',
        to_cash: 'host_says_paid',
      },
      {
        side: 'guest',
        word: 'paid',
        actor: 'guest',
        actor_id: null,
        on_behalf_of: null,
        from_cash: 'host_says_paid',
        to_cash: 'both_say_paid',
      },
    ]);
    expect(await entries()).toBe(before);
  });

  it('a coordinator speaks for the host, in both names, and the token of a mail does as well', async () => {
    expect(await hostSays('waived', 'coordinator')).toMatchObject({ cash_state: 'waived' });
    expect(await words()).toMatchObject([
      { side: 'host', actor: 'coordinator', actor_id: coordinatorId, on_behalf_of: hostId },
    ]);
    const token = deriveSecret(suite.world.program.services.keys, 'host', held.id);
    expect(await callAs(suite, 'cash/say', { ref: held.ref, token, said: 'paid' })).toMatchObject({
      cash_state: 'host_says_paid',
    });
  });

  it('a contradiction is a dispute: a task, a mail to each, and gone when one corrects the slip', async () => {
    await hostSays('not_paid');
    expect(await guestSays('paid')).toMatchObject({ cash_state: 'disputed' });
    expect(await tasks()).toMatchObject([{ is_open: true, detail: expect.stringContaining('guest says paid') }]);
    expect(await mailsOf(suite, held.id)).toEqual(expect.arrayContaining(['cash-disputed', 'host-cash-disputed']));
    expect(await hostSays('paid')).toMatchObject({ cash_state: 'both_say_paid' });
    expect(await tasks()).toMatchObject([{ is_open: false }]);
  });

  it('is refused to a guest who waives, to strangers, before the day and after three days', async () => {
    expect(await guestSays('waived')).toMatchObject({ code: 'forbidden' });
    expect(await hostSays('paid', 'other')).toMatchObject({ code: 'booking-not-found' });
    await startsIn(suite, held.ref, 13);
    expect(await hostSays('paid')).toMatchObject({ code: 'cash-closed' });
    await startsIn(suite, held.ref, -76);
    expect(await guestSays('paid')).toMatchObject({ code: 'cash-closed' });
    expect(await now()).toBe('due');
  });

  it('is over with the booking', async () => {
    await startsIn(suite, held.ref, 5);
    const { quote_id } = (await held.visitor.call('booking/cancel', { ref: held.ref })).body as never as {
      quote_id: string;
    };
    await held.visitor.call('booking/cancel', { ref: held.ref, quote_id });
    expect(await guestSays('paid')).toMatchObject({ code: 'booking-state' });
    expect(await now()).toBe('none');
  });

  it('forty words at once end where the last ones lead', async () => {
    const said = Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0 ? hostSays(n % 4 === 0 ? 'paid' : 'not_paid') : guestSays('paid'),
    );
    await Promise.all(said);
    const last = (await words()) as { side: string; word: string; to_cash: string }[];
    const host = last.findLast(({ side }) => side === 'host')?.word;
    expect(await now()).toBe(host === 'paid' ? 'both_say_paid' : 'disputed');
    expect(last.at(-1)?.to_cash).toBe(await now());
    expect((await tasks()).filter(({ is_open }) => is_open)).toHaveLength(host === 'paid' ? 0 : 1);
  });
});

describe('a tick of a phone without a network', () => {
  const tick = (saidAt: number) =>
    inTransaction(suite.world.program.services.db, (trx) =>
      sayCash(trx, {
        bookingId: held.id,
        word: 'paid',
        by: { role: 'host', actorId: hostId, onBehalfOf: null },
        saidAt,
      }),
    );

  it('counts for its own moment, and never for one ahead', async () => {
    const { now_ms: at } = (await suite.base.pool.query(`select extract(epoch from banyan_now()) * 1000 as now_ms`))
      .rows[0];
    const hour = 3_600_000;
    await startsIn(suite, held.ref, -100);
    expect(isRefusal(await tick(Number(at)))).toBe(true);
    expect(await tick(Number(at) - 98 * hour)).toEqual({ cash: 'host_says_paid' });
    await startsIn(suite, held.ref, 14);
    await suite.base.pool.query(`delete from cash_word; update booking set cash = 'due' where id = '${held.id}'`);
    expect(isRefusal(await tick(Number(at) + 14 * hour))).toBe(true);
  });
});

describe('72 hours after the end', () => {
  const over = async () => {
    await startsIn(suite, held.ref, -76);
    await suite.base.pool.query(`update booking set status = 'completed' where id = $1`, [held.id]);
    await settleCash(suite.world.program.services);
  };

  it.each([
    ['host', 'paid', 'both_say_paid'],
    ['guest', 'paid', 'both_say_paid'],
    ['guest', 'not_paid', 'due'],
    ['host', 'waived', 'waived'],
  ] as const)('the %s alone said %s', async (side, said, expected) => {
    await (side === 'host' ? hostSays(said) : guestSays(said));
    await over();
    expect(await now()).toBe(expected);
    expect(await hostSays('not_paid')).toMatchObject({ code: 'cash-closed' });
    // Settled once: the next run finds nothing.
    expect(await settleCash(suite.world.program.services)).toBe(0);
  });

  it('an operator sees every word, decides once with a reason, and both are told', async () => {
    const { pool } = suite.base;
    const { rows } = await pool.query(
      `insert into user_account (email, first_name, roles) values ($1, 'Olu', '{user,operator}') returning id`,
      [`olu-${held.ref}@example.test`],
    );
    await giveTokens(pool, { [`olu-${held.ref}`]: rows[0].id });
    const operator = as(`olu-${held.ref}`);
    await hostSays('not_paid', 'coordinator');
    await guestSays('paid');
    const listed = (await callAs(suite, 'cash/disputes', {}, operator)) as never as { data: { ref: string }[] };
    expect(listed.data.find(({ ref }) => ref === held.ref)).toMatchObject({
      words: [
        { side: 'host', word: 'not_paid', actor: 'coordinator', by: 'Coordinator' },
        { side: 'guest', word: 'paid', actor: 'guest', by: null },
      ],
    });
    const decide = (decision: string) =>
      callAs(suite, 'cash/decide', { booking_id: held.id, decision, reason: 'A signed slip was shown.' }, operator);
    expect(
      await callAs(
        suite,
        'cash/decide',
        { booking_id: held.id, decision: 'paid', reason: 'A signed slip.' },
        as('host'),
      ),
    ).toMatchObject({ code: 'forbidden' });
    const both = await Promise.all([decide('paid'), decide('not_paid')]);
    expect(both.filter((one) => one['code'] === 'booking-state')).toHaveLength(1);
    expect(await tasks()).toMatchObject([{ is_open: false }]);
    expect(await hostSays('not_paid')).toMatchObject({ code: 'cash-closed' });
    await deliverOutbox(suite.world.program.services, 500);
    const mails = await pool.query(
      `select kind, text_body from mail where booking_id = $1 and kind like '%cash%' order by kind`,
      [held.id],
    );
    expect(mails.rows.map(({ kind }) => kind)).toEqual([
      'cash-decided',
      'cash-disputed',
      'host-cash-decided',
      'host-cash-disputed',
    ]);
    expect(mails.rows[0].text_body).toContain('A signed slip was shown.');
  });

  it('a dispute waits for a person', async () => {
    await hostSays('paid');
    await guestSays('not_paid');
    await over();
    expect(await now()).toBe('disputed');
    expect(await tasks()).toMatchObject([{ is_open: true }]);
  });
});
