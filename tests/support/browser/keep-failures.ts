// Of every browser test: what failed is kept, what passed is forgotten.
import { afterEach } from 'vitest';
import { endTest } from './failed-journeys.ts';

afterEach(async ({ task }) => {
  const name = `${task.file.name} ${task.suite?.name ?? ''} ${task.name}`;
  const place = await endTest(name, task.result?.state === 'fail');
  if (place !== null)
    process.stdout.write(`kept in ${place}: pictures, and traces for npx playwright-core show-trace\n`);
});
