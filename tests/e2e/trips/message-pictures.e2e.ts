// Photos in a conversation: chosen, pasted and dropped, visible only to both sides, and sent without script too.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '#src/contract/errors.ts';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { photoOf } from '#tests/support/pictures/uploads.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { visit } from '#tests/e2e/journey.ts';
import { must, shareTripWorld, plainCourse, type TripWorld } from './trip-world.ts';

describe.skipIf(chooseBrowser() === null)('pictures in messages', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await shareTripWorld();
  });
  afterAll(() => world?.close());

  const fileOf = async (name: string, color: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await photoOf(color, { width: 900, height: 600 }),
  });
  const field = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
  const log = (page: Page) => page.getByRole('log');
  const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
  const attached = (page: Page) => page.getByRole('list', { name: 'Photos to send' }).getByRole('listitem');
  const isReady = (page: Page, place: number) =>
    page
      .getByRole('status')
      .filter({ hasText: `Photo ${place} is ready` })
      .waitFor({ state: 'attached' });
  /** A photo from the clipboard or dragged over the field. */
  const give = async (page: Page, how: 'paste' | 'drop', color: string) => {
    const base64 = (await photoOf(color)).toString('base64');
    await field(page).evaluate(
      (node, [event, data, name]) => {
        const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
        const given = { bubbles: true, cancelable: true };
        node.dispatchEvent(
          event === 'paste'
            ? new ClipboardEvent('paste', { ...given, clipboardData: transfer })
            : new DragEvent('drop', { ...given, dataTransfer: transfer }),
        );
      },
      [how, base64, `${how}.jpg`] as const,
    );
  };

  it('go from a guest without an account to the host, and open large', async () => {
    const guest = await world.openTrip({ width: 375 });
    const host = await world.openHost(plainCourse, 1440);
    await visit(host.page, `${world.origin}/dashboard/messages/${guest.id}`);
    await guest.page.getByRole('button', { name: /^Message / }).click();
    await field(guest.page).waitFor();
    await guest.page.locator('input[type=file]').setInputFiles([await fileOf('gate.jpg', 'green')]);
    await give(guest.page, 'paste', 'blue');
    await give(guest.page, 'drop', 'red');
    for (const place of [1, 2, 3]) await isReady(guest.page, place);
    await guest.page.getByLabel('What does photo 1 show?').fill('The gate');
    await guest.page.getByRole('button', { name: 'Remove photo 2' }).click();
    await expect.poll(() => attached(guest.page).count()).toBe(2);
    await guest.expectSound('a message with pictures on a phone');
    await guest.resize(320);
    await guest.expectSound('a message with pictures on a small phone');
    await send(guest.page).click();
    // The host is online and may read it before "sent" is visible.
    await log(guest.page)
      .getByText(/ · (Sent|Read)$/)
      .waitFor();

    const tile = log(host.page).getByRole('link', { name: 'Open photo 1 of 2: The gate' });
    await tile.waitFor();
    await host.expectSound('a conversation with photos');
    await tile.focus();
    await host.page.keyboard.press('Enter');
    const viewer = host.page.getByRole('dialog', { name: 'Photos in this message' });
    await viewer.getByRole('img', { name: 'The gate' }).waitFor();
    await host.expectSound('a picture over the page');
    await host.page.keyboard.press('ArrowRight');
    await viewer.getByText('2 of 2').waitFor();
    await host.page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
    expect(await tile.evaluate((node) => node === document.activeElement)).toBe(true);

    const address = new URL((await tile.getAttribute('href')) ?? '', world.origin).href;
    const outsider = await openGuest(world.browser, 375);
    expect((await outsider.page.request.get(address)).status()).toBe(404);
    expect((await host.page.request.get(address)).headers()['cache-control']).toBe('private, no-cache');
    // In the popup over a booking's page, closing a photo leaves the conversation open.
    await log(guest.page)
      .getByRole('link', { name: /Open photo 1 of 2/ })
      .click();
    await guest.page.getByRole('dialog', { name: 'Photos in this message' }).waitFor();
    await guest.page.keyboard.press('Escape');
    await field(guest.page).waitFor();
    expect([...guest.complaints, ...host.complaints]).toEqual([]);
    for (const one of [guest, host, outsider]) await one.close();
  });

  it('and words are sent without script and without an account, with the link of a mail', async () => {
    const trip = await world.openTrip();
    const token = new URL(await world.linkInMail('booking-confirmed', trip.email, trip.ref)).searchParams.get('token');
    const { page, close } = await openGuest(world.browser, 375, { javaScriptEnabled: false });
    await visit(page, `${world.origin}/booking/detail?ref=${trip.ref}&token=${token}`);
    await page.getByRole('link', { name: /^Message / }).click();
    await field(page).fill('This is the gate\nI mean');
    await page.locator('input[name=file]').setInputFiles([await fileOf('gate.jpg', 'olive')]);
    await page.getByLabel('What do the photos show?').fill('A gate');
    await send(page).click();
    await log(page).getByText('This is the gate').waitFor();
    const picture = log(page).getByRole('link', { name: 'Open photo 1 of 1: A gate' });
    expect(
      (await page.request.get(new URL((await picture.getAttribute('href')) ?? '', world.origin).href)).status(),
    ).toBe(200);
    await page
      .locator('input[name=file]')
      .setInputFiles([{ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x'.repeat(50)) }]);
    await field(page).fill('And this?');
    await send(page).click();
    const says = async () => (await page.locator('noscript').allInnerTexts()).join('\n');
    await expect.poll(says).toContain(errorText('photo-type'));
    expect(await field(page).inputValue()).toBe('And this?');
    const { data } = await must(trip.page, 'conversation/detail', { ref: trip.ref });
    expect(data.map(({ text, attachments }) => [text, attachments.length])).toEqual([['This is the gate\nI mean', 1]]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
    await close();
    await trip.close();
  });
});
