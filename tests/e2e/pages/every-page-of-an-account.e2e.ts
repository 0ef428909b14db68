// The filled pages of the demo's guest and host, checked completely (`look.ts`).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looks } from '#scripts/looks/pages.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { settled, visit, visitPopup } from '#tests/e2e/journey.ts';
import { must } from '#tests/e2e/trips/trip-world.ts';
import { lookAtPage, lookAtPanel, madeLanguages, openViewer, unexpected, type Viewer } from './look.ts';
import { shareWorld, type World } from '#tests/e2e/world.ts';

const guestPages = [
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

const hostPages = [
  ...looks.host.filter((path) => path.startsWith('/dashboard/host-panel')),
  '/dashboard/host-panel/listings/{draft}',
  '/dashboard/host-panel/listings/{draft}?part=price',
];

describe.skipIf(chooseBrowser() === null)('every page of an account', () => {
  let world: World;
  let guest: Viewer;
  let host: Viewer;
  const ids: Record<string, string> = {};
  const withIds = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? '');

  /** A window of a popup's person: its address logs them in. */
  async function openAs(popup: string): Promise<Viewer> {
    const viewer = await openViewer(world);
    await visitPopup(viewer.page, world.origin, popup);
    await settled(viewer.page);
    return viewer;
  }

  beforeAll(async () => {
    world = await shareWorld(madeLanguages);
    // The demo's guest has a trip ahead, one that waits and one to review.
    guest = await openAs('booking-cancel');
    host = await openAs('departure-cancel');
    const { data } = await must(guest.page, 'booking/list-guest', { when: 'upcoming' });
    const past = await must(guest.page, 'booking/list-guest', { when: 'past' });
    ids['trip'] = data[0]?.id ?? '';
    ids['past'] = past.data[0]?.id ?? '';
    await must(guest.page, 'wishlist/save', { course_ids: [201] });
    const { listing } = await must(host.page, 'listing/start', {});
    const price = { price: null, surcharge: null, group_tiers: [] };
    await must(host.page, 'listing/save', { listing_id: listing.id, version: listing.version, content: { price } });
    ids['draft'] = listing.id;
    await must(guest.page, 'conversation/send', {
      booking_id: ids['trip'],
      message: 'Is there a place to leave a bicycle? '.repeat(8),
      key: randomUUID(),
    });
  });
  afterAll(() => world?.close());

  it.each(guestPages)('%s is fit for everybody', (path) => lookAtPage(guest, withIds(path)));

  // Browsers have no texts for these languages.
  it.each(['ne', 'my', 'km', 'lo'])(
    'pages of a host in %s are drawn by the browser as the server has sent them',
    async (language) => {
      const { page, complaints } = host;
      await page.context().addCookies([{ name: 'host_language', value: language, url: world.origin }]);
      for (const path of ['', '/tell', '/requests', '/calendar', '/calendar?form=feeds', '/earnings', '/settings']) {
        await visit(page, `${world.origin}/dashboard/host-panel${path}`);
        await settled(page);
        expect(await page.locator('main').getAttribute('lang')).toBe(language);
      }
      await page.context().clearCookies({ name: 'host_language' });
      expect(unexpected(complaints)).toEqual([]);
    },
  );

  it.each(hostPages)('%s of a host is fit for everybody', (path) => lookAtPanel(host, withIds(path), true));
});
