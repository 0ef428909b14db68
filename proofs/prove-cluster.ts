// `npm run prove:cluster`: seats are sold and money is paid through PgBouncer, HAProxy and two PostgreSQL under Patroni, while
// the leader is killed, paused and cut off. Ends with 0 when nothing that a guest was told is lost, no seat is sold twice, and
// guests are served again within 30 seconds (docs/scaling.md). Without the programs it ends with 77: left out.
//   --rounds 2  --clients 12  --seed 1
import { parseArgs } from 'node:util';
import { startCluster } from './cluster/cluster.ts';
import { deafStandby, faults } from './cluster/faults.ts';
import { findPrograms } from './cluster/programs.ts';
import { runFault, type RunWish } from './cluster/run.ts';
import { openDatabases, type Databases } from './kit/databases.ts';
import { leftOut } from './list.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    clients: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
});

const mostAwayMs = 30_000;

function numberOf(name: keyof typeof values, most: number): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  console.error(`--${name} takes a whole number from 1 to ${most}.`);
  process.exit(1);
}

const [rounds, clients, seed] = [numberOf('rounds', 20), numberOf('clients', 100), numberOf('seed', 2 ** 31)];
const found = findPrograms();
if ('missing' in found) {
  console.log(`Not installed: ${found.missing.join(', ')} (names of Debian packages): left out.`);
  process.exit(leftOut);
}
const started = performance.now();
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const cluster = await startCluster(found.programs, (line) => console.log(`starting: ${line}`));
console.log(`in sync after ${seconds(performance.now() - started)}\n`);
let isProven = true;

/** Runs one fault and says what came of it; answers what was wrong. */
async function prove(databases: Databases, wish: RunWish): Promise<string[]> {
  const { awayMs, sold, captures, retries, faults: wrong } = await runFault(cluster, databases, wish);
  if (awayMs === null || awayMs > mostAwayMs) wrong.push('guests were not served again in time');
  if (sold === 0) wrong.push('nobody got a seat');
  const served = awayMs === null ? 'not served again' : `served again after ${seconds(awayMs)}`;
  console.log(
    `${wish.fault.name}: ${served}; ${sold} orders of seats, ${captures} payments, ${retries} answers asked for again`,
  );
  return wrong;
}

/** The same judges with a replication that may lose something: they must notice. */
async function proveControl(databases: Databases): Promise<boolean> {
  await cluster.configure({ synchronous_mode: false, maximum_lag_on_failover: 1_073_741_824 });
  const wrong = await prove(databases, { seed, clients, fault: deafStandby, following: 'replica' });
  const lost = wrong.filter((line) => line.includes('missing'));
  console.log(
    lost.length > 0
      ? `caught  without synchronous replication: ${lost[0]} and ${lost.length - 1} more`
      : 'ESCAPED without synchronous replication: nothing was noticed',
  );
  return lost.length > 0;
}

try {
  const databases = await openDatabases(cluster.url('postgres'));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [index, fault] of faults.entries()) {
        const wrong = await prove(databases, { seed: seed + round * 10 + index, clients, fault });
        isProven &&= wrong.length === 0;
        console.log(
          wrong.length === 0
            ? 'holds'
            : wrong
                .slice(0, 10)
                .map((line) => `FAULT  ${line}`)
                .join('\n'),
        );
      }
    isProven = (await proveControl(databases)) && isProven;
  } finally {
    await databases.end();
  }
} finally {
  await cluster.stop();
}
console.log(
  isProven ? '\nNothing that a guest was told is lost, no seat was sold twice, the books agree.' : '\nNOT PROVEN.',
);
process.exitCode = isProven ? 0 : 1;
