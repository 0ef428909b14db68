// What a start puts into the database: demo data at the first start of a demo, its accounts at every one, the pages of text.
// And what production refuses to find there.
import { settingRule } from '#src/domain/setting/settings.ts';
import { usDollars } from '#src/domain/money/own-currency.ts';
import { patientTimeouts, createPool, type DatabaseAddress } from '#src/server/platform/db/pool.ts';
import type { StartConfig } from '#src/server/platform/config.ts';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { findDemoMarks, isEmpty, markTrial } from '#src/server/seed/demo-marks-queries.ts';
import { hasSettings } from '#src/server/platform/settings/index.ts';
import { seedContent } from '#src/server/seed/content.ts';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts, type DemoAccount } from '#src/server/seed/accounts.ts';
import type { seedDemo } from '#src/server/seed/index.ts';
import { readPrivateJson, writePrivateJson } from './private-file.ts';

/**
 * Throws StartRefused in production when the database holds demo data or the acceptance fixture, unless it is allowed by name
 * (docs/domain/checkout.md#test-money-and-real-money).
 */
export async function refuseDemoData(
  database: DatabaseAddress,
  { mode, allowsDemoData, database: given }: Pick<StartConfig, 'mode' | 'allowsDemoData' | 'database'>,
): Promise<void> {
  if (mode !== 'production' || allowsDemoData) return;
  const pool = createPool({ ...database, size: 1, timeouts: patientTimeouts });
  try {
    const { fixture, demo, trial } = await findDemoMarks(pool);
    const found = fixture
      ? 'the acceptance fixture, whose tokens and passwords are published'
      : (demo && 'demo data') || (trial && 'payments of a trial, in which no money moved');
    if (found)
      throw new StartRefused(
        `${given.url ? 'DATABASE_URL' : 'BANYAN_DATA_DIR'}: this database holds ${found}, and BANYAN_MODE is production: use an empty one, or set BANYAN_ALLOW_DEMO_DATA=1 for a trial that real guests do not reach.`,
      );
  } finally {
    await pool.end();
  }
}

/**
 * Throws StartRefused where a new marketplace for real guests would name the contacts of the program. Once the database has settings
 * the back office rules them.
 */
export async function refuseOurContacts(
  database: DatabaseAddress,
  { mode, first }: Pick<StartConfig, 'mode' | 'first'>,
): Promise<void> {
  const ours = (['contact_email', 'contact_phone'] as const).filter(
    (key) => first.texts[key] === settingRule(key).first,
  );
  if (mode !== 'production' || ours.length === 0) return;
  const pool = createPool({ ...database, size: 1, timeouts: patientTimeouts });
  try {
    if (await hasSettings(pool)) return;
    throw new StartRefused(
      `BANYAN_SETTINGS_FILE: ${ours.join(' and ')} are examples of the program: write your own contacts there, or run npm run setup.`,
    );
  } finally {
    await pool.end();
  }
}

/** Inserts the content pages that this database does not have yet. */
export async function ensureTexts(database: DatabaseAddress): Promise<void> {
  const pool = createPool({ ...database, size: 1 });
  try {
    await seedContent(pool);
  } finally {
    await pool.end();
  }
}

/** Keeps in the database that it is tried with. Throws StartRefused where guests have paid with real money. */
async function keepTrial(database: DatabaseAddress): Promise<void> {
  const pool = createPool({ ...database, size: 1 });
  try {
    if (!(await markTrial(pool)))
      throw new StartRefused(
        'BANYAN_DEMO_DATA: this database holds payments of real guests: try a marketplace with an empty one.',
      );
  } finally {
    await pool.end();
  }
}

// Loading may take longer than any request may, and a second process waits for the first.
const patience = 300_000;
const timeouts = { connect: 5000, query: patience, statement: patience, lock: patience, idleInTransaction: patience };

export type Seed = typeof seedDemo;

// What reads and checks a catalogue loads where there is one to load, and not with every start.
const seedOurDemo: Seed = async (pool, options) => (await import('#src/server/seed/index.ts')).seedDemo(pool, options);

/** Fills an empty database with the demo. Answers its accounts; none when another installation made them. */
export async function ensureDemo(
  database: DatabaseAddress,
  { dataDir, masterKeys, currency, isTrial }: Pick<StartConfig, 'dataDir' | 'masterKeys' | 'currency' | 'isTrial'>,
  seed: Seed = seedOurDemo,
): Promise<DemoAccount[]> {
  if (isTrial) {
    await keepTrial(database);
    return [];
  }
  const path = join(dataDir, 'demo-accounts.json');
  const pool = createPool({ ...database, size: 2, timeouts });
  try {
    // The catalogue of the demo has its prices in US dollars, and is never converted.
    if (currency.code !== usDollars.code) return [];
    if (!(await isEmpty(pool))) return readPrivateJson<DemoAccount[]>(path) ?? [];
    return await load(path, async (passwords) => (await seed(pool, { passwords, masterKeys })).accounts);
  } finally {
    await pool.end();
  }
}

// The passwords are written down before the database takes them: a start that is killed in between loses none.
async function load(path: string, seed: (passwords: Record<string, string>) => Promise<DemoAccount[]>) {
  const planned = readPrivateJson<DemoAccount[]>(path) ?? [];
  const passwords: Record<string, string> = {};
  for (const account of demoAccounts) {
    const existing = planned.find(({ email }) => email === emailOf(account));
    passwords[account.key] = existing?.password ?? randomBytes(12).toString('base64url');
  }
  const isOurs = planned.length === 0;
  const plan = demoAccounts.map((account) => ({
    role: account.role,
    email: emailOf(account),
    password: passwords[account.key],
  }));
  if (isOurs) writePrivateJson(path, plan);
  const accounts = await seed(passwords);
  if (accounts.length > 0) {
    writePrivateJson(path, accounts);
    return accounts;
  }
  // Another process was quicker. In our own folder it used the same file; elsewhere its passwords are not ours to know.
  if (isOurs) rmSync(path, { force: true });
  return isOurs ? [] : planned;
}

// As the seed gives them; it has the last word when it answers.
function emailOf({ role, key }: { role: string; key: string }): string {
  return role === 'host' ? `${key}@hosts.banyan.example` : `${key}@banyan.example`;
}
