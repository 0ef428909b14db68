// `npm run prove:oversell`: clients at several processes compete for a few seats through every channel. Exits with 0
// when no seat was sold twice or lost, and every planted fault was caught (docs/operations/testing.md).
//   --seconds 12  --mutant-seconds 30  --clients 24  --processes 2  --seed 1  --database postgresql://…
import { parseArgs } from 'node:util';
import { openDatabases } from '#proofs/kit/databases.ts';
import { isProven, missing, proveMutants, proveProgram, type Caught } from './prove.ts';
import { caughtLine, tableOf } from './table.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '12' },
    'mutant-seconds': { type: 'string', default: '30' },
    clients: { type: 'string', default: '24' },
    processes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    // A server that allows new databases; by default a temporary one.
    database: { type: 'string' },
  },
});

function numberOf(name: Exclude<keyof typeof values, 'database'>, most: number): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  console.error(`--${name} takes a whole number from 1 to ${most}.`);
  process.exit(1);
}

const wish = {
  seed: numberOf('seed', 2 ** 31),
  clients: numberOf('clients', 200),
  processes: numberOf('processes', 8),
  seconds: numberOf('seconds', 3600),
};
const mutantSeconds = numberOf('mutant-seconds', 600);
const databases = await openDatabases(values.database);
try {
  console.log(`${wish.clients} clients, ${wish.processes} processes, ${wish.seconds} seconds, seed ${wish.seed}\n`);
  const report = await proveProgram(databases.fresh, { ...wish, needsEveryChannel: true });
  report.faults.push(...missing(report));
  for (const line of tableOf(report)) console.log(line);
  for (const fault of report.faults.slice(0, 20)) console.log(`FAULT  ${fault}`);
  console.log(report.faults.length === 0 ? '\nNo seat was sold twice, and none was lost.\n' : '');
  const caught: Caught[] = [];
  for await (const one of proveMutants(databases.fresh, { ...wish, seconds: mutantSeconds })) {
    caught.push(one);
    console.log(caughtLine(one));
  }
  process.exitCode = isProven(report, caught) ? 0 : 1;
} finally {
  await databases.end();
}
