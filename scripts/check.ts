// `npm run check`: types, lint, format, boundaries, voice, docs, shape and demo world, two at a time; prints a line
// with the time of each.
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { runTool } from './check/run-tool.ts';
import { boundaryFaults, lengthFaults, wordFaults } from './check/tree-faults.ts';
import { findCatalogueFaults } from './check-catalogue/catalogue-faults.ts';
import { lintFaults } from './lint/lint-faults.ts';
import { commitFaults } from './voice/commits.ts';
import { findHits, readCeilings, voiceFaults } from './voice/voice-faults.ts';
import { findDocFaults } from './tree/doc-faults.ts';
import { faultLine } from '#src/server/catalogue-import/faults.ts';

interface Step {
  name: string;
  run: () => Promise<string[]>;
}

const zones = ['src/server', 'src/web', 'src/contract', 'sandbox', 'src/domain', 'src/texts'];

// Cached compiler results, so only the first run after an install is slow.
const known = 'node_modules/.cache/types';

// Each checker computes shared types again, so no more checkers than a lane has cores.
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));

const compile = (zone: string, name: string): Step => ({
  name: `types ${name}`,
  run: async () => {
    const kept = [
      '--incremental',
      '--tsBuildInfoFile',
      `${known}/${zone === '.' ? 'tests' : basename(zone)}.tsbuildinfo`,
    ];
    const lines = await runTool('tsc', ['-p', zone, '--pretty', 'false', '--checkers', checkers, ...kept]);
    // Indented lines only elaborate on the error above them.
    return lines.filter((line) => !line.startsWith(' '));
  },
});

// Longest first, so both lanes end together.
const steps: Step[] = [
  compile('.', 'tests, scripts'),
  { name: 'lint', run: lintFaults },
  ...zones.map((zone) => compile(zone, zone)),
  { name: 'format', run: () => runTool('oxfmt', ['--list-different', '.']) },
  { name: 'boundaries', run: async () => boundaryFaults() },
  { name: 'words', run: async () => wordFaults() },
  { name: 'voice', run: async () => [...voiceFaults(findHits(), readCeilings()), ...commitFaults()] },
  { name: 'docs', run: async () => findDocFaults() },
  { name: 'shape', run: async () => lengthFaults() },
  { name: 'catalogue', run: async () => (await findCatalogueFaults()).faults.map(faultLine) },
];

const mostLines = 40;
let failed = 0;

async function runLane(queue: Step[]): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const started = performance.now();
    const faults = await step.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(22)} ${seconds} s`);
    for (const fault of faults.slice(0, mostLines)) console.log(`     ${fault}`);
    if (faults.length > mostLines) console.log(`     and ${faults.length - mostLines} more lines`);
    if (faults.length > 0) failed += 1;
  }
}

const started = performance.now();
const queue = [...steps];
await Promise.all([runLane(queue), runLane(queue)]);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  failed === 0
    ? `all ${steps.length} checks passed in ${seconds} s`
    : `${failed} of ${steps.length} checks failed (${seconds} s)`,
);
process.exitCode = failed === 0 ? 0 : 1;
