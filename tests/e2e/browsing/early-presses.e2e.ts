// A slow phone and network: a press before the page's script is stored, shown as taken, and handled later (ADR 023).
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { thirdOf } from '#tests/support/third.ts';
import type { Guest } from '#tests/e2e/guest.ts';
import { settled, visitHeld } from '#tests/e2e/journey.ts';
import { pages } from '#tests/e2e/pages/page-list.ts';
import { openHeld, openSlowly, tapAt } from './slow-phone.ts';
import { shareTripWorld, plainCourse, type Trip, type TripWorld } from '#tests/e2e/trips/trip-world.ts';
import { hanoi, karsts, pho } from '#tests/e2e/world.ts';

/** Milliseconds after the first paint. */
const moments = [0, 300, 1000];
const patience = { timeout: 60_000 };

interface Control {
  path: string;
  /** Its name, as a guest reads it. */
  name: string | RegExp;
  /** Waits for the visible result. */
  done: (page: Page) => Promise<unknown>;
  /** Once lost presses: tested on a slow phone too. */
  isSlow?: true;
}

const product = `/product/detail?id=${karsts.id}`;
const reviewed = `/product/detail?id=${pho.id}`;
const popup = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name }).waitFor(patience);
const text = (shown: string | RegExp) => (page: Page) => page.getByText(shown).first().waitFor(patience);
const menu = (page: Page) => page.locator('#drawer[data-state=ready]').waitFor(patience);
const more = (selector: string, least: number) => (page: Page) =>
  page
    .locator(selector)
    .nth(least - 1)
    .waitFor(patience);

const forEverybody: readonly Control[] = [
  { path: '/', name: 'Open menu', done: menu },
  { path: '/', name: 'Where to? City or experience', done: popup('City or experience') },
  { path: hanoi, name: 'Filters', done: popup('Filters'), isSlow: true },
  { path: hanoi, name: 'Map', done: popup('Map'), isSlow: true },
  { path: hanoi, name: 'Tomorrow', done: (page) => page.locator('[aria-pressed=true]').first().waitFor(patience) },
  { path: '/s/walk', name: 'Filters', done: popup('Filters') },
  { path: product, name: 'Choose a date', done: text('Step 1 of 3'), isSlow: true },
  { path: product, name: 'Ask the host', done: popup(/^Ask/), isSlow: true },
  { path: product, name: 'See more dates', done: more('#dates li', 7), isSlow: true },
  { path: product, name: /^All \d+ photos/, done: popup('Photos') },
  { path: product, name: 'Larger map', done: popup('Where you’ll meet') },
  { path: product, name: /^Reviews of/, done: popup(/^Reviews of/) },
  { path: reviewed, name: 'Show more reviews', done: more('#reviews li', 12) },
  { path: '/user/signup', name: 'Show password', done: (page) => page.getByLabel('Hide password').waitFor(patience) },
  { path: '/hanoi/no-such/page', name: 'Open menu', done: menu },
];

const forItsGuest: readonly Control[] = [
  { path: '', name: /^Cancel booking/, done: popup('Cancel booking'), isSlow: true },
  { path: '', name: /^Move to another date/, done: popup('Move to another date'), isSlow: true },
  { path: '', name: /^Invite (your companion|companions)/, done: popup(/compan|comes along|Invite/i) },
];

const forItsHost: readonly Control[] = [
  { path: '', name: 'Cancel this booking', done: popup(/cancel/i) },
  { path: '', name: 'Close for new bookings', done: text('Closed: no new bookings.') },
];

describe.skipIf(chooseBrowser() === null)('a press that comes before the page’s script', () => {
  let world: TripWorld;
  let trip: Trip;
  let host: Guest;
  /** A window in which no script ever loads. */
  let heldForAll: Promise<Page> | undefined;

  beforeAll(async () => {
    world = await shareTripWorld();
    trip = await world.openTrip({ pax: 3 });
    host = await world.openHost(plainCourse);
  });
  afterAll(() => world?.close());

  const wishes = async (as?: Page) => (as === undefined ? {} : { storageState: await as.context().storageState() });
  const controlOn = (page: Page, { name }: Control) =>
    page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true }).first();
  /** Waits for the result, and until the sign of the press is gone; then closes the page. */
  const expectDone = async (page: Page, { done }: Control): Promise<void> => {
    await done(page);
    await expect.poll(() => page.locator('[data-pressed]').count(), patience).toBe(0);
    await page.context().close();
  };

  async function tapHeld(control: Control, as?: Page): Promise<void> {
    const { page, release } = await openHeld(world.browser, world.origin + control.path, await wishes(as));
    expect(await tapAt(page, controlOn(page, control), 0)).toEqual({ wasEarly: true, isTaken: true });
    release();
    await expectDone(page, control);
  }

  async function tapOnSlowPhone(control: Control, afterMs: number, as?: Page): Promise<void> {
    const page = await openSlowly(world.browser, world.origin + control.path, await wishes(as));
    const tap = await tapAt(page, controlOn(page, control), afterMs);
    expect(tap.isTaken).toBe(true);
    await expectDone(page, control);
  }

  /** The controls of this run: they share the script that stores presses. */
  const due = (controls: readonly Control[]) => thirdOf(controls, ({ path, name }) => `${path} ${name}`);
  /** The slow controls at the moments of this run. */
  const slow = (controls: readonly Control[]) => {
    const slowly = controls.filter(({ isSlow }) => isSlow === true);
    const all = slowly.flatMap((control) => moments.map((moment) => ({ ...control, moment })));
    return thirdOf(all, ({ path, name, moment }) => `${path} ${name} ${moment}`);
  };
  const guestPath = () => `/booking/detail?ref=${trip.ref}`;
  const hostPath = () => `/dashboard/booking/detail/${trip.id}`;

  it.each(due(forEverybody))('is kept on $path: $name', (control) => tapHeld(control));
  it.each(due(forItsGuest))('is kept on a booking, for its guest: $name', (control) =>
    tapHeld({ ...control, path: guestPath() }, trip.page),
  );
  it.each(due(forItsHost))('is kept on a booking, for its host: $name', (control) =>
    tapHeld({ ...control, path: hostPath() }, host.page),
  );

  it('is done though the page looks meanwhile who is signed in', async () => {
    const given = await wishes(host.page);
    const { page, release } = await openHeld(world.browser, world.origin + hostPath(), given);
    const answered = page.waitForResponse('**/api/user/auth');
    await page.route('**/api/departure/close', async (route) => {
      await (await answered).finished();
      await route.continue();
    });
    const turn = page.getByRole('button', { name: /^(Reopen for bookings|Close for new bookings)$/ });
    const before = (await turn.textContent()) ?? '';
    expect(await tapAt(page, turn, 0)).toEqual({ wasEarly: true, isTaken: true });
    release();
    await turn.filter({ hasNotText: before }).waitFor(patience);
    await page.context().close();
  });

  it.each(thirdOf(pages, String))('is kept by every button of %s that needs a script', async (path) => {
    heldForAll ??= openHeld(world.browser, world.origin).then(({ page }) => page);
    const page = await heldForAll;
    await visitHeld(page, world.origin + path);
    await page.locator('#state').waitFor({ state: 'attached' });
    const lost = await page.evaluate(() => {
      // A disabled button does nothing then either.
      const needsScript = ({ type, form, ariaDisabled }: HTMLButtonElement) =>
        ariaDisabled !== 'true' && (type === 'button' || form?.hasAttribute('action') !== true);
      const buttons = [...document.querySelectorAll('button')].filter(needsScript);
      for (const button of buttons) button.click();
      return buttons.filter(({ dataset }) => dataset['pressed'] === undefined).map(({ outerHTML }) => outerHTML);
    });
    expect(lost).toEqual([]);
  });

  it.each(slow(forEverybody))('is done on a slow phone: $name after $moment ms', ({ moment, ...control }) =>
    tapOnSlowPhone(control, moment),
  );
  it.each(slow(forItsGuest))('is done on a slow phone: $name after $moment ms', ({ moment, ...control }) =>
    tapOnSlowPhone({ ...control, path: guestPath() }, moment, trip.page),
  );

  it('on the sort of the reviews shows no order before it is done', async () => {
    const { page, release } = await openHeld(world.browser, world.origin + reviewed);
    const sorter = page.getByLabel('Sort reviews');
    await sorter.selectOption('rating-lower');
    expect(await sorter.inputValue()).toBe('date-newer');
    expect(await sorter.evaluate((one) => [one.dataset['pressed'], one.ariaBusy])).toEqual(['', 'true']);
    release();
    const first = page.locator('#reviews li').filter({ hasText: 'of 5 stars' }).first();
    await expect.poll(() => first.textContent(), patience).toContain('1 of 5 stars');
    expect(await sorter.inputValue()).toBe('rating-lower');
    await page.context().close();
  });

  it('is done once, however often it comes', async () => {
    const { page, release } = await openHeld(world.browser, world.origin + reviewed);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await tapAt(page, page.getByRole('button', { name: 'Show more reviews' }), 0, 3);
    release();
    await more('#reviews li', 12)(page);
    await settled(page);
    expect(asked.filter((path) => path === '/api/review/course-list')).toHaveLength(1);
    await page.context().close();
  });

  it('is forgotten where another one has put a popup over it', async () => {
    const { page, release } = await openHeld(world.browser, world.origin + product);
    await tapAt(page, page.getByRole('button', { name: 'Ask the host' }), 0);
    await tapAt(page, page.getByRole('button', { name: 'See more dates' }), 0);
    release();
    await popup(/^Ask/)(page);
    await settled(page);
    expect(await page.locator('[data-pressed]').count()).toBe(0);
    expect(await page.locator('#dates li').count()).toBe(6);
    await page.context().close();
  });

  it('is forgotten after twenty seconds, and says so by its looks', async () => {
    const { page, release } = await openHeld(world.browser, world.origin + product);
    await page.clock.install();
    await page.getByRole('button', { name: 'Ask the host' }).click();
    const sign = page.locator('[data-pressed]');
    await sign.waitFor();
    await page.clock.fastForward(20_000);
    await sign.waitFor({ state: 'detached' });
    release();
    await settled(page);
    expect(await page.getByRole('dialog').filter({ visible: true }).count()).toBe(0);
    await page.context().close();
  });

  it('on a link goes at once, as does a form that needs no script', async () => {
    const { page } = await openHeld(world.browser, world.origin + hanoi);
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: karsts.title }).waitFor();
    await page.context().close();
  });

  it('keeps what was typed and chosen in the form of checkout', async () => {
    const { page, release } = await openHeld(world.browser, world.origin + world.checkoutPath());
    await page.getByLabel('Email', { exact: true }).fill('typed-early@example.com');
    await page.getByRole('radio', { name: 'PayPal' }).check();
    release();
    await settled(page);
    // The page knows both: the card's fields are gone, and its stored form has the address.
    await page.getByLabel('Name on card').waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('typed-early@example.com');
    expect(await page.getByRole('radio', { name: 'PayPal' }).isChecked()).toBe(true);
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await expect.poll(kept).toContain('typed-early@example.com');
    await page.context().close();
  });
});
