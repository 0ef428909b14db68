// The pages of the back office, checked completely (`look.ts`), each list and its first entry.
import { afterAll, beforeAll, describe, it } from 'vitest';
import { linked, looks } from '#scripts/looks/pages.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { settled, visit, visitPopup } from '#tests/e2e/journey.ts';
import { lookAtPanel, madeLanguages, openViewer, type Viewer } from './look.ts';
import { shareWorld, type World } from '#tests/e2e/world.ts';

const details = linked.filter(({ on }) => on.startsWith('/admin'));

describe.skipIf(chooseBrowser() === null)('every page of the staff', () => {
  let world: World;
  let viewer: Viewer;

  beforeAll(async () => {
    world = await shareWorld(madeLanguages);
    viewer = await openViewer(world);
    // Logs in the demo's operator, with a second factor.
    await visitPopup(viewer.page, world.origin, 'show-factor');
    await settled(viewer.page);
  });
  afterAll(() => world?.close());

  it.each(looks.operator)('%s is fit for everybody', (path) => lookAtPanel(viewer, path, false));

  it.for(details)('the first of $on is fit for everybody', async ({ on, link }, { skip }) => {
    const { page } = viewer;
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, world.origin + on);
    await settled(page);
    const path = await page.evaluate((found) => document.querySelector(found)?.getAttribute('href'), link);
    if (path === null || path === undefined) return skip('the demo has none');
    await lookAtPanel(viewer, path, false);
  });
});
