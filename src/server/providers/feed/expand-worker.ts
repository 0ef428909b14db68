// Reads one file and ends; its parent enforces a timeout.
import { parentPort, workerData } from 'node:worker_threads';
import { NotRead } from './event-times.ts';
import { expandCalendar, type ExpandInput } from './expand.ts';

try {
  parentPort?.postMessage({ read: expandCalendar(workerData as ExpandInput) });
} catch (error) {
  parentPort?.postMessage({ fault: error instanceof NotRead ? error.fault : 'not-a-calendar' });
}
