// Builds the web bundle when its sources changed.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  mkdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, dirname } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { execPath } from 'node:process';
import { manifestName } from '#src/texts/languages.ts';
import { defaultLocale } from '#src/texts/locale.ts';
import { refusedFolder, StartRefused } from '#src/server/platform/config/start-refused.ts';
import type { Closers } from './closers.ts';

// Their hash shows whether the bundle is stale.

const sources = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/texts',
  'public',
  'vite.config.ts',
  'vite.check.config.ts',
  'package-lock.json',
];
const isTest = /\.(test|spec)\.tsx?$/;

export function hashOfSources(project: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(project, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(project, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(project: string, path: string): string[] {
  const whole = join(project, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length))
    .sort();
}

// Bytes; compressed once, not per request.

const worthIt = 1024;
const isText = /\.(js|css|svg|json|html)$/;
// The best quality takes ten times as long and saves three percent.
const brotliQuality = 9;

/** Adds `name.br` and `name.gz` for text files over 1 KiB. */
export async function compressAssets(folder: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const names = readdirSync(folder).filter((name) => isText.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = readFileSync(join(folder, name));
      if (content.length < worthIt) return;
      writeFileSync(join(folder, `${name}.br`), await promisify(brotliCompress)(content, { params }));
      writeFileSync(
        join(folder, `${name}.gz`),
        await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
      );
    }),
  );
}

const parts = ['client', 'server', 'check'];

interface Stamp {
  readonly hash: string;
  readonly locales: readonly string[];
}

function readStamp(path: string): Stamp | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Stamp;
  } catch {
    // No hash, or one of an older version.
    return null;
  }
}

/** Builds each language if stale. `project` ends with a slash. */
export async function ensureBundle(
  project: string,
  locales: readonly string[],
  closers: Closers,
): Promise<'fresh' | 'built'> {
  const dist = join(project, 'dist');
  const stamp = join(dist, '.hash');
  const hash = hashOfSources(project);
  const isWhole = parts.every((part) => existsSync(join(dist, part)));
  const made = isWhole ? readStamp(stamp) : null;
  if (made?.hash === hash && locales.every((name) => made.locales.includes(name))) return 'fresh';
  // Renamed at the end, so a failed build breaks nothing.
  const draft = join(dist, `.draft-${hash.slice(0, 8)}-${performance.now().toString(36)}`);
  try {
    mkdirSync(draft, { recursive: true });
    await Promise.all([
      buildEach('client', [], { project, draft, locales, closers }),
      build(project, ['--outDir', join(draft, 'server'), '--ssr', 'src/web/entry-server.tsx'], closers),
      buildEach('check', ['--config', 'vite.check.config.ts'], { project, draft, locales, closers }),
    ]);
    for (const part of parts) replace(join(draft, part), join(dist, part));
    writeFileSync(stamp, JSON.stringify({ hash, locales } satisfies Stamp));
    return 'built';
  } catch (error) {
    throw refusedFolder('The web bundle', dist, error) ?? error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

interface Building {
  project: string;
  draft: string;
  locales: readonly string[];
  closers: Closers;
}

/** One folder, because files named by content are shared. */
async function buildEach(
  part: 'client' | 'check',
  args: readonly string[],
  { project, draft, locales, closers }: Building,
): Promise<void> {
  const whole = join(draft, part);
  const others = locales.filter((name) => name !== defaultLocale);
  await build(project, ['--outDir', whole, ...args], closers);
  for (const name of others) {
    const own = join(draft, `${part}.${name}`);
    await build(project, ['--outDir', own, ...args], closers, { PAGE_LOCALE: name });
    cpSync(join(own, 'assets'), join(whole, 'assets'), { recursive: true });
    renameSync(join(own, '.vite/manifest.json'), join(whole, '.vite', manifestName(name)));
  }
  await compressAssets(join(whole, 'assets'));
}

function replace(from: string, to: string): void {
  // Deleted with the draft.
  if (existsSync(to)) renameSync(to, `${from}.old`);
  renameSync(from, to);
}

async function build(
  project: string,
  args: readonly string[],
  closers: Closers,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const child = spawn(execPath, [vite, 'build', '--logLevel', 'error', '--emptyOutDir', ...args], {
    cwd: project,
    // NODE_ENV=test would build React for development.
    env: { NODE_ENV: 'production', PATH: '/usr/bin:/bin', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await closers.add(() => void child.kill());
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  throw new StartRefused(`The web bundle could not be built ("npm run build" shows more): ${firstError(output)}`);
}

function firstError(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  return (lines.find((line) => /error/i.test(line)) ?? lines[0] ?? '').trim().slice(0, 300);
}
