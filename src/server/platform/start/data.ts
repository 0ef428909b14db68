// Data written at start (demo, its accounts, text pages), and data that production refuses.
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
 * Throws StartRefused for demo data or the acceptance fixture in production, unless allowed
 * (docs/domain/checkout.md#test-and-live-mode).
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

/** Throws StartRefused when a new real marketplace still has the program's contacts. */
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

export async function ensureTexts(database: DatabaseAddress): Promise<void> {
  const pool = createPool({ ...database, size: 1 });
  try {
    await seedContent(pool);
  } finally {
    await pool.end();
  }
}

/** Marks a trial's database. Throws StartRefused after real payments. */
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

// Milliseconds: loading is slow, and a second process waits for it.
const patience = 300_000;
const timeouts = { connect: 5000, query: patience, statement: patience, lock: patience, idleInTransaction: patience };

export type Seed = typeof seedDemo;

const seedOurDemo: Seed = async (pool, options) => (await import('#src/server/seed/index.ts')).seedDemo(pool, options);

/** Returns its accounts; none when another installation made them. */
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
    // Demo prices are in US dollars, never converted.
    if (currency.code !== usDollars.code) return [];
    if (!(await isEmpty(pool))) return readPrivateJson<DemoAccount[]>(path) ?? [];
    return await load(path, async (passwords) => (await seed(pool, { passwords, masterKeys })).accounts);
  } finally {
    await pool.end();
  }
}

// Saves passwords first, so a killed start loses none.
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
  // Another process was first; in our folder it used the same file.
  if (isOurs) rmSync(path, { force: true });
  return isOurs ? [] : planned;
}

// The seed decides the address.
function emailOf({ role, key }: { role: string; key: string }): string {
  return role === 'host' ? `${key}@hosts.banyan.example` : `${key}@banyan.example`;
}
