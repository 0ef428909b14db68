// Installed programs accept the files that deploy/ offers (docs/operations/proxy.md).
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';

const deploy = join(projectRoot, 'deploy');
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` };
const run = (program: string, words: readonly string[]) => spawnSync(program, words, { encoding: 'utf8', env });

/** A test of a program's own check; skipped by name where the program is not installed. */
function accepts(program: string, title: string, check: () => ReturnType<typeof run>): void {
  const isThere = run('sh', ['-c', `command -v openssl && command -v ${program}`]).status === 0;
  it.skipIf(!isThere)(`${title}${isThere ? '' : ` (left out: ${program} or openssl is not installed)`}`, () => {
    const { status, stdout, stderr } = check();
    expect(status, stdout + stderr).toBe(0);
  });
}

describe('files of deploy/', () => {
  let folder: string;
  const place = (name: string) => join(folder, name);
  /** Copies one, with the test's certificate instead of the operator's. */
  const copy = (from: string, name: string, certificate: RegExp): string => {
    const text = readFileSync(join(deploy, from), 'utf8');
    writeFileSync(
      place(name),
      text.replaceAll(certificate, (path) => place(/key/.test(path) ? 'key.pem' : 'both.pem')),
    );
    return place(name);
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'banyan-deploy-'));
    const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=shop.example'];
    const made = run('openssl', [...words, '-keyout', place('key.pem'), '-out', place('certificate.pem')]);
    if (made.status !== 0) return;
    const both = readFileSync(place('certificate.pem'), 'utf8') + readFileSync(place('key.pem'), 'utf8');
    writeFileSync(place('both.pem'), both);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  accepts('nginx', 'nginx takes its server', () => {
    const site = copy('nginx/banyan.conf', 'site.conf', /\/etc\/letsencrypt\/[^;]+/g);
    writeFileSync(
      place('nginx.conf'),
      `error_log stderr; pid ${place('pid')};\nevents {}\nhttp { include ${site}; }\n`,
    );
    mkdirSync(place('logs'));
    return run('nginx', ['-t', '-p', folder, '-e', 'stderr', '-c', place('nginx.conf')]);
  });
  accepts('caddy', 'Caddy takes its site', () =>
    run('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'caddy/Caddyfile')]),
  );
  accepts('haproxy', 'HAProxy takes the proxy of guests', () =>
    run('haproxy', ['-c', '-f', copy('haproxy/haproxy.cfg', 'guests.cfg', /\/etc\/haproxy\/\S+\.pem/g)]),
  );
  accepts('haproxy', 'HAProxy takes the way to the databases', () =>
    run('haproxy', ['-c', '-f', join(deploy, 'cluster/haproxy.cfg')]),
  );
  it('keeps the history of a checkout from the program', () => {
    expect(readFileSync(join(deploy, 'systemd/banyan.service'), 'utf8')).toContain(
      'InaccessiblePaths=-/opt/banyan/.git\n',
    );
    expect(readFileSync(join(projectRoot, '.containerignore'), 'utf8').split('\n')).toContain('.git');
  });
  accepts('systemd-analyze', 'systemd takes its unit', () => {
    const unit = readFileSync(join(deploy, 'systemd/banyan.service'), 'utf8');
    // Replaces the installed paths of its programs and documentation.
    const here = unit
      .replaceAll('/opt/banyan/node_modules/.bin/node', process.execPath)
      .replaceAll('/opt/banyan', projectRoot);
    writeFileSync(place('banyan.service'), here);
    return run('systemd-analyze', ['verify', '--man=no', place('banyan.service')]);
  });
});
