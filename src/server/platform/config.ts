// The settings of this process. The only file besides main.ts that reads `process`. Each program that reads settings shows
// texts, too: with the languages read, texts are compiled as they are asked for.
import '#src/texts/languages.ts';
import { fileURLToPath } from 'node:url';
import { configure } from './config/configure.ts';
import { readEnvFile } from './config/env-file.ts';

export type { Config, StartConfig } from './config/configure.ts';

/** The folder of package.json, with a slash at the end. */
export const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** Reads the environment and `.env`; the result lists every problem, one line each. */
export function loadConfig(): ReturnType<typeof configure> {
  return configure({ environment: process.env, file: readEnvFile(`${projectFolder}.env`), folder: projectFolder });
}
