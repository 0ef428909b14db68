// Every popup at its widths, in the longest language: those with an address, from /dev/popups of a demo, and those that
// open in place. Nothing for axe in light and dark, nothing too wide, cut or untranslated (`look.ts`).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { popupPlaces } from '#src/server/pages/dev/dev-popups.ts';
import { popupNames } from '#src/web/ui/popup/popup.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { chooseLocale, settled, visit, visitPopup } from '#tests/e2e/journey.ts';
import { longest, lookAtPopup, madeLanguages, openViewer, type Viewer } from './look.ts';
import { popups } from './page-list.ts';
import { openWorld, type World } from '#tests/e2e/world.ts';

// Sheets of phones, and popups of the widget next to a page, which phones lack.
const widthsOf: Readonly<Record<string, readonly number[]>> = {
  'booking-flow': [375],
  'addon-prompt': [1440],
  'addon-choice': [1440],
};

describe.skipIf(chooseBrowser() === null)('every popup', () => {
  let world: World;
  let viewer: Viewer;

  beforeAll(async () => {
    world = await openWorld({ ...madeLanguages, FIRST_VISIT_CODE: 'WELCOME5', FIRST_VISIT_TEXT: 'Fíve döllärs óff' });
    viewer = await openViewer(world);
    await chooseLocale(viewer.page, world.origin, longest);
  });
  afterAll(() => world?.close());

  it.each(popups)('$name is fit for everybody', ({ path, at, open }) =>
    lookAtPopup(viewer, at, async (page) => {
      await visit(page, world.origin + path);
      await settled(page);
      await open(page);
    }),
  );

  it('has an address for every popup that the site knows', async () => {
    expect(Object.keys(popupPlaces).toSorted()).toEqual([...popupNames].toSorted());
    await visit(viewer.page, `${world.origin}/dev/popups`);
    expect(await viewer.page.locator('main li a').allTextContents()).toEqual(Object.keys(popupPlaces));
  });

  it.each(Object.keys(popupPlaces))('opens %s by its address, and it is fit for everybody', async (name) => {
    await lookAtPopup(viewer, widthsOf[name] ?? [375, 1440], async (page) => {
      await visitPopup(page, world.origin, name);
      await page.locator(`dialog[open][data-popup="${name}"]`).waitFor();
      await settled(page);
      expect(new URL(page.url()).hash).toBe(`#popup=${name}`);
    });
  });

  it('knows no other name', async () => {
    const answer = await visit(viewer.page, `${world.origin}/dev/popups/no-such`);
    expect(answer?.status()).toBe(404);
    viewer.complaints.length = 0;
  });
});
