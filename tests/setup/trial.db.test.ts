// `npm run setup` for a trial marketplace with play money on this machine (ADR 019).
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { configure } from '#src/server/platform/config/configure.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { codeCache } from '#tests/support/process/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'banyan-trial-test-'));
const env = join(folder, 'files/banyan.env');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

function setUp(...words: string[]): Promise<{ code: number; output: string }> {
  const file = join(folder, 'answers.json');
  const answers = {
    BANYAN_MODE: 'demo',
    brand_name: 'Lisboa à Mesa',
    currency: 'EUR',
    logo: join(projectRoot, 'public/favicon.svg'),
    DATABASE_URL: database.url,
    operator_email: 'eva@lisboa.example',
    operator_name: 'Eva',
  };
  writeFileSync(file, JSON.stringify(answers));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/setup/start.ts', '--file', file, '--env', env, ...words],
      { cwd: projectRoot, env: { PATH: process.env.PATH, HOME: folder, ...codeCache } },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
    );
  });
}

describe('npm run setup for a trial', () => {
  it('asks no provider, and writes what a demo without our catalogue starts with', async () => {
    const { code, output } = await setUp();
    expect([code, output]).toEqual([0, expect.stringContaining('Guests pay with play money')]);
    expect(output).toMatch(/localhost:3000\/user\/reset\?token=/);
    expect(output).not.toContain('Asking');
    const made = parseEnv(readFileSync(env, 'utf8')) as Record<string, string>;
    expect(made).toMatchObject({ BANYAN_MODE: 'demo', BANYAN_DEMO_DATA: 'none' });
    const configured = configure({ environment: made, folder: projectRoot });
    expect(configured).toMatchObject({
      ok: true,
      config: { isTrial: true, partners: { shown: false }, firstVisit: null },
    });
  });

  it('is not made in the files of a marketplace for real guests', async () => {
    writeFileSync(env, 'BANYAN_MODE=production\n');
    const { code, output } = await setUp();
    expect([code, output]).toEqual([1, expect.stringContaining('belongs to a marketplace for real guests')]);
    expect(readFileSync(env, 'utf8')).toBe('BANYAN_MODE=production\n');
  });

  it('says before anything is asked that its files cannot be written', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    const { code, output } = await setUp('--settings', join(folder, 'a-file/marketplace.json'));
    expect([code, output]).toEqual([1, expect.stringMatching(/cannot be written \(E\w+\).*\nNothing was written/)]);
  });
});
