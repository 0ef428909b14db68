import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { settleCash } from './cash.ts';
import { as } from '#tests/support/app/tokens.ts';
import { booked, callAs, startsIn, useHosts } from '#tests/support/booking/after-booking.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { bankAccounts, giveFactor, makeOperator, owe } from '#tests/support/payment/payouts.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { missingSigns } from '#tests/support/document/pdf-picture.ts';

const suite = usePayingSuite();
useHosts(suite);

const page = '/dashboard/host-panel/earnings';
const get = (url: string, who = 'host') => suite.world.program.app.inject({ url, headers: as(who) });
const summary = async (who = 'host', more = {}) =>
  (await callAs(suite, 'earnings/summary', more, as(who))) as never as Summary;
interface Summary {
  owed: number;
  months: { month: string; bookings: number; seats: number; earned: number; paid_out: number; cash: unknown[] }[];
  payout: { state: string };
}
const rowsOf = async (month: string) => {
  const { body, statusCode } = await get(`${page}/statement-${month}.csv`);
  expect(statusCode).toBe(200);
  return parse(body, { columns: true, bom: true }) as Record<string, string>[];
};
const cents = (text: string | undefined) => Math.round(Number(text) * 100);

describe('what a host has earned', () => {
  it('is shown by month with seats and cash, line by line with its booking, and to nobody else', async () => {
    const held = await booked(suite, { pax: 2 });
    await startsIn(suite, held.ref, -5);
    await callAs(suite, 'cash/say', { ref: held.ref, said: 'paid' }, as('host'));
    Object.assign(suite.world.program.services.config, { commissionRate: '0.1' });
    await suite.work();
    Object.assign(suite.world.program.services.config, { commissionRate: null });
    const { months, owed, payout } = await summary();
    expect(months[0]).toMatchObject({
      bookings: 1,
      seats: 2,
      earned: 4,
      paid_out: 0,
      cash: [{ currency: 'VND', received: 844_000, due: 0 }],
    });
    expect([owed, payout.state]).toEqual([4, 'below-minimum']);
    const lines = await callAs(suite, 'earnings/lines', {}, as('host'));
    expect(lines).toMatchObject({
      data: [{ kind: 'completed', amount: 4, booking: { ref: held.ref, pax: 2 } }],
      has_more: false,
    });
    expect((await summary('coordinator')).owed).toBe(4);
    expect(await callAs(suite, 'earnings/summary', { host_id: hostId }, as('other'))).toMatchObject({
      code: 'host-not-found',
    });
    expect(await callAs(suite, 'earnings/lines', { host_id: hostId }, as('other'))).toMatchObject({
      code: 'host-not-found',
    });
    const month = months[0]?.month ?? '';
    for (const who of ['other', 'nobody'])
      expect((await get(`${page}/statement-${month}.csv?host=${hostId}`, who)).statusCode).toBeGreaterThanOrEqual(400);
    for (const wrong of ['2999-01', '2026-13', '0000-01'])
      expect((await get(`${page}/statement-${wrong}.pdf`)).statusCode).toBe(404);
    const pdf = await get(`${page}/statement-${month}.pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect([pdf.rawPayload.subarray(0, 5).toString(), missingSigns(pdf.rawPayload)]).toEqual(['%PDF-', 0]);
    await settleCash(suite.world.program.services);
  });

  it('cannot become a formula in a spreadsheet', async () => {
    await suite.base.pool.query(`update course set title = '=HYPERLINK("http://evil.example")' where host_id = $1`, [
      hostId,
    ]);
    const { months } = await summary();
    const rows = await rowsOf(months[0]?.month ?? '');
    const titles = rows.filter(({ type }) => type === 'booking' || type === 'completed').map(({ what }) => what);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(/^'=/);
  });
});

describe('any ledger', () => {
  let operator: string;
  beforeAll(async () => {
    const { pool } = suite.base;
    operator = await makeOperator(pool);
    const [code] = await giveFactor(pool, hostId);
    await callAs(suite, 'payout/details-save', { ...bankAccounts.german, code }, as('host'));
    await pool.query(`update payout_detail set counts_since = counts_since - interval '9 days'`);
  });

  it('adds up: each month begins where the last has ended, its lines are their difference, and the last ends at what is owed', async () => {
    const amounts = fc.array(fc.record({ cents: fc.integer({ min: 1, max: 900_000 }), days: fc.nat(700) }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(amounts, fc.boolean(), async (earned, pays) => {
        for (const one of earned)
          await owe(suite.base.pool, hostId, one.cents, `banyan_now() - interval '${one.days} days'`);
        if (pays) {
          const made = (await callAs(suite, 'payout/run-make', {}, as(operator))) as { number?: number };
          if (made.number !== undefined)
            await callAs(
              suite,
              'payout/run-paid',
              { number: made.number, paid_on: '2026-11-27', reference: 'B' },
              as(operator),
            );
        }
        const { months, owed } = await summary();
        let before: number | null = null;
        for (const { month, earned: sum, paid_out: out } of months.toReversed()) {
          const rows = await rowsOf(month);
          const [opening, closing] = [
            cents(rows.find(({ type }) => type === 'opening')?.usd),
            cents(rows.find(({ type }) => type === 'closing')?.usd),
          ];
          const lines = rows.filter(({ type, usd }) => type !== 'opening' && type !== 'closing' && usd !== '');
          const total = lines.reduce((all, { usd }) => all + cents(usd), 0);
          expect(opening + total).toBe(closing);
          expect(total).toBe(Math.round(sum * 100) - Math.round(out * 100));
          if (before !== null) expect(opening).toBe(before);
          before = closing;
        }
        expect(before).toBe(Math.round(owed * 100));
      }),
      { numRuns: 6 },
    );
  });

  it('is read in pages of which none is left out and none comes twice', async () => {
    for (let n = 0; n < 60; n += 1) await owe(suite.base.pool, hostId, 100 + n);
    const seen: number[] = [];
    for (let before: number | undefined; ;) {
      const answer = await callAs(suite, 'earnings/lines', before === undefined ? {} : { before }, as('host'));
      const { data, has_more: hasMore } = answer as never as { data: { id: number }[]; has_more: boolean };
      seen.push(...data.map(({ id }) => id));
      if (!hasMore) break;
      before = data.at(-1)?.id;
    }
    const all = await suite.base.pool.query(`select count(*)::int as n from ledger_entry where account = $1`, [
      `host_payable:${hostId}`,
    ]);
    expect([seen.length, new Set(seen).size]).toEqual([all.rows[0].n, all.rows[0].n]);
  });
});
