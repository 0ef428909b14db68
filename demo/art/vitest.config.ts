// The tests of the drawing code alone: `npm run drawing:check` runs them, `npm test` does not.
import { defineConfig } from 'vitest/config';

// oxlint-disable-next-line import/no-default-export -- vitest reads a default export
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['**/*.test.ts'], pool: 'threads', isolate: false },
});
