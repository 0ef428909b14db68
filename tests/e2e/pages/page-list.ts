// The pages that a visitor can reach, and the popups without an address with the way to open each.
import type { Page } from 'playwright-core';
import { drawn, settled } from '#tests/e2e/journey.ts';
import { inAnyLanguage } from './made-words.ts';
import { hanoi, karsts } from '#tests/e2e/world.ts';

/** One address for each kind of page, and for each state with a different look. */
export const pages: readonly string[] = [
  '/',
  hanoi,
  `${hanoi}?price=10-60&times=morning,evening&free_pickup=1&ba_host=1`,
  `${hanoi}?price=499-500`,
  `${hanoi}?page=99`,
  `${hanoi}/food-and-cooking`,
  '/hosts/011209a9-671f-445b-8d35-4473581dfced',
  '/s/walk',
  '/s/zzzzzz',
  `/product/detail?id=${karsts.id}`,
  '/product/detail?id=304',
  // Takes a break.
  '/product/detail?id=119',
  '/faq',
  '/contact-us',
  '/ambassador',
  '/commitment-to-impact',
  '/invite',
  '/be-a-host',
  '/about-us',
  '/user/login',
  '/user/login?refused=identity-cancelled',
  '/user/facebook',
  '/dashboard',
  '/dashboard/wishlist',
  '/dashboard/host-panel',
  '/dashboard/host-panel/insights',
  '/wishlist?token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  '/dashboard/booking',
  '/dashboard/booking/inquiry',
  '/booking/detail?ref=ABCDEFGH',
  '/write-review',
  '/write-review?booking_id=018f0000-0000-7000-8000-0000000000a1',
  '/inquiry/018f0000-0000-7000-8000-0000000000a1',
  `/course-pickup-location/${karsts.id}`,
  '/booking/checkout',
  '/hanoi/no-such/page',
];

/** A popup without an address (the others: `/dev/popups`), and how to open it. */
interface OpenPopup {
  name: string;
  path: string;
  at: readonly number[];
  open(page: Page): Promise<void>;
}

const product = `/product/detail?id=${karsts.id}`;
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name: inAnyLanguage(name) })
    .filter({ visible: true })
    .first()
    .click();
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true }).first().waitFor();

/** A filter's chip by its name: opens the panel below it. */
const chip = (name: string): OpenPopup => ({
  name: `the filter ${name}`,
  path: hanoi,
  at: [1440],
  async open(page) {
    await page
      .locator('summary', { hasText: inAnyLanguage(new RegExp(name)) })
      .filter({ visible: true })
      .click();
    await page.getByRole('group', { name: inAnyLanguage(name) }).waitFor();
    await settled(page);
  },
});

export const popups: readonly OpenPopup[] = [
  {
    name: 'the list of suggestions',
    path: hanoi,
    at: [769, 1440],
    async open(page) {
      await page.getByRole('combobox').first().fill('lan');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'the wish list',
    path: hanoi,
    at: [1440],
    async open(page) {
      await page.getByRole('article').first().getByRole('button').click();
      await press(page, /^Wish list/);
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'the menu',
    path: '/',
    at: [375, 768],
    async open(page) {
      await press(page, 'Open menu');
      await page.locator('#drawer[data-state=ready]').waitFor();
    },
  },
  ...['Date', 'Guests', 'Category', 'Price', 'Duration', 'Time'].map(chip),
  {
    name: 'the sorts',
    path: hanoi,
    at: [375, 1440],
    async open(page) {
      await page.locator('summary', { hasText: inAnyLanguage(/Sort:/) }).click();
      await page.getByRole('link', { name: inAnyLanguage(/Price: low to high/) }).waitFor();
    },
  },
  {
    name: 'the map of a list',
    path: hanoi,
    at: [375, 768],
    async open(page) {
      await press(page, 'Map');
      await settled(page);
      await drawn(page);
    },
  },
  {
    name: 'the map beside a list',
    path: hanoi,
    at: [1024, 1440],
    async open(page) {
      await page.locator('.list-map [role=application]').waitFor();
      await settled(page);
      await drawn(page);
    },
  },
  {
    name: 'the reviews of the host',
    path: product,
    at: [375, 1440],
    async open(page) {
      await press(page, /^Reviews of/);
      await dialog(page);
      await settled(page);
    },
  },
  {
    name: 'the calendar of the widget',
    path: product,
    at: [1440],
    async open(page) {
      await page.locator('#book [aria-haspopup=dialog]').click();
      await page.locator('#book td:visible').first().waitFor();
    },
  },
];
