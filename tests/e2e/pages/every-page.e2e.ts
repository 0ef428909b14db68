// Every page at three widths, light and dark: nothing for axe, nothing too wide, too small or cut.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { expectWholeWithLargeTexts } from './cut-texts.ts';
import { openGuest, type Guest } from '../guest.ts';
import { settled, visit } from '../journey.ts';
import { overWidth, smallTargets } from './layout-checks.ts';
import { pages } from './page-list.ts';
import { violationsIn } from './violations.ts';
import { openWorld, type World } from '../world.ts';

const widths = [375, 768, 1440];

describe.skipIf(chooseBrowser() === null)('every page', () => {
  let world: World;
  let guest: Guest;

  beforeAll(async () => {
    world = await openWorld();
    guest = await openGuest(world.browser, 1440);
  });
  afterAll(() => world?.close());

  it.each(pages)('%s is fit for everybody: axe, thumbs, narrow and magnified windows, large texts', async (path) => {
    const found: unknown[] = [];
    const { page, resize } = guest;
    for (const width of widths) {
      await resize(width);
      await visit(page, world.origin + path);
      await settled(page);
      found.push(...(await violationsIn(page, width)));
      if (width === 375) {
        expect(await smallTargets(page)).toEqual([]);
        // A window of 1440 or 1280 px at twice the size has half of its pixels.
        for (const narrow of [320, 640, 720]) {
          await page.setViewportSize({ width: narrow, height: 700 });
          expect(await overWidth(page), `wider than ${narrow} px`).toBeLessThanOrEqual(0);
        }
        await resize(width);
      }
      expect(await overWidth(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
      if (width === 375) await expectWholeWithLargeTexts(page);
    }
    expect(found).toEqual([]);
  });
});
