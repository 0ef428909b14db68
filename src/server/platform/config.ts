// Settings of this process; besides main.ts the only file that reads `process`. Importing the languages compiles texts on demand.
import '#src/texts/languages.ts';
import { fileURLToPath } from 'node:url';
import { configure } from './config/configure.ts';
import { readEnvFile } from './config/env-file.ts';

export type { Config, StartConfig } from './config/configure.ts';

/** Ends with a slash. */
export const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** Reads the environment and `.env`; lists every problem. */
export function loadConfig(): ReturnType<typeof configure> {
  return configure({ environment: process.env, file: readEnvFile(`${projectFolder}.env`), folder: projectFolder });
}
