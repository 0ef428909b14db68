// `npm run looks -- --out FOLDER`, `--only dashboard`, `--widths 375,1440`, `--dark`: screenshots of every page and
// popup of a new demo, combined into sheets by width.
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { popupPlaces } from '#src/server/pages/dev/dev-popups.ts';
import { arrived, drawn, settled, visit, visitPopup } from '#tests/e2e/journey.ts';
import { logIn } from '#tests/e2e/log-in.ts';
import { turnOnFactor } from '#tests/e2e/turn-on-factor.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { startProgram, type RunningProgram } from '#tests/support/process/running-program.ts';
import { linked, looks, type Looker } from './pages.ts';
import { makeSheets, type Taken } from './sheets.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'node_modules/.cache/looks' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '375,768,1440' },
    dark: { type: 'boolean', default: false },
  },
});
const out = resolve(values.out);
const widths = values.widths.split(',').map(Number);
const isWanted = (name: string) => name.includes(values.only);

const nameOf = (looker: Looker, path: string) => `${looker}${path}`.replaceAll(/[^a-zA-Z0-9]+/g, '-').replace(/-$/, '');

async function openWindow(browser: Browser, width: number, login?: Login): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 812 : 900 },
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    ...(login !== undefined && { storageState: login }),
  });
  return context.newPage();
}

async function enter(page: Page, program: RunningProgram, looker: Looker): Promise<void> {
  if (looker === 'visitor') return;
  const accounts = JSON.parse(await readFile(join(program.dataDir, 'demo-accounts.json'), 'utf8')) as {
    role: string;
    email: string;
    password: string;
  }[];
  const account = accounts.find(({ role }) => role === looker);
  if (account === undefined) throw new Error(`the demo has no ${looker}`);
  await visit(page, `${program.origin}/user/login`);
  await settled(page);
  await logIn(page.locator('main'), account);
  await arrived(page, (url) => !url.pathname.startsWith('/user'));
  if (looker === 'operator') await turnOnFactor(page, program.origin, account.password);
}

type Login = Awaited<ReturnType<BrowserContext['storageState']>>;
const logins = new Map<Looker, Login>();

/** A logged-in window; one login for all widths. */
async function windowOf(browser: Browser, width: number, program: RunningProgram, looker: Looker): Promise<Page> {
  const known = logins.get(looker);
  const page = await openWindow(browser, width, known);
  if (known === undefined) await enter(page, program, looker);
  logins.set(looker, await page.context().storageState());
  return page;
}

async function take(page: Page, name: string, width: number, isWhole: boolean): Promise<Taken> {
  await settled(page);
  await page.waitForFunction(() => document.querySelector('.animate-shimmer') === null);
  await drawn(page);
  const file = join(out, `${name}-${width}.png`);
  await page.screenshot({ path: file, fullPage: isWhole });
  return { name, file };
}

async function takePages(browser: Browser, program: RunningProgram, width: number): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const looker of Object.keys(looks) as Looker[]) {
    const wanted = looks[looker].filter((one) => isWanted(nameOf(looker, one)));
    if (wanted.length === 0) continue;
    const page = await windowOf(browser, width, program, looker);
    for (const path of wanted) {
      await visit(page, program.origin + path);
      taken.push(await take(page, nameOf(looker, path), width, true));
      const behind = looker === 'visitor' ? undefined : linked.find(({ on }) => on === path);
      const href =
        behind &&
        (await page
          .locator(behind.link)
          .first()
          .getAttribute('href', { timeout: 2000 })
          .catch(() => null));
      if (behind === undefined || typeof href !== 'string') continue;
      await visit(page, new URL(href, program.origin).href);
      taken.push(await take(page, `${nameOf(looker, path)}-one`, width, true));
    }
    await page.context().close();
  }
  return taken;
}

async function takePopups(browser: Browser, program: RunningProgram, width: number): Promise<Taken[]> {
  const taken: Taken[] = [];
  const page = await openWindow(browser, width);
  for (const name of Object.keys(popupPlaces).filter((one) => isWanted(`popup-${one}`))) {
    await visitPopup(page, program.origin, name);
    const dialog = page.locator(`dialog[open][data-popup="${name}"]`);
    // The booking flow is only on phones, the add-ons only in the widget next to a page.
    const isShown = await dialog.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (isShown) taken.push(await take(page, `popup-${name}`, width, false));
    else console.log(`popup ${name}: not at ${width} px`);
  }
  await page.context().close();
  return taken;
}

console.log(`Starting the program with its demo world; pictures go to ${out} …`);
mkdirSync(out, { recursive: true });
const [program, browser] = await Promise.all([
  startProgram({
    NODE_ENV: 'production',
    FIRST_VISIT_CODE: 'WELCOME5',
    FIRST_VISIT_TEXT: 'US$5 off your first booking of US$20 or more',
  }),
  launchBrowser(),
]);
try {
  for (const width of widths) {
    const taken = [...(await takePages(browser, program, width)), ...(await takePopups(browser, program, width))];
    const sheets = await makeSheets(taken, out, width);
    console.log(`${width} px: ${taken.length} pictures, ${sheets} sheets`);
  }
} finally {
  await browser.close();
  await program.stop();
}
