// The usual tests with one program file replaced: the fault that a test must notice (ADR 018).
import { readFileSync } from 'node:fs';
import type { VitestPluginContext } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { faultVariable, type Fault } from './mutant.ts';

const fault = JSON.parse(process.env[faultVariable] ?? 'null') as Fault | null;
const isFaulty = (id: string) => id.split('?')[0] === fault?.file;

const faulty = {
  name: 'a fault in one file',
  enforce: 'pre' as const,
  load: (id: string): string | null => (fault !== null && isFaulty(id) ? readFileSync(fault.textAt, 'utf8') : null),
  /** Never cached for another run, which has another fault or none. */
  configureVitest({ defineCacheKeyGenerator }: VitestPluginContext) {
    defineCacheKeyGenerator(({ id }) => (isFaulty(id) ? false : null));
  },
};

const projects = (base.test?.projects ?? []) as { plugins?: unknown[] }[];

export default defineConfig({
  root: new URL('../../', import.meta.url).pathname,
  test: {
    projects: projects.map((project) => ({ ...project, plugins: [...(project.plugins ?? []), faulty] })) as never,
  },
});
