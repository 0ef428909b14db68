import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { priceCurrencyFrom, usDollars } from '#src/domain/money/own-currency.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { cursorOf, instantIn, instantText, isBefore, moneyOf, pageOf } from './row-queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const valueOf = async (value: RawBuilder<unknown>) =>
  (await sql<{ value: unknown }>`select ${value} as value`.execute(database.db)).rows[0]?.value;

describe('columns as calls answer them', () => {
  it.each(['2026-12-01 03:04:05.678Z', '2026-12-01 03:04:05Z', '2027-01-01 00:00+07', '1970-01-01 00:00:00.001Z'])(
    'write the instant %s as the program does',
    async (at) => {
      const instant = sql`${at}::timestamptz`;
      expect(await valueOf(instantText(instant))).toBe(((await valueOf(instant)) as Date).toISOString());
      expect(await valueOf(instantText(instant))).toBe(
        new Date(at.replace(' ', 'T').replace('+07', '+07:00')).toISOString(),
      );
    },
  );

  it('leave out microseconds as the program does, and know no instant of none', async () => {
    expect(await valueOf(instantText(sql`timestamptz '2026-12-01 03:04:05.999999Z'`))).toBe('2026-12-01T03:04:05.999Z');
    expect(await valueOf(instantText(sql`null::timestamptz`))).toBeNull();
  });

  it.each([2, 0, 3])('write amounts of a currency with %i decimals as the program does', async (digits) => {
    const restore = priceCurrencyFrom(() => ({ ...usDollars, digits }));
    try {
      for (const cents of [0, 1, -1205, 999, 2_147_483_647])
        expect(await valueOf(moneyOf(sql`${cents}::integer`))).toBe(fromMinor(cents));
    } finally {
      priceCurrencyFrom(restore);
    }
  });
});

describe('the place of a row', () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

  it('leads back to its instant, to the microsecond', async () => {
    const at = sql`timestamptz '2026-12-01 03:04:05.123457Z'`;
    const cursor = (await valueOf(cursorOf(at, sql`${id}`))) as string;
    expect(cursor).toBe(`1796094245123457.${id}`);
    expect(await valueOf(sql`${instantIn(cursor)} = ${at}`)).toBe(true);
    expect(await valueOf(isBefore(at, sql`${id}::uuid`, cursor))).toBe(false);
    expect(await valueOf(isBefore(sql`${at} - interval '1 microsecond'`, sql`${id}::uuid`, cursor))).toBe(true);
  });

  it('is taken off the rows of a page, and begins the next one where there is one', () => {
    const rows = [1, 2, 3].map((n) => ({ n, cursor: `${n}.x`, found: 3 }));
    expect(pageOf(rows, 2)).toEqual({ data: [{ n: 1 }, { n: 2 }], next: '2.x' });
    expect(pageOf(rows, 3)).toEqual({ data: [{ n: 1 }, { n: 2 }, { n: 3 }], next: null });
  });
});
