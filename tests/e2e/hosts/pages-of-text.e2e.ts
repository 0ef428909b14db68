// An operator's page of text: written, previewed, published, read by a guest, and withdrawn.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGuest, type Guest } from '#tests/e2e/guest.ts';
import { arrived, settled, visit } from '#tests/e2e/journey.ts';
import { shareTripWorld, type TripWorld } from '#tests/e2e/trips/trip-world.ts';
import { openOperator } from './people.ts';

let world: TripWorld;
let operator: Guest;
let guest: Guest;

beforeAll(async () => {
  world = await shareTripWorld();
  operator = await openOperator(world);
  guest = await openGuest(world.browser, 375);
}, 300_000);
afterAll(() => world?.close());

const words = 'We ask for six in a hundred, and say so before you pay.';

/** A guest's view of an address, from the server, without its publication day. */
async function mainOf(path: string): Promise<string> {
  await visit(guest.page, `${world.origin}${path}`);
  return (await guest.page.locator('main').innerText()).replace(/^Last updated on .*$/m, '');
}

it('an operator edits, previews, publishes and takes back a text', async () => {
  const { page } = operator;
  const before = await mainOf('/fees');
  await visit(page, `${world.origin}/admin/content`);
  await settled(page);
  await page.getByRole('link', { name: '/fees', exact: true }).click();
  await arrived(page, (url) => url.pathname === '/admin/content/fees');
  await settled(page);

  // An error names its line.
  await page.getByLabel('Text', { exact: true }).fill(`${words}\n\n:::contakt`);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Line 3: this page has no part :::contakt').waitFor();
  expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0);

  await page.getByLabel('Text', { exact: true }).fill(`${words}\n\n:::contact`);
  await page.getByRole('button', { name: 'Save and preview' }).click();
  await arrived(page, (url) => url.pathname === '/admin/content/fees/preview');
  await page.getByText('It isn’t published yet').waitFor();
  expect(await page.locator('main').innerText()).toContain(words);
  expect(await mainOf('/fees')).toBe(before);

  await page.getByRole('link', { name: 'Back to the editor' }).click();
  await arrived(page, (url) => url.pathname === '/admin/content/fees');
  await settled(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('form', { name: 'Publish' }).getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published. Every page shows it').waitFor();
  expect(await mainOf('/fees')).toContain(words);

  await page.getByRole('link', { name: 'Version 1', exact: true }).click();
  await page.getByRole('heading', { name: 'Changes in version 1' }).waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'Restore as a draft' }).click();
  await page.getByText('The text of version 1 is now the newest draft').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('form', { name: 'Publish' }).getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Published. Every page shows it').waitFor();
  expect(await mainOf('/fees')).toBe(before);
});
