// Writes src/server/db/schema.sql from the migrations (ADR 052).
import { writeFileSync } from 'node:fs';
import { readCatalog } from '#src/server/db/reflect/catalog.ts';
import { renderDump } from '#src/server/db/reflect/dump-text.ts';
import { createTestDatabase, prepareTestServer, withoutTestAdmins } from '#tests/support/database/database.ts';

const release = await prepareTestServer();
const database = await createTestDatabase();
try {
  await withoutTestAdmins(database.pool);
  const catalog = await readCatalog(database.pool);
  writeFileSync(new URL('../../src/server/db/schema.sql', import.meta.url), renderDump(catalog));
  console.log(`schema.sql: ${new Set(catalog.columns.map(({ table }) => table)).size} tables and views`);
} finally {
  await database.drop();
  await release();
}
