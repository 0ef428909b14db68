// README's screenshots behind a login: a host on phone and desktop, and an operator.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { arrived, settled, visit } from '#tests/e2e/journey.ts';
import { logIn } from '#tests/e2e/log-in.ts';
import { turnOnFactor } from '#tests/e2e/turn-on-factor.ts';
import type { Shot } from './shot.ts';

type Way = Shot['show'];

type Role = 'host' | 'operator';
type Session = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

// One login per role, because an operator's second factor can be turned on once.
const sessions = new Map<Role, Session>();

async function logInAs(page: Page, origin: string, accounts: string, role: Role): Promise<void> {
  const session = sessions.get(role);
  if (session !== undefined) return page.context().addCookies(session);
  const known = JSON.parse(await readFile(accounts, 'utf8')) as { role: string; email: string; password: string }[];
  const account = known.find((one) => one.role === role);
  if (account === undefined) throw new Error(`The demo has no ${role}`);
  await visit(page, `${origin}/user/login`);
  await settled(page);
  await logIn(page.locator('main'), account);
  await arrived(page, (url) => !url.pathname.startsWith('/user'));
  if (role === 'operator') await turnOnFactor(page, origin, account.password);
  sessions.set(role, await page.context().cookies());
}

const as =
  (role: Role, path: string): Way =>
  async (page, origin, accounts) => {
    await logInAs(page, origin, accounts, role);
    await visit(page, `${origin}${path}`);
  };

const wide = { width: 1440, height: 900 };

export const panelShots: readonly Shot[] = [
  {
    name: 'host-today-375',
    width: 375,
    height: 812,
    pictureWidth: 750,
    show: as('host', '/dashboard/host-panel'),
  },
  { name: 'host-calendar-1440', ...wide, show: as('host', '/dashboard/host-panel/calendar') },
  { name: 'admin-1440', ...wide, show: as('operator', '/admin') },
  { name: 'admin-figures-1440', ...wide, show: as('operator', '/admin/figures') },
];
