// The pages of who is logged in, filled: nothing for axe at three widths, nothing too wide or small, and all of it in a longer
// language and in one from right to left (docs/content.md#languages).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest, type Guest } from '../guest.ts';
import { chooseLocale, drawn, settled, visit } from '../journey.ts';
import { must } from '../trips/trip-world.ts';
import { openWorld, type World } from '../world.ts';
import { expectFit, expectRoom, madeLanguages, unexpected } from './in-language.ts';
import { overWidth, smallTargets } from './layout-checks.ts';
import { violationsIn } from './violations.ts';
import { popupPlaces } from '#src/server/pages/dev-popups.ts';

const pages = [
  '/dashboard',
  '/dashboard/account',
  '/dashboard/booking',
  '/dashboard/booking?tab=waiting',
  '/dashboard/booking?tab=past',
  '/dashboard/booking?search=zzzz',
  '/dashboard/messages',
  '/dashboard/messages/{trip}',
  '/dashboard/booking/detail/{trip}',
  '/dashboard/wishlist',
  '/dashboard/host-panel',
  '/dashboard/host-panel/insights',
  '/invite',
  '/write-review?booking_id={past}',
];
// Those of phones and of wide windows alone.
const isEverywhere = (name: string) => !name.startsWith('addon-');

describe.skipIf(chooseBrowser() === null)('every page of an account', () => {
  let world: World;
  let plain: Guest;
  let longer: Guest;
  let mirrored: Guest;
  const ids: Record<string, string> = {};

  /** The demo's guest, who has a trip ahead, one that waits and one to review. */
  async function open(locale?: string): Promise<Guest> {
    const guest = await openGuest(world.browser, 1440);
    if (locale !== undefined) await chooseLocale(guest.page, world.origin, locale);
    await visit(guest.page, `${world.origin}/dev/popups/booking-cancel`);
    await settled(guest.page);
    return guest;
  }

  beforeAll(async () => {
    world = await openWorld({ ...madeLanguages, FIRST_VISIT_CODE: 'WELCOME5', FIRST_VISIT_TEXT: 'Fíve döllärs óff' });
    plain = await open();
    const { data } = await must(plain.page, 'booking/list-guest', { when: 'upcoming' });
    const past = await must(plain.page, 'booking/list-guest', { when: 'past' });
    ids['trip'] = data[0]?.id ?? '';
    ids['past'] = past.data[0]?.id ?? '';
    await must(plain.page, 'wishlist/save', { course_ids: [201] });
    await must(plain.page, 'conversation/send', {
      booking_id: ids['trip'],
      message: 'Is there a place to leave a bicycle? '.repeat(8),
      key: randomUUID(),
    });
    [longer, mirrored] = await Promise.all([open('en_XA'), open('ar_XB')]);
  });
  afterAll(() => world?.close());

  const at = (path: string) => world.origin + path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? '');

  it.each(pages)('%s is fit for everybody', async (path) => {
    const { page, complaints, resize } = plain;
    const found: unknown[] = [];
    await visit(page, at(path));
    for (const width of [1440, 768, 375]) {
      await resize(width);
      await settled(page);
      found.push(...(await violationsIn(page, width)));
      expect(await overWidth(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overWidth(page), 'wider than 320 px').toBeLessThanOrEqual(0);
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each(pages)('%s has room for longer texts, all of them from catalogues', (path) =>
    expectFit(longer, 'en_XA', at(path)),
  );

  it.each(pages)('%s is mirrored from right to left', (path) => expectFit(mirrored, 'ar_XB', at(path)));

  it.each(Object.keys(popupPlaces).filter(isEverywhere))('the popup %s has room for longer texts', async (name) => {
    const { page, complaints, resize } = longer;
    await resize(375);
    await visit(page, `${world.origin}/dev/popups/${name}`);
    await page.locator(`dialog[open][data-popup="${name}"]`).waitFor();
    await settled(page);
    await drawn(page);
    await expectRoom(
      page,
      'en_XA',
      `${new URL(page.url()).pathname.replace(/^\/[a-z-]+\/\d+\/.*/, '/product')} ${name}`,
    );
    expect(unexpected(complaints)).toEqual([]);
  });
});
