// Of every browser test: keeps failures, drops the rest.
import { afterEach } from 'vitest';
import { endTest } from './failed-journeys.ts';

afterEach(async ({ task }) => {
  const name = `${task.file.name} ${task.suite?.name ?? ''} ${task.name}`;
  const place = await endTest(name, task.result?.state === 'fail');
  if (place !== null)
    process.stdout.write(`kept in ${place}: pictures, and traces for npx playwright-core show-trace\n`);
});
