// Browsing with JavaScript disabled: plain links and GET forms.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { arrived, visit } from '#tests/e2e/journey.ts';
import { hanoi, karsts, shareWorld, type World } from '#tests/e2e/world.ts';

describe.skipIf(chooseBrowser() === null)('without script', () => {
  let world: World;

  beforeAll(async () => {
    world = await shareWorld();
  });
  afterAll(() => world?.close());

  const open = (width: number) => openGuest(world.browser, width, { javaScriptEnabled: false });

  it.each([375, 1440])('searches from home at %i px', async (width) => {
    const { page, close } = await open(width);
    await visit(page, world.origin);
    const box = page.locator('main input[name=keyword]').filter({ visible: true }).first();
    await box.fill('lantern');
    await box.press('Enter');
    await arrived(page, '/s/lantern');
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    await close();
  });

  it.each([375, 1440])('filters, sorts and pages at %i px', async (width) => {
    const { page, close } = await open(width);
    await visit(page, world.origin + hanoi);
    await page.getByText('18 experiences', { exact: true }).waitFor();
    await page.locator('summary', { hasText: 'Transport' }).click();
    await page.getByText('Free pickup', { exact: true }).filter({ visible: true }).first().click();
    await page.getByRole('button', { name: 'Show experiences' }).click();
    await arrived(page, /[?&]free_pickup=1/);
    expect(await page.getByText('18 experiences', { exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Remove filter Free pickup' }).click();
    await arrived(page, (url) => url.pathname === hanoi && url.search === '');

    await page.locator('summary', { hasText: 'Sort:' }).click();
    await page.getByRole('link', { name: 'Price: low to high' }).click();
    await arrived(page, /[?&]sort=price/);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await arrived(page, /sort=price&page=2|page=2&sort=price/);
    await page.getByText('13–18 of 18').waitFor();
    await close();
  });

  it('writes to the operator, with what is missing next to its field', async () => {
    const { page, close } = await open(375);
    await visit(page, `${world.origin}/contact-us`);
    await page.getByLabel('Your message').fill('Is the lake open in the rain?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Email is required').waitFor();
    await page.getByText('Choose a topic.').waitFor();
    expect(await page.getByLabel('Your message').inputValue()).toBe('Is the lake open in the rain?');
    await page.getByLabel('What is it about?').selectOption('An experience');
    await page.getByLabel('Email').fill('ada@example.test');
    await page.getByRole('button', { name: 'Send message' }).click();
    await arrived(page, '/contact-us?sent=1#write');
    await page.getByText('We have your message and will reply by email.').waitFor();
    await close();
  });

  it('takes two values of one list, as a form sends them', async () => {
    const { page, close } = await open(1440);
    await visit(page, `${world.origin}${hanoi}?times=morning&times=evening`);
    await page.getByRole('link', { name: 'Remove filter Morning' }).waitFor();
    await page.getByRole('link', { name: 'Remove filter Evening' }).waitFor();
    await close();
  });

  it('reads an experience', async () => {
    const { page, close } = await open(375);
    await visit(page, world.origin + hanoi);
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: karsts.title }).waitFor();
    for (const name of ['Reviews', 'Good to know', 'Where you’ll meet', 'Included'])
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    const text = (await page.getByRole('main').textContent()) ?? '';
    expect(text).toContain('US$');
    expect(text).toMatch(/35 reviews/);
    await page.getByLabel('Date', { exact: true }).waitFor();
    await close();
  });

  it.each(['/', hanoi, '/s/walk', '/faq', '/no-such-page'])('%s shows its text and its links', async (path) => {
    const { page, close } = await open(375);
    await visit(page, world.origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(1);
    // Folded on a phone, and unfolded without script.
    const footer = page.getByRole('contentinfo');
    for (const name of ['Discover', 'Company', 'Contact support'])
      await footer.locator('summary', { hasText: name }).click();
    expect(await footer.getByRole('link').count()).toBeGreaterThan(8);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
    await close();
  });
});
