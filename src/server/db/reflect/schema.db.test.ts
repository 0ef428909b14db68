// The committed types and dump are what the migrations make.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { readCatalog, type Catalog } from './catalog.ts';
import { renderDump } from './dump-text.ts';
import { renderTypes } from './types-text.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

describe('schema.ts and schema.sql', () => {
  let database: TestDatabase;
  let catalog: Catalog;

  beforeAll(async () => {
    database = await createTestDatabase();
    catalog = await readCatalog(database.pool);
  });
  afterAll(() => database.drop());

  it('has the types of the migrated tables (else: npm run db:types)', () => {
    expect(read('schema.ts')).toBe(renderTypes(catalog));
  });

  it('has the dump of the migrated schema (else: npm run db:types)', () => {
    expect(read('schema.sql')).toBe(renderDump(catalog));
  });

  it('turns a listed check into a union and a view into read-only columns', () => {
    const types = renderTypes(catalog);
    expect(types).toContain("  refund: Generated<'none' | 'quoted' | 'pending' | 'done' | 'failed'>;");
    expect(types).toMatch(/roles: Generated<\('user' \| 'host'/);
    expect(types).toMatch(/interface AuditSlotTable \{\n {2}slot_id: ReadOnly<number \| null>;/);
  });

  it('sees a column that no migration made', async () => {
    await database.pool.query('alter table city add column stray integer');
    expect(renderDump(await readCatalog(database.pool))).not.toBe(renderDump(catalog));
  });
});
