// `npm run setup` as an operator runs it: a file of answers, the sandbox instead of the providers, a separate database.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, existsSync, writeFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { configure } from '#src/server/platform/config/configure.ts';
import { createTestDatabase, type TestDatabase, withoutTestAdmins } from '#tests/support/database/database.ts';
import { phoneKeys, verifyToken } from '#tests/support/phone/phone-suite.ts';
import { PUBLISHABLE, SECRET, startSandbox, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';
import { CLIENT } from '#tests/support/sandbox/paypal-client.ts';
import { startMailServer, startRates } from '#tests/support/setup/providers.ts';
import { codeCache } from '#tests/support/process/server-process.ts';

interface Run {
  code: number;
  output: string;
}

const folder = mkdtempSync(join(tmpdir(), 'banyan-setup-test-'));
const env = join(folder, 'banyan.env');
let database: TestDatabase;
let sandbox: TestSandbox;
let mail: Server;
let rates: HttpServer;

const addressOf = (server: Server | HttpServer) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

function setUp(answers: object, ...words: string[]): Promise<Run> {
  const file = join(folder, 'answers.json');
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

const answers = () => ({
  brand_name: 'Lisboa à Mesa',
  tagline: 'Days with the people of Lisbon',
  contact_email: 'ola@lisboa.example',
  contact_phone: '+351 21 000 0000',
  country: 'PT',
  currency: 'EUR',
  color_brand: '#0b5d4e',
  BANYAN_ORIGIN: 'https://lisboa.example',
  DATABASE_URL: database.url,
  SMTP_URL: `smtp://${addressOf(mail)}`,
  STRIPE_SECRET_KEY: SECRET,
  STRIPE_PUBLISHABLE_KEY: PUBLISHABLE,
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  STRIPE_API_URL: sandbox.url,
  PAYPAL_CLIENT_ID: CLIENT.split(':')[0],
  PAYPAL_CLIENT_SECRET: CLIENT.split(':')[1],
  PAYPAL_WEBHOOK_ID: 'WH-1',
  PAYPAL_API_URL: sandbox.url,
  SMS_ACCOUNT_SID: phoneKeys.smsAccountSid,
  SMS_AUTH_TOKEN: phoneKeys.smsAuthToken,
  SMS_FROM: phoneKeys.smsFrom,
  SMS_API_URL: sandbox.url,
  WHATSAPP_PHONE_NUMBER_ID: phoneKeys.whatsappPhoneNumberId,
  WHATSAPP_TOKEN: phoneKeys.whatsappToken,
  WHATSAPP_APP_SECRET: phoneKeys.whatsappAppSecret,
  WHATSAPP_VERIFY_TOKEN: verifyToken,
  WHATSAPP_API_URL: `${sandbox.url}/whatsapp`,
  RATES_URL: `http://${addressOf(rates)}/latest`,
  operator_email: 'ines@lisboa.example',
  operator_name: 'Inês',
});
const staff = `select email, first_name, area from user_account left join operator_area on user_id = id where 'operator' = any (roles)`;
const operators = async () => (await database.pool.query(staff)).rows;

beforeAll(async () => {
  const phone = { ...phoneKeys, hooksUrl: 'http://127.0.0.1:1' };
  [database, sandbox, mail, rates] = await Promise.all([
    createTestDatabase(),
    startSandbox({ phone }),
    startMailServer(),
    startRates(),
  ]);
  await withoutTestAdmins(database.pool);
});
afterAll(async () => {
  await sandbox?.close();
  await Promise.all([mail, rates].map((server) => new Promise((resolve) => server?.close(resolve))));
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('npm run setup', () => {
  it('writes nothing and makes nobody an operator where a key is refused', async () => {
    const wrong = {
      ...answers(),
      PAYPAL_CLIENT_SECRET: 'another',
      SMTP_URL: 'smtp://127.0.0.1:1',
      SMS_AUTH_TOKEN: 'another',
      WHATSAPP_TOKEN: 'another',
      RATES_URL: `http://${addressOf(rates)}/strange`,
    };
    const { code, output } = await setUp(wrong);
    expect(code).toBe(1);
    expect(output).toMatch(/accepted +STRIPE_SECRET_KEY/);
    expect(output).toMatch(/refused +PAYPAL_CLIENT_ID \(status 401\)/);
    expect(output).toMatch(/no answer +SMTP_URL/);
    expect(output).toMatch(/refused +SMS_ACCOUNT_SID \(status 401\)/);
    expect(output).toMatch(/refused +WHATSAPP_PHONE_NUMBER_ID \(status 401\)/);
    expect(output).toMatch(/refused +RATES_URL \(its answer has none of the known shapes\)/);
    expect(output).not.toContain('another');
    expect([existsSync(env), await operators()]).toEqual([false, []]);
  });

  it('writes what the program starts with, and makes the first operator', async () => {
    const { code, output } = await setUp(answers());
    expect([code, output]).toEqual([0, expect.stringContaining('Written:')]);
    expect(output).toMatch(/https:\/\/lisboa\.example\/user\/reset\?token=[\w-]{46}/);
    expect(output).toContain('There is no city yet');
    for (const name of ['SMS_ACCOUNT_SID', 'WHATSAPP_PHONE_NUMBER_ID', 'RATES_URL', 'SMTP_URL', 'PAYPAL_CLIENT_ID'])
      expect(output).toMatch(new RegExp(`accepted +${name}`));
    // The texts that it names exist.
    const [legal = ''] = /The legal texts.*/.exec(output) ?? [];
    const slugs = [...legal.matchAll(/\/([a-z-]+)/g)].map(([, slug]) => slug);
    expect(slugs).toHaveLength(2);
    for (const slug of slugs) expect(existsSync(join(projectRoot, `content/${slug}.md`)), slug).toBe(true);
    expect(await operators()).toEqual([{ email: 'ines@lisboa.example', first_name: 'Inês', area: 'admin' }]);
    const made = parseEnv(readFileSync(env, 'utf8')) as Record<string, string>;
    expect([statSync(env).mode & 0o777, statSync(join(folder, 'marketplace.json')).mode & 0o777]).toEqual([
      0o600, 0o600,
    ]);
    const configured = configure({ environment: made, folder: projectRoot });
    expect(configured).toMatchObject({ ok: true, config: { brand: { name: 'Lisboa à Mesa', country: 'PT' } } });
    expect(JSON.stringify(made)).not.toContain('operator');
  });

  it('keeps what it does not ask for, and the operator that there is', async () => {
    writeFileSync(env, `${readFileSync(env, 'utf8')}LOG_LEVEL=warn\n`);
    const file = join(folder, 'marketplace.json');
    const social = [{ name: 'Instagram', url: 'https://instagram.example/mesa' }];
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), social }));
    const { code, output } = await setUp({ ...answers(), brand_name: 'Mesa', operator_email: 'rui@lisboa.example' });
    expect([code, output]).toEqual([0, expect.stringContaining('There is already an operator')]);
    expect(readFileSync(env, 'utf8')).toContain('LOG_LEVEL=warn');
    expect(readFileSync(join(folder, 'marketplace.json'), 'utf8')).toContain('"name": "Mesa"');
    expect(await operators()).toHaveLength(1);
    // A shorter file leaves the rest unchanged.
    const shorter = await setUp({ tagline: 'At the table' });
    expect([shorter.code, shorter.output]).toEqual([0, expect.not.stringContaining('There is no operator')]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      name: 'Mesa',
      currency: 'EUR',
      tagline: 'At the table',
      social,
    });
    expect(parseEnv(readFileSync(env, 'utf8'))).toMatchObject({
      STRIPE_SECRET_KEY: SECRET,
      SMTP_URL: answers().SMTP_URL,
    });
    // A user without a password gets another link.
    expect((await setUp(answers())).output).toMatch(/\/user\/reset\?token=/);
  });

  it('does not write over a settings file that it cannot read', async () => {
    const file = join(folder, 'marketplace.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, '{ by hand');
    const { code, output } = await setUp(answers());
    expect([code, output]).toEqual([1, expect.stringContaining('marketplace.json is not valid JSON')]);
    expect(readFileSync(file, 'utf8')).toBe('{ by hand');
    writeFileSync(file, text);
  });

  it('does not open on the data of a demo', async () => {
    const { pool } = database;
    await pool.query(
      `insert into user_account (email, first_name, is_demo) values ('demo@example.test', 'Demo', true)`,
    );
    const before = readFileSync(env, 'utf8');
    const { code, output } = await setUp({ tagline: 'On demo data' });
    expect([code, output]).toEqual([1, expect.stringContaining('this database holds demo data')]);
    expect(readFileSync(env, 'utf8')).toBe(before);
    await pool.query('delete from user_account where is_demo');
  });

  it('names every answer that is wrong, before anything is asked', async () => {
    const wrong = { currency: 'EURO', BANYAN_ORIGIN: 'lisboa', mail_language: 'xx_XX' };
    const { code, output } = await setUp({ ...answers(), ...wrong });
    expect(code).toBe(1);
    for (const name of Object.keys(wrong)) expect(output).toContain(`${name} must be`);
    expect(output).not.toContain('Asking');
  });
});
