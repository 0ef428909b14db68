// The people of the host tests: a host on a phone with a slow network, an operator, and demo users with a password.
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { openSlowLine } from '#tests/support/browser/slow-line.ts';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { giveSession, type TripWorld } from '#tests/e2e/trips/trip-world.ts';

// 400 kB/s, as in a valley with one mast.
const speed = { latencyMs: 100, bytesPerSecond: 400_000 };

/** A 360 px wide window on a slow network, which ends with it. */
export async function openSlowHost(browser: Browser): Promise<Guest> {
  const line = await openSlowLine(speed);
  const host = await openGuest(browser, 360, { proxy: { server: line.proxy } });
  host.page.context().once('close', line.close);
  return host;
}

/** Logs in a demo user by a session in the database. Returns the password. */
export async function logInAs(
  world: TripWorld,
  role: 'operator' | 'coordinator' | 'host',
  guest: Guest,
): Promise<string> {
  const accounts = JSON.parse(await readFile(`${world.program.dataDir}/demo-accounts.json`, 'utf8')) as {
    role: string;
    email: string;
    password: string;
  }[];
  const account = accounts.find((one) => one.role === role);
  const [person] = await world.rows<{ id: string }>('select id from user_account where email = $1', [account?.email]);
  if (account === undefined || person === undefined) throw new Error(`The demo has no ${role}`);
  await giveSession(world, guest.page, person.id);
  return account.password;
}

export async function openOperator(world: TripWorld): Promise<Guest> {
  const operator = await openGuest(world.browser, 1440);
  const answer = await operator.page
    .context()
    .request.post(`${world.origin}/dev/as/operator`, { maxRedirects: 0, form: {} });
  if (answer.status() !== 303) throw new Error(`No operator: ${answer.status()}`);
  return operator;
}
