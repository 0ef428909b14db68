// Where, when and how many are asked once and follow the guest to the booking and back
// (docs/domain/search.md#dates-and-party).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, back, reload, visit } from '#tests/e2e/journey.ts';
import { hanoi, shareWorld, type World } from '#tests/e2e/world.ts';

const queryOf = (url: string) => new URL(url).searchParams;

describe.skipIf(chooseBrowser() === null)('one trip', () => {
  let world: World;

  beforeAll(async () => {
    world = await shareWorld();
  });
  afterAll(() => world?.close());

  it('is asked for in the search sheet of a phone, and follows to list, experience, widget and back', async () => {
    const { page, complaints, expectSound, close } = await openGuest(world.browser, 375);
    await visit(page, world.origin);
    await page.getByRole('button', { name: 'Where to? City or experience' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'City or experience' });
    await sheet.getByRole('button', { name: 'Next 7 days' }).click();
    await sheet.getByLabel('Guests').selectOption('2');
    await expectSound('search sheet with a trip');
    await sheet.getByRole('option', { name: 'Hanoi', exact: true }).click();
    await arrived(page, (url) => url.pathname === hanoi);
    const asked = queryOf(page.url());
    expect([asked.get('dates'), asked.get('pax')]).toEqual([expect.stringMatching(/^\S+ - \S+$/), '2']);

    const card = page.getByRole('article').first();
    const box = await card.boundingBox();
    expect(box?.y).toBeLessThan(480);
    await card.getByText('for 2 guests').waitFor();
    await card.getByText(/^\w{3} \d+ \w{3} \d\d:\d\d.* · (only )?\d+ seats?/).waitFor();
    const price = /US\$[\d.]+/.exec((await card.getByText('for 2 guests').textContent()) ?? '')?.[0] ?? '';
    expect(price).not.toBe('');
    await expectSound('list with a trip');

    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const day = queryOf(page.url()).get('date') ?? '';
    expect(day >= (asked.get('dates') ?? '').slice(0, 10)).toBe(true);
    expect(queryOf(page.url()).get('pax')).toBe('2');
    const bar = page.getByRole('region', { name: 'Book this experience' });
    await bar.getByText(price).waitFor();
    await bar.getByRole('button', { name: 'Reserve' }).click();
    const flow = page.getByRole('dialog', { name: 'Booking' });
    // A single time is chosen for the guest; of several the guest chooses.
    await flow.getByText(/^Step [12] of 3$/).waitFor();
    if (await flow.getByText('Step 1 of 3').isVisible()) {
      await flow
        .getByText(/^\d\d:\d\d$/)
        .first()
        .click();
      await flow.getByText(price).first().waitFor();
      await flow.getByRole('button', { name: 'Next', exact: true }).last().click();
    }
    await flow.getByText(price).first().waitFor();
    await expect.poll(() => flow.getByRole('group', { name: 'Guests' }).getByRole('status').textContent()).toBe('2');

    // The choice is in the address: it survives a reload, and Back restores the list.
    await page.keyboard.press('Escape');
    await flow.waitFor({ state: 'hidden' });
    await expect.poll(() => queryOf(page.url()).get('time')).toMatch(/^\d\d:\d\d$/);
    await reload(page);
    await bar.getByText(price).waitFor();
    await back(page);
    await arrived(page, (url) => url.pathname === hanoi && url.searchParams.get('pax') === '2');
    await page.getByRole('article').first().getByText('for 2 guests').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('is asked for beside the words on a wide screen, and each way on from home carries it', async () => {
    const { page, complaints, expectSound, close } = await openGuest(world.browser, 1440);
    await visit(page, world.origin);
    const search = page.getByRole('search').first();
    await search.locator('summary').click();
    await search.getByText('Tomorrow', { exact: true }).click();
    await search.getByLabel('Guests').selectOption('3');
    await expectSound('hero with a trip');
    await search.locator('summary').press('Escape');
    await search.getByRole('combobox', { name: 'City or experience' }).fill('lantern');
    await search.getByRole('button', { name: 'Search' }).click();
    await arrived(page, (url) => url.pathname === '/s/lantern' && url.searchParams.get('pax') === '3');
    await page.getByRole('link', { name: 'Remove filter Tomorrow' }).waitFor();
    // The search of the header keeps it for another city.
    const header = page.getByRole('banner').getByRole('combobox');
    await header.fill('Kathmandu');
    await page.getByRole('option', { name: /^Kathmandu/ }).waitFor();
    await header.press('Enter');
    await arrived(page, (url) => url.pathname === '/1/kathmandu');
    expect([...queryOf(page.url()).keys()]).toEqual(['dates', 'pax']);
    expect(complaints).toEqual([]);
    await close();
  });

  it('needs no script', async () => {
    const { page, close } = await openGuest(world.browser, 375, { javaScriptEnabled: false });
    await visit(page, world.origin);
    const form = page.locator('main form').filter({ visible: true }).first();
    await form.locator('input[name=keyword]').fill('hanoi');
    await form.getByLabel('Guests').selectOption('2');
    await form.getByRole('button', { name: 'Search' }).click();
    await arrived(page, (url) => url.pathname === '/s/hanoi' && url.search === '?pax=2');
    const card = page.getByRole('article').first();
    await card.getByText('for 2 guests').waitFor();
    await card.getByRole('link').first().click();
    await page.getByLabel('Guests', { exact: true }).waitFor();
    expect(await page.getByLabel('Guests', { exact: true }).inputValue()).toBe('2');
    await close();
  });

  it.each([375, 1440])('follows a search over a list without script at %i px', async (width) => {
    const { page, close } = await openGuest(world.browser, width, { javaScriptEnabled: false });
    await visit(page, `${world.origin}${hanoi}?pax=2`);
    const box = page.locator('input[name=keyword]').filter({ visible: true }).first();
    await box.fill('lantern');
    await box.press('Enter');
    await arrived(page, (url) => url.pathname === '/s/lantern' && url.search === '?pax=2');
    await close();
  });
});
