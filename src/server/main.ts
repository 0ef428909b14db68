// Starts Banyan: `npm start`. What it does is in start/; here is only what belongs to the process.
import { buildApp } from './app.ts';
import { startJobs } from './platform/jobs/index.ts';
import { ensureBundle } from './platform/start/bundle.ts';
import { ensureDemo, ensureTexts } from './platform/start/data.ts';
import { processHost, run } from './platform/start/run.ts';

await run(processHost(), { buildApp, startJobs, ensureBundle, ensureDemo, ensureTexts });
