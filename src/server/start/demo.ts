// Demo data at the first start of a demo, and the accounts to sign in with at every start.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPool, type DatabaseAddress } from '../db/pool.ts';
import { demoAccounts, type DemoAccount } from '../seed/accounts.ts';
import { isEmpty, seedDemo } from '../seed/index.ts';
import { readPrivateJson, writePrivateJson } from './private-file.ts';

// Loading may take longer than any request may, and a second process waits for the first.
const patience = 300_000;
const timeouts = { connect: 5000, query: patience, statement: patience, lock: patience, idleInTransaction: patience };

export type Seed = typeof seedDemo;

/** Fills an empty database with the demo. Answers its accounts; none when another installation made them. */
export async function ensureDemo(
  database: DatabaseAddress,
  dataDir: string,
  seed: Seed = seedDemo,
): Promise<DemoAccount[]> {
  const path = join(dataDir, 'demo-accounts.json');
  const pool = createPool({ ...database, size: 2, timeouts });
  try {
    if (!(await isEmpty(pool))) return readPrivateJson<DemoAccount[]>(path) ?? [];
    return await load(path, async (passwords) => (await seed(pool, { passwords })).accounts);
  } finally {
    await pool.end();
  }
}

// The passwords are written down before the database takes them: a start that is killed in between loses none.
async function load(path: string, seed: (passwords: Record<string, string>) => Promise<DemoAccount[]>) {
  const planned = readPrivateJson<DemoAccount[]>(path) ?? [];
  const passwords: Record<string, string> = {};
  for (const wanted of demoAccounts) {
    const known = planned.find(({ email }) => email === emailOf(wanted));
    passwords[wanted.key] = known?.password ?? randomBytes(12).toString('base64url');
  }
  const isOurs = planned.length === 0;
  const plan = demoAccounts.map((wanted) => ({
    role: wanted.role,
    email: emailOf(wanted),
    password: passwords[wanted.key],
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
