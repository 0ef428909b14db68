// Every popup at the widths it has, light and dark: nothing for axe, nothing too wide or cut.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { expectWholeWithLargeTexts } from './cut-texts.ts';
import { openGuest, type Guest } from '../guest.ts';
import { settled, visit } from '../journey.ts';
import { overWidth } from './layout-checks.ts';
import { popups } from './page-list.ts';
import { violationsIn } from './violations.ts';
import { openWorld, type World } from '../world.ts';

describe.skipIf(chooseBrowser() === null)('every popup', () => {
  let world: World;
  let guest: Guest;

  beforeAll(async () => {
    world = await openWorld();
    guest = await openGuest(world.browser, 1440);
  });
  afterAll(() => world?.close());

  it.each(popups)('axe finds nothing while $name is open', async ({ path, at, open }) => {
    const found: unknown[] = [];
    const { page, complaints, resize } = guest;
    for (const width of at) {
      await resize(width);
      await visit(page, world.origin + path);
      await settled(page);
      await open(page);
      found.push(...(await violationsIn(page, width)));
      expect(await overWidth(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
      if (width === 375) await expectWholeWithLargeTexts(page);
    }
    expect(complaints).toEqual([]);
    expect(found).toEqual([]);
  });
});
