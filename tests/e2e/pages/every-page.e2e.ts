// Every page that a visitor can reach, checked completely: axe, thumbs, narrow and wide windows, large texts, jumps,
// languages, and browser errors (`look.ts`).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { settled, visit } from '#tests/e2e/journey.ts';
import { lookAtPage, madeLanguages, openViewer, unexpected, type Viewer } from './look.ts';
import { pages } from './page-list.ts';
import { shareWorld, type World } from '#tests/e2e/world.ts';

describe.skipIf(chooseBrowser() === null)('every page', () => {
  let world: World;
  let viewer: Viewer;

  beforeAll(async () => {
    world = await shareWorld(madeLanguages);
    viewer = await openViewer(world);
  });
  afterAll(() => world?.close());

  it.each(pages)('%s is fit for everybody', (path) => lookAtPage(viewer, path));

  it('has its language chosen in the footer, which the next page keeps', async () => {
    const { page, complaints, close } = await openGuest(world.browser, 375);
    await visit(page, `${world.origin}/faq`);
    await settled(page);
    await page.getByLabel('Language').selectOption('ar_XB');
    await page.locator('html[dir=rtl]').waitFor();
    await visit(page, `${world.origin}/user/login`);
    await settled(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('ar-XB');
    await page.getByLabel('Language').selectOption('en_US');
    await page.locator('html[dir=ltr]').waitFor();
    expect(unexpected(complaints)).toEqual([]);
    await close();
  });
});
