// The optional file .env beside package.json.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Names and values of the file, or none when there is no such file. */
export function readEnvFile(path: string): Record<string, string> {
  try {
    return parseEnv(readFileSync(path, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
