// A window in which somebody of the demo is logged in, as they do it: with address and password, and the second factor where asked.
import { readFile } from 'node:fs/promises';
import { openGuest, type Guest } from './guest.ts';
import { arrived, settled, visit } from './journey.ts';
import { logIn } from './log-in.ts';
import type { PayWorld } from './paying/pay-world.ts';
import { turnOnFactor } from './turn-on-factor.ts';

export interface Insider extends Guest {
  password: string;
  /** Of the authenticator app, where two-step login was turned on. */
  secret: string;
}

/** Opens it, with two-step login if `withFactor`: an operator needs it. */
export async function openAs(
  world: Pick<PayWorld, 'program' | 'browser' | 'origin'>,
  role: string,
  { width, withFactor = false }: { width: number; withFactor?: boolean },
): Promise<Insider> {
  const accounts = JSON.parse(await readFile(`${world.program.dataDir}/demo-accounts.json`, 'utf8')) as {
    role: string;
    email: string;
    password: string;
  }[];
  const account = accounts.find((one) => one.role === role);
  if (account === undefined) throw new Error(`The demo has no ${role}`);
  const guest = await openGuest(world.browser, width);
  await visit(guest.page, `${world.origin}/user/login`);
  await settled(guest.page);
  await logIn(guest.page.locator('main'), account);
  await arrived(guest.page, (url) => !url.pathname.startsWith('/user'));
  const secret = withFactor ? await turnOnFactor(guest.page, account.password) : '';
  return { ...guest, password: account.password, secret };
}
