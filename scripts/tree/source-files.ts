// Reads the project's source once for all checks.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the project root, with forward slashes. */
  path: string;
  text: string;
}

/** With a final slash. */
export const projectRoot = new URL('../../', import.meta.url).pathname;

// Each file is read once per process, and each pattern resolved once.
const texts = new Map<string, string>();
const found = new Map<string, readonly SourceFile[]>();

/** Sorted by path, without installed packages and build output. */
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

/** Throws when missing. */
export function readSourceFile(path: string, root = projectRoot): string {
  const whole = join(root, path);
  const text = texts.get(whole) ?? readFileSync(whole, 'utf8');
  texts.set(whole, text);
  return text;
}

export function readTypeScript(root = projectRoot): readonly SourceFile[] {
  return readSourceFiles('{src,sandbox,proofs,scripts,tests}/**/*.{ts,tsx}', root);
}

/** Tests may import what source may not, so most rules skip them. */
export function isTestFile(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path) || path.startsWith('tests/');
}
