// Small parts of a start, without a database.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendSignal } from '#src/server/platform/db/embedded/processes.ts';
import { hashOfSources, compressAssets } from './bundle.ts';
import { createClosers } from './closers.ts';
import { readPrivateJson, writePrivateJson } from './private-file.ts';
import { createProgress } from './progress.ts';
import { startSandbox } from './sandbox.ts';

let folder: string;
beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'banyan-parts-'))}/`;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('the hash of the web sources', () => {
  it('changes with a source, a name and a domain rule, not with a test or the server', () => {
    const hashes = new Set<string>();
    const steps = [
      () => write('src/web/page.tsx', 'a'),
      () => write('src/web/page.tsx', 'b'),
      () => write('src/domain/quote.ts', 'a'),
      () => write('src/web/other.tsx', ''),
    ];
    for (const step of steps) {
      step();
      hashes.add(hashOfSources(folder));
    }
    write('src/web/page.test.tsx', 'a');
    write('src/server/app.ts', 'a');
    hashes.add(hashOfSources(folder));
    expect(hashes.size).toBe(steps.length);
  });
});

describe('compressAssets', () => {
  it('writes both forms next to large texts only', async () => {
    write('large.js', 'banyan '.repeat(1000));
    write('small.js', 'x');
    write('font.woff2', 'x'.repeat(5000));
    await compressAssets(folder);
    expect(readdirSync(folder).sort()).toEqual(['font.woff2', 'large.js', 'large.js.br', 'large.js.gz', 'small.js']);
    const read = (name: string) => readFileSync(join(folder, name));
    expect(brotliDecompressSync(read('large.js.br'))).toEqual(read('large.js'));
    expect(gunzipSync(read('large.js.gz'))).toEqual(read('large.js'));
  });
});

describe('closers', () => {
  it('close in reverse, once, all of them, and what comes late at once', async () => {
    const closed: string[] = [];
    const reported: unknown[] = [];
    const closers = createClosers((error) => reported.push(error));
    await closers.add(() => void closed.push('first'));
    await closers.add(() => Promise.reject(new Error('stuck')));
    await closers.add(() => void closed.push('last'));
    await Promise.all([closers.closeAll(), closers.closeAll()]);
    await closers.add(() => void closed.push('late'));
    expect(closed).toEqual(['last', 'first', 'late']);
    expect(reported).toEqual([new Error('stuck')]);
  });
});

describe('progress', () => {
  it('speaks only of what takes a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const lines: string[] = [];
    const progress = createProgress((line) => lines.push(line));
    await progress('Quick', Promise.resolve());
    const slow = progress('Slow', new Promise((resolve) => setTimeout(resolve, 1500)));
    await vi.advanceTimersByTimeAsync(1500);
    await slow;
    vi.useRealTimers();
    expect(lines).toEqual(['Slow …', 'Slow: 1.5 s']);
  });
});

describe('private files', () => {
  it('are read back, closed to others, and refused in one line when damaged', () => {
    const path = join(folder, 'below/accounts.json');
    expect(readPrivateJson(path)).toBeNull();
    writePrivateJson(path, [{ role: 'guest' }]);
    expect(readPrivateJson(path)).toEqual([{ role: 'guest' }]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    writeFileSync(path, '[{');
    expect(() => readPrivateJson(path)).toThrow(/^BANYAN_DATA_DIR: .* is damaged: remove it/);
  });
});

describe('the sandbox', () => {
  it('keeps its keys, shows no secret in the list of processes, and comes back when it is killed', async () => {
    const lines: string[] = [];
    const options = {
      dataDir: folder,
      port: 0,
      programUrl: 'http://127.0.0.1:9',
      shopUrl: 'http://localhost:3000',
      log: (line: string) => lines.push(line),
    };
    const sandbox = await startSandbox(options);
    const { apiUrl, secretKey, scriptUrl } = sandbox.access.stripe;
    const ask = async (path: string) =>
      (await fetch(`${apiUrl}${path}`, { headers: { authorization: `Bearer ${secretKey.reveal()}` } })).status;
    const firstPid = sandbox.pid() ?? 0;
    // Without /proc the process list is from elsewhere, with the same arguments.
    if (existsSync('/proc/self'))
      expect(readFileSync(`/proc/${firstPid}/cmdline`, 'utf8')).not.toContain(secretKey.reveal());
    expect((await fetch(scriptUrl)).headers.get('content-type')).toContain('javascript');
    expect(await ask('/v1/events')).toBe(200);
    sendSignal(firstPid, 'SIGKILL');
    await vi.waitFor(async () => expect(await ask('/v1/events')).toBe(200), { timeout: 5000, interval: 100 });
    expect(sandbox.pid()).not.toBe(firstPid);
    expect(lines).toEqual(['The payment sandbox ended by itself; starting it again.']);
    await sandbox.stop();
    await expect(fetch(apiUrl)).rejects.toThrow();
    const again = await startSandbox(options);
    expect(again.access.stripe.secretKey.reveal()).toBe(secretKey.reveal());
    await again.stop();
  });

  it('gives an older installation the keys that it lacks, and leaves it the others', async () => {
    const dataDir = join(folder, 'older');
    const known = { secretKey: 'sk_test_old', publishableKey: 'pk_test_old', webhookSecret: 'whsec_old' };
    writePrivateJson(join(dataDir, 'sandbox.json'), known);
    const sandbox = await startSandbox({
      dataDir,
      port: 0,
      programUrl: 'http://127.0.0.1:9',
      shopUrl: 'http://localhost:3000',
      log: () => undefined,
    });
    await sandbox.stop();
    const { stripe, paypal } = sandbox.access;
    expect(stripe.secretKey.reveal()).toBe('sk_test_old');
    expect(paypal.clientId).toMatch(/^sandbox-client-/);
    expect(paypal.pageOrigin).toBe(stripe.apiUrl);
    expect(readPrivateJson(join(dataDir, 'sandbox.json'))).toMatchObject({ ...known, paypalClientId: paypal.clientId });
  });
});
