// The committed dump is what the migrations make.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, withoutTestAdmins } from '#tests/support/database/database.ts';
import { readCatalog, type Catalog } from './catalog.ts';
import { renderDump } from './dump-text.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

describe('schema.sql', () => {
  let database: TestDatabase;
  let catalog: Catalog;

  beforeAll(async () => {
    database = await createTestDatabase();
    await withoutTestAdmins(database.pool);
    catalog = await readCatalog(database.pool);
  });
  afterAll(() => database.drop());

  it('has the dump of the migrated schema (else: npm run db:types)', () => {
    expect(read('schema.sql')).toBe(renderDump(catalog));
  });

  it('sees a column that no migration made', async () => {
    await database.pool.query('alter table city add column stray integer');
    expect(renderDump(await readCatalog(database.pool))).not.toBe(renderDump(catalog));
  });
});
