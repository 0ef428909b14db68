// Takes the pictures of README again from a demo that it starts: `npm run screens`, `-- --only home-1440,list-1440`.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { startProgram } from '#tests/support/process/running-program.ts';
import { still, type Shot } from './screens/shot.ts';
import { projectRoot } from './tree/source-files.ts';
import { arrived, visit } from '#tests/e2e/journey.ts';
import { findPages } from '#proofs/lighthouse/pages.ts';
import { panelShots } from './screens/panel-shots.ts';

// The pictures of README: what is shown, how wide, and the way there.

const wide = { width: 1440, height: 1000 };
const phone = { width: 375, height: 812 };
const pho = '/product/detail?id=202';

async function openCheckout(page: Page, origin: string): Promise<void> {
  const checkout = (await findPages(origin)).find(({ name }) => name === 'checkout');
  await visit(page, checkout?.url ?? origin);
  await page.locator('#card-number iframe').waitFor();
}

async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('mara@example.com');
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Lind');
}

const shots: readonly Shot[] = [
  { name: 'home-1440', ...wide, show: async (page, origin) => void (await visit(page, origin)) },
  {
    name: 'list-1440',
    ...wide,
    show: async (page, origin) => {
      await visit(page, `${origin}/2/hanoi?pax=2`);
      await page.locator('.list-map').getByText('Hanoi Railway Station').waitFor();
    },
  },
  {
    name: 'filters-375',
    ...phone,
    pictureWidth: 560,
    show: async (page, origin) => {
      await visit(page, `${origin}/2/hanoi`);
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    },
  },
  { name: 'product-1440', ...wide, show: async (page, origin) => void (await visit(page, `${origin}${pho}`)) },
  {
    name: 'product-375-dark',
    ...phone,
    dark: true,
    pictureWidth: 600,
    show: async (page, origin) => void (await visit(page, `${origin}${pho}`)),
  },
  {
    name: 'checkout-1440',
    ...wide,
    show: async (page, origin) => {
      await openCheckout(page, origin);
      await fillDetails(page);
      // Where the ways to pay are seen beside the prices.
      await page.locator('#card-number').evaluate((field) => field.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'voucher-375',
    ...phone,
    pictureWidth: 750,
    show: async (page, origin) => {
      await openCheckout(page, origin);
      const address = page.getByLabel('Pickup address');
      if ((await address.count()) > 0) await address.fill('Hotel Metropole, 15 Ngo Quyen');
      const pay = page.getByRole('button', { name: 'Pay with the sandbox wallet' });
      await pay.click();
      const use = page.getByRole('button', { name: 'Use as is' });
      const sheet = page.getByRole('dialog', { name: 'Sandbox wallet' });
      await use.or(sheet).first().waitFor();
      if (await use.isVisible()) {
        await use.click();
        await pay.click();
      }
      await sheet.getByRole('button', { name: /^Pay US/ }).click();
      await arrived(page, /\/booking\/detail\?ref=/);
      await page.locator('.voucher').evaluate((card) => scrollTo(0, card.getBoundingClientRect().top - 80));
    },
  },
  ...panelShots,
];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = shots.filter(({ name }) => values.only === undefined || values.only.split(',').includes(name));

type Demo = Awaited<ReturnType<typeof startProgram>>;

/** Takes one picture as WebP at its place in docs/screens; answers its size in bytes. */
async function take(browser: Browser, { origin, dataDir }: Demo, shot: Shot): Promise<number> {
  const { name, width, height, dark = false, pictureWidth = width, show } = shot;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: Math.ceil(pictureWidth / width),
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await show(page, origin, join(dataDir, 'demo-accounts.json'));
  await still(page);
  const file = join(projectRoot, 'docs/screens', `${name}.webp`);
  const picture = sharp(await page.screenshot()).resize({ width: pictureWidth });
  await picture.webp({ quality: 80, effort: 6 }).toFile(file);
  await context.close();
  return statSync(file).size;
}

console.log(`Starting the program with its demo world, then ${wanted.length} pictures …`);
const [program, browser] = await Promise.all([startProgram({ NODE_ENV: 'production' }), launchBrowser()]);
try {
  for (const shot of wanted) {
    const bytes = await take(browser, program, shot);
    console.log(`docs/screens/${shot.name}.webp  ${Math.round(bytes / 1024)} KB`);
  }
} finally {
  await browser.close();
  await program.stop();
}
