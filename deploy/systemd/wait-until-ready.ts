// Ends with 0 once the program that has just been started answers at /readyz, for the unit beside it. It waits as long as the unit
// lets it (TimeoutStartSec).
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const port = process.env['PORT'] ?? '3000';
const pauseMs = 500;

const isReady = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

while (!(await isReady())) await sleep(pauseMs);
