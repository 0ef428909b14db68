import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLocale } from '#src/server/locale.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { reasonText } from './change-reason.ts';

const migration = readFileSync(new URL('../../db/migrations/0018-reasons-by-key.sql', import.meta.url), 'utf8');
const written = [
  'Paid',
  'Nothing was due',
  'Accepted by the host',
  'Two hours after the end',
  'The time to pay ran out',
  'Replaced by a newer checkout',
  'Given up before payment',
  'Cancelled by the guest',
  'Cancelled by the host: 100% of what was paid is refunded',
  'The host came too late: 100% of what was paid is refunded',
  'Cancelled because of unsafe weather',
  'The host declined: 50% of what was paid is refunded',
  'No reply in time',
  'Moved from 2026-12-05 08:30 to 2026-12-06 09:00',
  '',
  'A word of the operator',
];

describe('reasons of earlier versions', () => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await createTestDatabase();
  });
  afterAll(() => base?.drop());

  it('are keys after the migration, and read as they were written', async () => {
    const client = await base.pool.connect();
    try {
      // A table of this connection alone stands in front of the real one.
      await client.query('create temp table booking_history (id serial, reason text not null)');
      await client.query('insert into booking_history (reason) select unnest($1::text[])', [written]);
      await client.query(migration);
      const { rows } = await client.query<{ reason: string; figures: Record<string, string | number> }>(
        'select reason, figures from booking_history order by id',
      );
      expect(rows.map(({ reason, figures }) => reasonText(reason, figures))).toEqual(written);
      expect(rows.filter(({ reason }) => written.includes(reason)).map(({ reason }) => reason)).toEqual(
        written.slice(-2),
      );
      const inMadeLanguage = () => rows.slice(8, 9).map(({ reason, figures }) => reasonText(reason, figures));
      expect(inLocale('en_XA', inMadeLanguage)).toEqual([
        'Cáancéëlléëd by théë hóöst: 100% óöf wháat wáas páaíid íis réëfúündéëd',
      ]);
    } finally {
      client.release(true);
    }
  });
});
