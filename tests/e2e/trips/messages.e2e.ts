// A guest without an account and a host talk, each in a separate browser.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { openGuest } from '#tests/e2e/guest.ts';
import { visit } from '#tests/e2e/journey.ts';
import { must, openTripWorld, plainCourse, type TripWorld } from './trip-world.ts';

const patienceMs = 2000;

describe.skipIf(chooseBrowser() === null)('messages', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await openTripWorld();
  });
  afterAll(() => world?.close());

  const field = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
  const log = (page: Page) => page.getByRole('log');
  const said = (page: Page, text: string) => log(page).getByText(text, { exact: true });
  const write = async (page: Page, text: string) => {
    await field(page).fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
  };

  it('stand at the other within two seconds, between a guest without an account and the host', async () => {
    const guest = await world.openTrip({ width: 375 });
    const host = await world.openHost(plainCourse, 1440);
    const markup = '<img src=x onerror="document.title=\'broken\'"> & more';
    await guest.page.getByRole('button', { name: /^Message / }).click();
    await field(guest.page).waitFor();
    await guest.expectSound('an empty conversation');
    await write(guest.page, markup);
    await said(guest.page, markup).waitFor();

    await visit(host.page, `${world.origin}/dashboard/messages`);
    await host.page
      .getByRole('main')
      .getByRole('link', { name: /1 unread message/ })
      .waitFor();
    await host.expectSound('the list');
    await host.page
      .getByRole('main')
      .getByRole('link', { name: /1 unread message/ })
      .click();
    await said(host.page, markup).waitFor();
    expect(await host.page.title()).not.toContain('broken');
    await log(guest.page).getByText('Read').waitFor({ timeout: patienceMs });

    await write(host.page, 'See you at the gate!');
    await said(guest.page, 'See you at the gate!').waitFor({ timeout: patienceMs });
    await field(guest.page).fill('By keyboard');
    await guest.page.keyboard.press('Control+Enter');
    await said(host.page, 'By keyboard').waitFor({ timeout: patienceMs });
    await guest.expectSound('a conversation on a phone');
    await host.expectSound('a conversation beside the list');
    await host.resize(320);
    await host.expectSound('a conversation on a small phone');
    expect([...guest.complaints, ...host.complaints]).toEqual([]);
    await guest.close();
    await host.close();
  });

  it('are kept where there is no connection, and sent once when there is one', async () => {
    const { page, ref, close } = await world.openTrip();
    await page.getByRole('button', { name: /^Message / }).click();
    await field(page).waitFor();
    await page.context().setOffline(true);
    await write(page, 'From the lift');
    await said(page, 'From the lift').waitFor();
    await field(page).fill('A thought that is not finished');
    await page.getByRole('button', { name: 'Send again' }).waitFor();
    await page.context().setOffline(false);

    // Like an email's link, which opens the conversation by itself.
    const address = `${page.url()}#messages`;
    await visit(page, `${world.origin}/faq`);
    await visit(page, address);
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe('A thought that is not finished');
    await page.getByRole('button', { name: 'Send again' }).click();
    await log(page)
      .getByText(/ · Sent$/)
      .waitFor();
    const { data } = await must(page, 'conversation/detail', { ref });
    expect(data.map(({ text }) => text)).toEqual(['From the lift']);
    await close();
  });

  it('are read and written without script on the dashboard, once for each form', async () => {
    const trip = await world.openTrip();
    await must(trip.page, 'conversation/send', { ref: trip.ref, message: 'Is it far?', key: crypto.randomUUID() });
    const host = await world.openHost(plainCourse);
    const { page, close } = await openGuest(world.browser, 375, { javaScriptEnabled: false });
    await page.context().addCookies(await host.page.context().cookies());
    await visit(page, `${world.origin}/dashboard/messages/${trip.id}`);
    await said(page, 'Is it far?').waitFor();
    const key = await page.locator('input[name=key]').inputValue();
    await field(page).fill('Ten minutes\non foot');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await log(page).getByText('Ten minutes').waitFor();
    const { data } = await must(trip.page, 'conversation/detail', { ref: trip.ref });
    expect(data.map(({ text }) => text)).toEqual(['Is it far?', 'Ten minutes\non foot']);
    expect(await page.locator('input[name=key]').inputValue()).not.toBe(key);
    await close();
    await host.close();
    await trip.close();
  });
});
