// `npm run build`: builds the web pages if they are stale, as a start does.
import { languages } from '#src/texts/languages.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { ensureBundle } from '#src/server/platform/start/bundle.ts';
import { createClosers } from '#src/server/platform/start/closers.ts';

const begun = performance.now();
try {
  const result = await ensureBundle(projectFolder, languages, createClosers(console.error));
  console.log(`dist: ${result} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
