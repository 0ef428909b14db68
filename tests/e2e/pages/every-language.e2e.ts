// Every page in a longer language and in one from right to left: nothing is hard-coded, nothing too wide or cut, nothing
// that the browser's script and the server see differently (docs/content.md#languages).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest, type Guest } from '../guest.ts';
import { settled, visit } from '../journey.ts';
import { expectFit, madeLanguages, openIn, unexpected } from './in-language.ts';
import { smallTargets } from './layout-checks.ts';
import { pages } from './page-list.ts';
import { openWorld, type World } from '../world.ts';

describe.skipIf(chooseBrowser() === null)('every page in every language', () => {
  let world: World;
  let longer: Guest;
  let mirrored: Guest;

  beforeAll(async () => {
    world = await openWorld(madeLanguages);
    [longer, mirrored] = await Promise.all([openIn(world, 'en_XA', 375), openIn(world, 'ar_XB', 375)]);
  });
  afterAll(() => world?.close());

  it.each(pages)('%s has room for longer texts, and all of them from catalogues', async (path) => {
    await expectFit(longer, 'en_XA', world.origin + path);
    await longer.resize(375);
    expect(await smallTargets(longer.page)).toEqual([]);
  });

  it('is chosen in the footer, and kept on the next page', async () => {
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

  it.each(pages)('%s is mirrored from right to left', async (path) => {
    const { page } = mirrored;
    await expectFit(mirrored, 'ar_XB', world.origin + path);
    const { left, right } = await page
      .locator('header a')
      .filter({ visible: true })
      .first()
      .evaluate((node) => {
        const box = node.getBoundingClientRect();
        return { left: box.left, right: innerWidth - box.right };
      });
    expect(right, 'the logo stands on the right').toBeLessThan(left);
  });
});
