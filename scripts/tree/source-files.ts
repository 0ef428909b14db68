// Reads the project's own source once, for every check that looks at it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  path: string;
  text: string;
}

/** The folder that holds package.json, with a slash at its end. */
export const projectRoot = new URL('../../', import.meta.url).pathname;

// Checks and tests of one process look at the same files: each is read once, and each pattern is resolved once.
const texts = new Map<string, string>();
const found = new Map<string, readonly SourceFile[]>();

/** Files of the project that match a glob pattern, sorted by path; installed packages and built files never match. */
export function readSourceFiles(pattern: string, root = projectRoot): readonly SourceFile[] {
  const known = found.get(root + pattern);
  if (known) return known;
  const files = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', 'dist/**', 'data/**', '.git/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readSourceFile(path, root) }));
  found.set(root + pattern, files);
  return files;
}

/** The text of one file of the project. Throws where it is not there. */
export function readSourceFile(path: string, root = projectRoot): string {
  const whole = join(root, path);
  const text = texts.get(whole) ?? readFileSync(whole, 'utf8');
  texts.set(whole, text);
  return text;
}

/** Every TypeScript file of the project: source, sandbox, proofs, scripts and tests. */
export function readTypeScript(root = projectRoot): readonly SourceFile[] {
  return readSourceFiles('{src,sandbox,proofs,scripts,tests}/**/*.{ts,tsx}', root);
}

/** Tests may import what source may not (their runner, each other's support), so most rules pass them by. */
export function isTestFile(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path) || path.startsWith('tests/');
}
