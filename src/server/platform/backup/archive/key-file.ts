import { readFileSync } from 'node:fs';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';

const shortest = 16;

/** Reads the first line. Throws StartRefused when unreadable or too short. */
export function readKeyFile(path: string): string {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartRefused(
      `--key-file: ${path} cannot be read (${String((error as NodeJS.ErrnoException).code)}).`,
      error,
    );
  }
  const [line = ''] = text.split(/\r?\n/);
  if (line.trim().length < shortest)
    throw new StartRefused(`--key-file: the first line of ${path} is no key of at least ${shortest} characters.`);
  return line.trim();
}
