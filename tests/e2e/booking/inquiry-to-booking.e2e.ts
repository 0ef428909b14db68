// A question to a host: asked by a visitor, confirmed from the email, answered with an offer, booked at its price.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseBrowser } from '#tests/support/browser/browser.ts';
import { centsIn, fillCard, fillDetails, openGuest, pressPay } from '#tests/e2e/guest.ts';
import { arrived, reload, settled, visit } from '#tests/e2e/journey.ts';
import { shareTripWorld, plainCourse, type TripWorld } from '#tests/e2e/trips/trip-world.ts';

describe.skipIf(chooseBrowser() === null)('a question to a host', () => {
  let world: TripWorld;

  beforeAll(async () => {
    world = await shareTripWorld();
  });
  afterAll(() => world?.close());

  const inPopup = (page: Page) => page.locator('dialog[open]');

  async function ask(page: Page, email: string): Promise<void> {
    await visit(page, `${world.origin}/product/detail?id=${plainCourse}`);
    await page.getByRole('button', { name: 'Ask the host' }).click();
    await inPopup(page).getByLabel('Your question').fill('Can we start an hour later? My mother walks slowly.');
    // A week ahead: late in the evening it is too late to book the first morning.
    const [day] = await world.rows<{ date: string }>(
      `select ((banyan_now() at time zone 'Asia/Kathmandu')::date + 7)::text as date`,
      [],
    );
    await inPopup(page).getByText('Change', { exact: true }).click();
    await inPopup(page)
      .getByLabel('Date')
      .fill(day?.date ?? '');
    await inPopup(page).getByLabel('First name').fill('Mara');
    await inPopup(page).getByLabel('Last name').fill('Lind');
    await inPopup(page).getByLabel('Email').fill(email);
    await inPopup(page).getByRole('button', { name: 'Send question' }).click();
    await inPopup(page).getByText(`Check your inbox: ${email}`).waitFor();
  }
  const statusOf = async (email: string) =>
    (
      await world.rows<{ status: string }>(
        'select status from inquiry where email = $1 order by created_at desc limit 1',
        [email],
      )
    )[0]?.status;

  it('goes from the question to an offer to a booking', async () => {
    const guest = await openGuest(world.browser, 375);
    const { page } = guest;
    await visit(page, `${world.origin}/product/detail?id=${plainCourse}`);
    await page.getByRole('button', { name: 'Ask the host' }).click();
    await inPopup(page).getByRole('button', { name: 'Send question' }).click();
    await inPopup(page).getByText('Email is required').waitFor();
    await guest.expectSound('a question with errors');
    await reload(page);
    await ask(page, 'asks@example.com');
    await guest.expectSound('a question that was sent');

    const verify = await world.linkInMail('inquiry-verify', 'asks@example.com');
    await visit(page, verify);
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    expect(await statusOf('asks@example.com')).toBe('unverified');
    await page.getByRole('button', { name: /^Send my question to/ }).click();
    await page.getByRole('heading', { name: /has your question$/ }).waitFor();
    await guest.expectSound('an open question');

    const host = await openGuest(world.browser, 375);
    await visit(host.page, await world.linkInMail('host-inquiry', (await world.hostOf(plainCourse)).email));
    await host.page.getByRole('heading', { name: 'Mara has a question' }).waitFor();
    expect(await host.page.getByText('asks@example.com').count()).toBe(0);
    await host.expectSound('a question at the host');
    await host.page.getByRole('radio', { name: /^Make an offer/ }).check();
    const time = host.page.getByLabel('Start time');
    if ((await time.count()) > 0) {
      const [rule] = await world.rows<{ start_time: string }>(
        'select start_time::text from availability_rule where course_id = $1 order by start_time limit 1',
        [plainCourse],
      );
      await time.fill(rule?.start_time.slice(0, 5) ?? '');
    }
    await host.page.getByRole('button', { name: 'Send offer' }).click();
    await host.page.getByText('Enter a price such as 25 or 25.50').waitFor();
    await host.page.getByLabel('Price per guest in US$').fill('15');
    await host.page.getByLabel('Your message').fill('Yes, and we take the flat way round.');
    await host.expectSound('an offer');
    await host.page.getByRole('button', { name: 'Send offer' }).click();
    await host.page.getByRole('heading', { name: 'You made an offer' }).waitFor();

    await visit(page, await world.linkInMail('inquiry-offered', 'asks@example.com'));
    await page.getByRole('heading', { name: /has an offer for you$/ }).waitFor();
    const total = centsIn(await page.getByText(/ total$/).textContent());
    await guest.expectSound('an offer at the guest');
    await page.getByRole('link', { name: 'Book this offer' }).click();
    await arrived(page, /\/booking\/checkout\?.*offer=/);
    await page.getByRole('button', { name: /^Pay US/ }).waitFor();
    await fillDetails(page);
    await page.getByLabel('Email', { exact: true }).fill('asks@example.com');
    await fillCard(page, '4242424242424242');
    await pressPay(page);
    await page.getByRole('heading', { name: 'You’re booked, Mara' }).waitFor({ timeout: 30_000 });
    const shown = page.locator('.voucher').getByText('Total', { exact: true }).locator('xpath=following-sibling::*[1]');
    expect(centsIn(await shown.first().textContent())).toBe(total);
    expect(await statusOf('asks@example.com')).toBe('booked');
    expect([...guest.complaints, ...host.complaints]).toEqual([]);
    await host.close();
    await guest.close();
  });

  it('is listed for the host who is logged in, who answers it with words', async () => {
    const guest = await openGuest(world.browser, 1440);
    await ask(guest.page, 'words@example.com');
    await visit(guest.page, await world.linkInMail('inquiry-verify', 'words@example.com'));
    await guest.page.getByRole('button', { name: /^Send my question to/ }).click();
    await guest.page.getByRole('heading', { name: /has your question$/ }).waitFor();

    const host = await world.openHost(plainCourse, 1440);
    await visit(host.page, `${world.origin}/dashboard/booking/inquiry?as=host`);
    await settled(host.page);
    await host.expectSound('questions of a host');
    await host.page.getByRole('listitem').filter({ hasText: 'Open' }).getByRole('link').first().click();
    await host.page.getByRole('heading', { name: 'Mara has a question' }).waitFor();
    await host.page.getByRole('button', { name: 'Send reply' }).click();
    await host.page.getByText('Write a reply').waitFor();
    await host.page.getByLabel('Your message').fill('We can start at nine.');
    await host.page.getByRole('button', { name: 'Send reply' }).click();
    await host.page.getByRole('heading', { name: 'You replied' }).waitFor();
    await reload(guest.page);
    await guest.page.getByRole('heading', { name: / replied$/ }).waitFor();
    await guest.page.getByText('We can start at nine.').waitFor();
    expect([...guest.complaints, ...host.complaints]).toEqual([]);
    await host.close();
    await guest.close();
  });
});
