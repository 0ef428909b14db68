// The key of archives in a file of its own.
import { readFileSync } from 'node:fs';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';

const shortest = 16;

/** The first line of the file. Throws StartRefused when it cannot be read or is too short to keep a secret. */
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
