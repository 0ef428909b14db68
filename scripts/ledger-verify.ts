// `npm run ledger:verify`: says of every promise about money and seats whether it holds, and ends with 1 if one does
// not. Read-only; works beside a running Banyan, on DATABASE_URL or on the local data folder (docs/reliability.md).
import pg from 'pg';
import { loadConfig } from '#src/server/config.ts';
import { startEmbedded } from '#src/server/db/embedded.ts';
import { valueParsers } from '#src/server/db/value-parsers.ts';
import { verifyInvariants } from '#src/server/features/payment/invariant-queries.ts';

const loaded = loadConfig();
if (!loaded.ok) {
  console.error(loaded.problems.join('\n'));
  process.exit(1);
}
const given = loaded.config.database.url?.reveal();
const dataDir = loaded.config.dataDir;
const server = given ? null : await startEmbedded({ dataDir, log: console.error, isShared: true });
try {
  const client = new pg.Client({ connectionString: given ?? server?.url('banyan'), types: valueParsers() });
  await client.connect();
  try {
    // One snapshot for all promises: what moves meanwhile cannot look like a fault.
    await client.query('begin isolation level repeatable read read only');
    const verdicts = await verifyInvariants(client);
    for (const { id, promise, violations } of verdicts) {
      console.log(`${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${id.padEnd(14)}  ${promise}`);
      for (const line of violations) console.log(`        ${line}`);
    }
    if (verdicts.some(({ violations }) => violations.length > 0)) process.exitCode = 1;
  } finally {
    await client.end();
  }
} finally {
  if (server && server.origin !== 'adopted') await server.stop();
}
