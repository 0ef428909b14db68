// README's screenshots: what they show, how wide, and how to get there.
import type { Page } from 'playwright-core';
import { arrived, visit } from '#tests/e2e/journey.ts';
import { findPages } from '#proofs/lighthouse/pages.ts';
import { panelShots } from './panel-shots.ts';
import type { Shot } from './shot.ts';

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

export const shots: readonly Shot[] = [
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
      // Scrolls the payment methods next to the prices.
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
