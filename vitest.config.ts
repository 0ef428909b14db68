// Which tests need what (ADR 018): unit and repo need nothing, db needs PostgreSQL, e2e needs a browser.
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/support/slow-first.ts';

const setupFiles = ['tests/support/compile-texts.ts', 'tests/support/fail-on-console-error.ts'];
const minute = 60_000;
const cores = availableParallelism();
// How long a test asks again until something is so: the usual second is too short where machines are busy.
const expectPatiently = { poll: { timeout: minute / 2 } };

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: ['src/**/*.test.{ts,tsx}', '{sandbox,proofs,scripts}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/*.dom.test.tsx', '**/node_modules/**'],
          pool: 'threads',
          isolate: false,
          maxWorkers: cores,
          setupFiles,
          // Some start a process of their own, and machines may be busy.
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          // Effects and handlers of components, on a document in memory; layout and real focus rings are for e2e.
          name: 'dom',
          sequence: { groupOrder: 0 },
          include: ['src/web/**/*.dom.test.tsx'],
          environment: 'happy-dom',
          pool: 'threads',
          isolate: false,
          maxWorkers: cores,
          setupFiles: [...setupFiles, 'tests/support/clean-dom.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'repo',
          sequence: { groupOrder: 1 },
          include: ['tests/repo/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
          maxWorkers: cores,
          setupFiles,
          // Each reads the whole tree, and machines may be busy.
          testTimeout: minute,
        },
      },
      {
        test: {
          name: 'db',
          sequence: { groupOrder: 2 },
          include: ['{src,proofs,tests}/**/*.db.test.ts'],
          pool: 'forks',
          // Files share a process and what it has imported; each still makes a program and a database of its own.
          isolate: false,
          maxWorkers: cores,
          globalSetup: ['tests/support/global-setup.ts'],
          // The built pages are run as they are, as in the program: reading them for each file took 0.4 s each time.
          server: { deps: { external: [/\/dist\/server\//] } },
          setupFiles,
          expect: expectPatiently,
          testTimeout: minute,
          hookTimeout: minute,
        },
      },
      {
        test: {
          name: 'e2e',
          sequence: { groupOrder: 3 },
          include: ['tests/**/*.e2e.ts'],
          pool: 'forks',
          // Files share a process and what it has imported; each worker has one browser, each file a program of its own.
          isolate: false,
          maxWorkers: cores,
          globalSetup: ['tests/support/browser/build-pages.ts'],
          setupFiles: [...setupFiles, 'tests/support/browser/keep-failures.ts'],
          expect: expectPatiently,
          testTimeout: 3 * minute,
          hookTimeout: 3 * minute,
        },
      },
    ],
  },
});
