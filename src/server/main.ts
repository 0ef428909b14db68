// Starts Banyan (`npm start`). Only what concerns the process is here; the rest is in start/.
import { buildApp } from './app.ts';
import { startJobs } from './platform/jobs/index.ts';
import { ensureBundle } from './platform/start/bundle.ts';
import { ensureDemo, ensureTexts } from './platform/start/data.ts';
import { processHost, run } from './platform/start/run.ts';

await run(processHost(), { buildApp, startJobs, ensureBundle, ensureDemo, ensureTexts });
