// Every page in a longer language and in one from right to left: nothing is hard-coded, nothing too wide or cut, nothing
// that the browser's script and the server see differently (docs/content.md#languages).
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { cutTexts } from './cut-texts.ts';
import { openGuest, type Guest } from '../guest.ts';
import { chooseLocale, settled, visit } from '../journey.ts';
import { overWidth, smallTargets } from './layout-checks.ts';
import { inAnyLanguage } from './made-words.ts';
import { pages, popups } from './page-list.ts';
import { must, openTripWorld, plainCourse, type Trip, type TripWorld } from '../trips/trip-world.ts';
import type { World } from '../world.ts';

const brand = JSON.parse(readFileSync(`${projectRoot}config/brand.json`, 'utf8')) as { press_title: string };

// Pages of text and titles of experiences are content, and the name of the press page is a setting: they are in no catalogue.
const isContent = (path: string) => path === '/faq' || path.startsWith('/product');

/** Labels and buttons in plain English: two words or more, of letters that the made language would have changed. */
async function plainLabels(page: Page, path: string): Promise<string[]> {
  const heads = isContent(path) ? [] : ['h1'];
  const found = await page.evaluate(
    (selectors) => {
      const spoken = selectors.join(', ');
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const texts = [...document.querySelectorAll(spoken)]
        .filter(isShown)
        .filter((element) => element.closest('[data-content], article, address') === null)
        // Names of categories are content.
        .filter((element) => element.querySelector('[name=categories]') === null)
        .map((element) => (element.textContent ?? '').trim());
      return [...new Set(texts)].filter((text) => /\b[a-z]{3,} [a-z]{3,}\b/.test(text) && !/[áéíóú]/.test(text));
    },
    ['button', 'label', 'legend', 'summary', '[role=status]', 'nav a', '[role=alert]', ...heads],
  );
  return found.filter((text) => text !== brand.press_title);
}

/** Complaints but those of a page that is not there. */
const unexpected = (complaints: readonly string[]) =>
  complaints.filter((text) => !text.startsWith('Failed to load resource: the server responded with a status of 404'));

async function openIn(world: World, name: string, width: number) {
  const guest = await openGuest(world.browser, width);
  await chooseLocale(guest.page, world.origin, name);
  return guest;
}

/** What is in view has room, and in the longer language nothing of it is cut or plain English. */
async function expectRoom(page: Page, name: string, path: string): Promise<void> {
  expect(await overWidth(page), `${path} is too wide`).toBeLessThanOrEqual(0);
  if (name !== 'en_XA') return;
  expect([path, await cutTexts(page)]).toEqual([path, []]);
  expect([path, await plainLabels(page, path)]).toEqual([path, []]);
}

describe.skipIf(chooseBrowser() === null)('every page in every language', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await openTripWorld({ NODE_ENV: 'test', BANYAN_LOCALES: 'en_US,en_XA,ar_XB' });
  });
  afterAll(() => world?.close());

  it.each(pages)('%s has room for longer texts, and all of them from catalogues', async (path) => {
    const { page, complaints, resize, close } = await openIn(world, 'en_XA', 1440);
    for (const width of [1440, 768, 375]) {
      await resize(width);
      await visit(page, world.origin + path);
      await settled(page);
      expect(await page.locator('html').getAttribute('lang')).toBe('en-XA');
      expect(await overWidth(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await smallTargets(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
    expect(await plainLabels(page, path)).toEqual([]);
    expect(unexpected(complaints)).toEqual([]);
    await close();
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
    const { page, complaints, resize, close } = await openIn(world, 'ar_XB', 1440);
    for (const width of [1440, 375]) {
      await resize(width);
      await visit(page, world.origin + path);
      await settled(page);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(await overWidth(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
    }
    const { left, right } = await page
      .locator('header a')
      .filter({ visible: true })
      .first()
      .evaluate((node) => {
        const box = node.getBoundingClientRect();
        return { left: box.left, right: innerWidth - box.right };
      });
    expect(right, 'the logo stands on the right').toBeLessThan(left);
    expect(unexpected(complaints)).toEqual([]);
    await close();
  });

  it.each(popups)('$name has room for longer texts, and is mirrored', async ({ path, at, open }) => {
    for (const [name, widths] of [['en_XA', at] as const, ['ar_XB', at.slice(0, 1)] as const]) {
      const { page, complaints, resize, close } = await openIn(world, name, 1440);
      for (const width of widths) {
        await resize(width);
        await visit(page, world.origin + path);
        await settled(page);
        await open(page);
        await expectRoom(page, name, path);
      }
      expect(unexpected(complaints)).toEqual([]);
      await close();
    }
  });

  describe.each(['en_XA', 'ar_XB'])('a trip in %s', (name) => {
    let guest: Trip;
    let host: Guest;
    let inquiry: string;

    beforeAll(async () => {
      guest = await world.openTrip({ courseId: 201, pax: 4, locale: name });
      host = await world.openHost(plainCourse, 1440);
      await chooseLocale(host.page, world.origin, name);
      const { page, ref, id } = guest;
      const friend = { email: `ine-${name}@example.com`, first_name: 'Ine', last_name: 'Vik' };
      await must(page, 'booking/send-companion', { ref, booking_id: id, ...friend });
      const email = `asks-${name}@example.com`;
      const asked = await must(page, 'booking/inquiry', {
        course_id: plainCourse,
        date: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
        pax: 2,
        message: 'Can we start an hour later?',
        email,
        first_name: 'Mara',
        last_name: 'Lind',
      });
      inquiry = asked.inquiry.id;
    });
    afterAll(async () => {
      await Promise.all([guest?.close(), host?.close()]);
    });

    async function expectFit({ page, complaints, resize }: Guest, path: string): Promise<void> {
      for (const width of [1440, 375]) {
        await resize(width);
        await visit(page, world.origin + path);
        await settled(page);
        await expectRoom(page, name, path);
      }
      const { lang, dir } = await page.evaluate(() => {
        const { lang, dir } = document.documentElement;
        return { lang, dir };
      });
      expect([lang, dir]).toEqual(name === 'ar_XB' ? ['ar-XB', 'rtl'] : ['en-XA', 'ltr']);
      expect(unexpected(complaints)).toEqual([]);
    }

    it('the booking, its pickup, and its popups at its guest', async () => {
      const path = `/booking/detail?ref=${guest.ref}`;
      await expectFit(guest, `/pickup-location/${guest.ref}`);
      await expectFit(guest, path);
      for (const button of [/^Cancel booking/, /^Move to another date/, /^Invite (?:your companion|companions)/]) {
        await visit(guest.page, world.origin + path);
        await settled(guest.page);
        await guest.page.getByRole('button', { name: inAnyLanguage(button) }).click();
        await guest.page.locator('dialog[open] :is(td, input, textarea)').first().waitFor();
        await guest.page.waitForFunction(() => document.querySelector('dialog[open] [aria-busy=true]') === null);
        await expectRoom(guest.page, name, String(button));
      }
      expect(unexpected(guest.complaints)).toEqual([]);
    });

    it('a question, by the link of its mail and at its host', async () => {
      const link = new URL(await world.linkInMail('inquiry-verify', `asks-${name}@example.com`));
      await expectFit(guest, link.pathname + link.search);
      await guest.page.getByRole('button', { name: inAnyLanguage(/^Send my question/) }).click();
      await settled(guest.page);
      await expectFit(host, `/inquiry/${inquiry}`);
    });

    it('the booking at its host, before and after a cancel', async () => {
      const trip = await world.openTrip({ locale: name });
      const path = `/dashboard/booking/detail/${trip.id}`;
      await expectFit(host, path);
      const { quote_id } = await must(host.page, 'booking/cancel', { ref: trip.ref, cause: 'host' });
      await must(host.page, 'booking/cancel', { ref: trip.ref, cause: 'host', quote_id: quote_id ?? '' });
      await expectFit(host, path);
      await expectFit(trip, `/booking/detail?ref=${trip.ref}`);
      await trip.close();
      await expectFit(host, '/dashboard/booking?as=host');
      await expectFit(host, '/dashboard/booking/inquiry?as=host');
    });

    it('the page that checks vouchers', async () => expectFit(guest, '/check'));
  });
});
