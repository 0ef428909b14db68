// Starts Banyan: `npm start`. What it does is in start/; here is only what belongs to the process.
import { buildApp } from './app.ts';
import { startJobs } from './jobs/index.ts';
import { ensureBundle } from './start/bundle.ts';
import { ensureDemo, ensureTexts } from './start/data.ts';
import { processHost, run } from './start/run.ts';

await run(processHost(), { buildApp, startJobs, ensureBundle, ensureDemo, ensureTexts });
