// `npm run seed -- --fixture acceptance`, or the demo after a fresh database: loads data, with or without a running
// Banyan (docs/guide/run.md).
import { parseArgs } from 'node:util';
import { loadConfig } from '#src/server/platform/config.ts';
import { migrate } from '#src/server/platform/db/migrate.ts';
import { createPool } from '#src/server/platform/db/pool.ts';
import { seedAcceptance } from '#src/server/seed/index.ts';
import { ensureDemo } from '#src/server/platform/start/data.ts';
import { openInstallationDatabase } from '#src/server/platform/start/database.ts';

const { values } = parseArgs({ options: { fixture: { type: 'string' } } });
const loaded = loadConfig();
if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
const { config } = loaded;
if (values.fixture !== undefined && values.fixture !== 'acceptance') {
  console.error('--fixture must be acceptance');
  process.exit(1);
}
if (config.mode === 'production') {
  console.error('BANYAN_MODE=production takes no demo data or fixtures. Nothing was changed.');
  process.exit(1);
}

const database = await openInstallationDatabase(config, console.log);
try {
  await migrate(database.url);
  const accounts = await ensureDemo(database, config);
  for (const { role, email, password } of accounts) console.error(`${role.padEnd(10)} ${email}  ${password}`);
  if (values.fixture === 'acceptance') {
    const pool = createPool({ ...database, size: 2 });
    try {
      console.log(JSON.stringify(await seedAcceptance(pool), null, 2));
    } finally {
      await pool.end();
    }
  }
} finally {
  await database.close();
}
