// A wish list, from a visitor's first hearts to a link for friends that ends again.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { logIn } from '#tests/e2e/log-in.ts';
import { arrived, reload, settled, visit } from '#tests/e2e/journey.ts';
import { hanoi, shareWorld, type World } from '#tests/e2e/world.ts';

describe.skipIf(chooseBrowser() === null)('a wish list', () => {
  let world: World;

  beforeAll(async () => {
    world = await shareWorld();
  });
  afterAll(() => world?.close());

  async function demoGuest(): Promise<{ email: string; password: string }> {
    const text = await readFile(`${world.program.dataDir}/demo-accounts.json`, 'utf8');
    const accounts = JSON.parse(text) as { role: string; email: string; password: string }[];
    const guest = accounts.find(({ role }) => role === 'guest');
    if (guest === undefined) throw new Error('the demo has no guest');
    return guest;
  }

  it('is kept in the browser, goes into the account without doubles, is shared and not shared any more', async () => {
    const guest = await openGuest(world.browser, 375);
    const { page } = guest;
    const day = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
    await visit(page, `${world.origin}${hanoi}?dates=${day}+-+${day}&pax=2`);
    const hearts = page.getByRole('main').getByRole('button', { name: /^Save “/ });
    const titles: string[] = [];
    for (const nth of [0, 1]) {
      await hearts.nth(nth).click();
      titles.push((await hearts.nth(nth).getAttribute('aria-label'))?.match(/“(.+)”/)?.[1] ?? '');
    }

    await visit(page, `${world.origin}/dashboard/wishlist`);
    for (const title of titles) await page.getByRole('link', { name: title }).waitFor();
    expect(await page.getByText(/^2 guests · /).count()).toBe(2);
    await guest.expectSound('the wish list of a visitor');

    const account = await demoGuest();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logIn(page.getByRole('dialog'), account);
    await page.getByRole('button', { name: 'Share list' }).waitFor();
    const cards = page.getByRole('main').getByRole('article');
    await expect.poll(() => cards.count(), { timeout: 20_000 }).toBe(2);
    expect(await page.evaluate(() => localStorage.getItem('saved_courses_v1'))).toBe('[]');
    await reload(page);
    await expect.poll(() => cards.count()).toBe(2);
    expect(await page.getByText(/for 2 guests/).count()).toBe(2);
    await guest.expectSound('the wish list of an account');

    // The same heart, seen from its list, now of the account. Pressed twice it is unchanged.
    await visit(page, `${world.origin}${hanoi}`);
    const heart = page.getByRole('main').getByRole('button', { name: `Save “${titles[0]}”` });
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
    await heart.click();
    await settled(page);

    await visit(page, `${world.origin}/dashboard/wishlist`);
    await expect.poll(() => cards.count()).toBe(2);
    await page.getByRole('button', { name: `Remove “${titles[1]}”` }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(`Removed “${titles[1]}”`).waitFor();
    await settled(page);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: titles[1]! }).waitFor();

    await page.getByRole('button', { name: 'Share list' }).click();
    const link = (await page.getByText(/\/wishlist\?token=/).textContent()) ?? '';
    await guest.expectSound('a shared wish list, for its owner');
    const friend = await openGuest(world.browser, 1440);
    const shared = await visit(friend.page, link);
    expect(shared?.status()).toBe(200);
    for (const title of titles) await friend.page.getByRole('link', { name: title }).waitFor();
    // A card may show its minimum of guests; the owner's group size is private.
    const text = ((await friend.page.getByRole('main').textContent()) ?? '').replaceAll('Min. 2 guests ·', '');
    for (const secret of ['Maya', '2 guests ·', account.email]) expect(text).not.toContain(secret);
    await friend.expectSound('a shared wish list');

    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await page.getByText('The link no longer works.').waitFor();
    expect((await visit(friend.page, link))?.status()).toBe(404);
    await friend.page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
    await friend.close();

    await page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name: 'Dashboard' }).click();
    await arrived(page, '/dashboard');
    await guest.expectSound('the dashboard of an account');
    expect(guest.complaints).toEqual([]);
    await guest.close();
  });
});
