// An admin makes a user an operator for finance, who sees payouts and no texts; other areas apply at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { type Guest, openGuest } from '#tests/e2e/guest.ts';
import { settled, visit } from '#tests/e2e/journey.ts';
import { openTripWorld, type TripWorld } from '#tests/e2e/trips/trip-world.ts';
import { turnOnFactor } from '#tests/e2e/turn-on-factor.ts';
import { logInAs, openOperator } from './people.ts';

describe.skipIf(chooseBrowser() === null)('areas of the staff', () => {
  let world: TripWorld;
  let admin: Guest;
  let other: Guest;
  let person = '';

  beforeAll(async () => {
    world = await openTripWorld();
    admin = await openOperator(world);
    other = await openGuest(world.browser, 1440);
    const password = await logInAs(world, 'coordinator', other);
    await turnOnFactor(other.page, world.origin, password);
    const [found] = await world.rows<{ id: string }>(`select id from user_account where 'coordinator' = any (roles)`);
    person = found!.id;
  }, 300_000);
  afterAll(() => world?.close());

  const open = async ({ page }: Guest, path: string) => {
    await visit(page, `${world.origin}${path}`);
    await settled(page);
  };
  const sections = async ({ page }: Guest) => {
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'To do' }).waitFor();
    return page.getByRole('navigation', { name: 'Back office' }).getByRole('link').allInnerTexts();
  };

  it('an admin gives the role with its areas', async () => {
    const { page } = admin;
    await open(admin, `/admin/people/${person}`);
    await page.getByRole('button', { name: 'Add role: operator' }).click();
    const form = page.getByRole('form', { name: 'Add role: operator' });
    await form.getByLabel(/^Reason/).fill('Joins us to pay the hosts');
    await form.getByRole('button', { name: 'Add role: operator' }).click();
    await form.getByText('Choose at least one area.').waitFor();
    await form.getByRole('checkbox', { name: /^Finance/ }).check();
    await form.getByRole('button', { name: 'Add role: operator' }).click();
    await page.getByText('The role is given.').waitFor();
    await page.getByRole('heading', { name: 'Areas' }).waitFor();
  });

  it('finance sees payouts and no texts', async () => {
    const { page } = other;
    await open(other, '/admin/payouts');
    await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
    expect(await sections(other)).toEqual(expect.arrayContaining(['Payouts', 'Documents', 'Ledger', 'Bookings']));
    for (const name of ['Pages', 'Messages', 'Settings', 'Audit log'])
      expect(await sections(other)).not.toContain(name);
    await open(other, '/admin/content');
    await page.getByRole('heading', { name: 'Not your area' }).waitFor();
    await open(other, `/admin/people/${person}`);
    await page.getByRole('heading', { name: 'Bookings', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Audit log of this account' }).count()).toBe(0);
  });

  it('other areas count at once', async () => {
    const { page } = admin;
    await page.getByRole('button', { name: 'Change areas' }).click();
    const form = page.getByRole('form', { name: 'Change areas' });
    await form.getByRole('checkbox', { name: /^Finance/ }).uncheck();
    await form.getByRole('checkbox', { name: /^Content/ }).check();
    await form.getByLabel(/^Reason/).fill('Writes the texts from now on');
    await form.getByRole('button', { name: 'Save areas' }).click();
    await page.getByText('The areas are changed.').waitFor();
    await open(other, '/admin/payouts');
    await other.page.getByRole('heading', { name: 'Not your area' }).waitFor();
    expect(await sections(other)).toContain('Pages');
    await open(other, '/admin/content');
    await other.page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
  });
});
