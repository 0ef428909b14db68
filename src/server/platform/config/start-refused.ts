/** A start that fails with one line, which names the setting to change. main.ts prints it and exits with 1. */
export class StartRefused extends Error {
  constructor(line: string, cause?: unknown) {
    super(line.replace(/\s*\n\s*/g, ' '), cause === undefined ? {} : { cause });
    this.name = 'StartRefused';
  }
}

/** Null for errors outside the file system. */
export function refusedFolder(setting: string, path: string, error: unknown): StartRefused | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StartRefused(`${setting}: no permission to write to ${path}.`, error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartRefused(`${setting}: no space left on the disk that holds ${path}.`, error);
  if (code === 'ENOTDIR' || code === 'EEXIST') return new StartRefused(`${setting}: ${path} is not a folder.`, error);
  return null;
}
