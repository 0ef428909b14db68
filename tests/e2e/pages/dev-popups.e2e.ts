// Every popup at its own address, as /dev/popups of a demo lists them: it opens by itself, and nothing is wrong with it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { popupPlaces } from '#src/server/pages/dev-popups.ts';
import { popupNames } from '#src/web/ui/popup/popup.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest, type Guest } from '../guest.ts';
import { drawn, settled, visit } from '../journey.ts';
import { overWidth } from './layout-checks.ts';
import { violationsIn } from './violations.ts';
import { openWorld, type World } from '../world.ts';

// A sheet of phones, and popups of the widget beside a page, which phones do not have.
const widthOf: Readonly<Record<string, number>> = { 'addon-prompt': 1440, 'addon-choice': 1440 };

describe.skipIf(chooseBrowser() === null)('/dev/popups', () => {
  let world: World;
  let guest: Guest;

  beforeAll(async () => {
    world = await openWorld({
      FIRST_VISIT_CODE: 'WELCOME5',
      FIRST_VISIT_TEXT: 'US$5 off your first booking of US$20 or more',
    });
    guest = await openGuest(world.browser, 375);
  });
  afterAll(() => world?.close());

  it('lists every popup that the site has', async () => {
    expect(Object.keys(popupPlaces).toSorted()).toEqual([...popupNames].toSorted());
    await visit(guest.page, `${world.origin}/dev/popups`);
    expect(await guest.page.locator('main li a').allTextContents()).toEqual(Object.keys(popupPlaces));
  });

  it.each(Object.keys(popupPlaces))('opens %s by its address', async (name) => {
    const { page, complaints, resize } = guest;
    const width = widthOf[name] ?? 375;
    await resize(width);
    await visit(page, `${world.origin}/dev/popups/${name}`);
    await page.locator(`dialog[open][data-popup="${name}"]`).waitFor();
    // What is on its way is dimmed until it is there.
    await settled(page);
    await page.waitForFunction(() => document.querySelector('dialog[open] [aria-busy=true]') === null);
    await drawn(page);
    expect(new URL(page.url()).hash).toBe(`#popup=${name}`);
    expect(await violationsIn(page, width)).toEqual([]);
    expect(await overWidth(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

  it('knows no other name', async () => {
    const answer = await visit(guest.page, `${world.origin}/dev/popups/no-such`);
    expect(answer?.status()).toBe(404);
    guest.complaints.length = 0;
  });
});
