// An operator gives a city its service fee, which guests see in the price; also a manual rate and a new country.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import type { Guest } from '#tests/e2e/guest.ts';
import { settled, visit } from '#tests/e2e/journey.ts';
import { openTripWorld, type TripWorld } from '#tests/e2e/trips/trip-world.ts';
import { openOperator } from './people.ts';

const reason = 'The board has decided so';

describe.skipIf(chooseBrowser() === null)('money of places', () => {
  let world: TripWorld;
  let operator: Guest;

  beforeAll(async () => {
    world = await openTripWorld();
    operator = await openOperator(world);
  });
  afterAll(() => world?.close());

  const open = async (path: string) => {
    await visit(operator.page, `${world.origin}${path}`);
    await settled(operator.page);
  };

  it('a city gets a fee of its own, and its cards show the price with it', async () => {
    const { page } = operator;
    await open('/admin/fees');
    await page.getByRole('button', { name: 'Add a custom fee' }).click();
    await page.getByLabel('City', { exact: true }).selectOption({ label: 'Hanoi' });
    await page.getByLabel('Service fee in percent').fill('50');
    await page.getByLabel('Reason').fill(reason);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const row = page.getByRole('row', { name: /Hanoi, every category/ });
    await row.waitFor();
    expect(await row.innerText()).toContain('50%');
    const [city] = await world.rows<{ id: number }>(`select id from city where slug = 'hanoi'`);
    const [course] = await world.rows<{ price_cents: number }>(
      `select price_cents from course where city_id = $1 and status = 'published' and min_pax = 1 order by rank desc limit 1`,
      [city!.id],
    );
    await open(`/${city!.id}/hanoi`);
    const shown = await page.locator('main').innerText();
    expect(shown).toContain(`US$${(Math.round(course!.price_cents * 1.5) / 100).toFixed(2)}`);
    await open('/admin/fees');
    await page.getByRole('button', { name: 'Remove Hanoi, every category' }).click();
    await page.getByLabel('Reason').fill(reason);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Every listing has the default fee.').waitFor();
  });

  it('a rate is set by hand, and a country is added', async () => {
    const { page } = operator;
    await open('/admin/rates/NPR');
    await page.getByRole('button', { name: 'Set by hand' }).click();
    await page.getByLabel('NPR for US$1').fill('1');
    await page.getByLabel('Reason').fill(reason);
    await page.getByRole('button', { name: 'Set this rate' }).click();
    await page.getByLabel('Yes, use this rate').waitFor();
    await page.getByLabel('NPR for US$1').fill('134.5');
    await page.getByRole('button', { name: 'Set this rate' }).click();
    await page.getByText('Saved. Applies to new bookings.').waitFor();
    await page.getByText('Set by hand', { exact: true }).first().waitFor();
    await open('/admin/places/countries/new');
    await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Portugal' });
    await page.getByLabel('Cash currency').selectOption('EUR');
    await page.getByRole('button', { name: 'Add this country' }).click();
    await page.getByRole('heading', { name: 'Portugal' }).waitFor();
    await open('/admin/places');
    await page.getByRole('link', { name: 'Portugal' }).waitFor();
  });
});
