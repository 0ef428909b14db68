// The browser that comes with `npm ci`: Chromium with the libraries and fonts a bare Linux machine lacks (ADR 018).
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { unpackTar } from './tar.ts';

export interface BrowserProgram {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
}

const packageFolder = join(projectRoot, 'node_modules/@sparticuz/chromium');
const cacheFolder = join(projectRoot, 'node_modules/.cache/banyan-browser');

/** True where the package's binaries run. */
export function hasPackagedBrowser(): boolean {
  return process.platform === 'linux' && process.arch === 'x64' && existsSync(join(packageFolder, 'bin/chromium.br'));
}

/** Unpacks once (200 MB, a few seconds) and returns how to start it. Throws when the disk is full. */
export function packagedBrowser(): BrowserProgram {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cacheFolder, version);
  if (!existsSync(folder)) unpackInto(folder);
  const home = join(folder, 'home');
  mkdirSync(home, { recursive: true });
  return {
    executablePath: join(folder, 'chromium'),
    env: { HOME: home, FONTCONFIG_FILE: join(folder, 'fonts.conf'), LD_LIBRARY_PATH: join(folder, 'lib') },
    // No helper process that forks the others: containers often forbid its system call.
    args: ['--no-zygote', '--font-render-hinting=none'],
  };
}

function unpackInto(folder: string): void {
  mkdirSync(cacheFolder, { recursive: true });
  const fresh = mkdtempSync(join(cacheFolder, 'unpacking-'));
  const read = (name: string) => brotliDecompressSync(readFileSync(join(packageFolder, 'bin', name)));
  for (const name of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) unpackTar(read(name), fresh);
  writeFileSync(join(fresh, 'chromium'), read('chromium.br'), { mode: 0o755 });
  // The package's own file names folders of a serverless machine.
  writeFileSync(join(fresh, 'fonts.conf'), fontSettings(folder));
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another process was quicker; its copy is as good, if complete.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}
